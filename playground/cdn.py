"""The CDN: attachments behind signed links, emojis, and the faces of people who have no picture."""

from __future__ import annotations

import io
from functools import cache
from typing import TYPE_CHECKING

from aiohttp import web
from PIL import Image, ImageDraw

from playground.rest.front import json

if TYPE_CHECKING:
    from playground.world import World

COLOURS = ("#5865f2", "#757e8a", "#3ba55c", "#faa61a", "#ed4245", "#eb459e")
# Only these are shown by a browser; anything else is handed over as a file, so that no page of a bot's runs
# here.
SHOWN = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"})
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Cdn:
    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/cdn/attachments/{channel_id}/{attachment_id}/{filename}", self.attachment),
            web.get("/cdn/emojis/{name}", self.emoji),
            web.get("/cdn/avatars/{user_id}/{name}", self.worn),
            web.get("/cdn/banners/{user_id}/{name}", self.worn),
            web.get("/cdn/embed/avatars/{name}", self.avatar),
        ]

    async def attachment(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix("/cdn")
        query = request.query
        if not self.world.links.good(path, query.get("ex", ""), query.get("hm", "")):
            return web.Response(status=404, text="This content is no longer available.")
        return self._blob(request.match_info["attachment_id"])

    async def emoji(self, request: web.Request) -> web.Response:
        return self._blob(request.match_info["name"].partition(".")[0])

    async def worn(self, request: web.Request) -> web.Response:
        """The avatar or the banner of a bot that has one."""
        name = request.match_info["name"].partition(".")[0]
        return self._blob(f"{request.match_info['user_id']}/{name}")

    def _blob(self, blob_id: str) -> web.Response:
        blob = self.world.store.blob(blob_id)
        if blob is None:
            return json(404, {"message": "404: Not Found", "code": 0})
        headers = {**SAFE, "Cache-Control": "private, max-age=86400, immutable"}
        if blob.content_type not in SHOWN:
            headers["Content-Disposition"] = f'attachment; filename="{blob.filename}"'
        return web.Response(body=blob.data, content_type=blob.content_type, headers=headers)

    async def avatar(self, request: web.Request) -> web.Response:
        number = request.match_info["name"].removesuffix(".png")
        if number not in ("0", "1", "2", "3", "4", "5"):
            return json(404, {"message": "404: Not Found", "code": 0})
        headers = {**SAFE, "Cache-Control": "private, max-age=86400, immutable"}
        return web.Response(body=_face(int(number)), content_type="image/png", headers=headers)


@cache
def _face(number: int) -> bytes:
    """A plain face on a coloured ground."""
    picture = Image.new("RGB", (128, 128), COLOURS[number])
    draw = ImageDraw.Draw(picture)
    for x in (44, 84):
        draw.ellipse((x - 7, 45, x + 7, 59), fill="white")
    draw.arc((38, 50, 90, 94), 20, 160, fill="white", width=7)
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()
