"""Bodies of requests, written short: components, messages, modals, commands."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
V2 = 1 << 15
EPHEMERAL = 1 << 6


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "b", label: str = "Go", **more: Any) -> Json:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def link(url: str = "https://example.org", **more: Any) -> Json:
    return {"type": 2, "style": 5, "label": "Look", "url": url, **more}


def option(value: str = "v", label: str = "An option", **more: Any) -> Json:
    return {"label": label, "value": value, **more}


def select(options: list[Json] | None = None, **more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": options or [option()], **more}


def text(content: str = "words", **more: Any) -> Json:
    return {"type": 10, "content": content, **more}


def thumbnail(url: str = "https://example.org/x.png", **more: Any) -> Json:
    return {"type": 11, "media": {"url": url}, **more}


def gallery(*urls: str, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


def section(*texts: Json, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": list(texts), "accessory": accessory or thumbnail()}


def container(*components: Json, **more: Any) -> Json:
    return {"type": 17, "components": list(components), **more}


def classic(*components: Json) -> Json:
    return {"content": "classic", "components": list(components)}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def text_input(custom_id: str = "t", **more: Any) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


def label(component: Json | None = None, **more: Any) -> Json:
    return {"type": 18, "label": "A label", "component": component or text_input(), **more}


def modal(*components: Json, **more: Any) -> Json:
    return {"type": 9, "data": {"custom_id": "m", "title": "A modal", "components": list(components), **more}}


def command(name: str = "go", **more: Any) -> Json:
    return {"name": name, "description": "What it does", **more}


def argument(name: str = "how", **more: Any) -> Json:
    return {"type": 3, "name": name, "description": "What it is", **more}
