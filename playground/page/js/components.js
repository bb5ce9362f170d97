// Components of messages, classic and V2, as nodes.

import { el, icon } from "./dom.js";
import { local } from "./faces.js";
import { gallery, thumbnail } from "./gallery.js";
import { colour, emoji, outside, richText, spoiler } from "./richtext.js";
import { select } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "linked", 6: "primary" };

/**
 * Nodes of a message's components. `page` is what richtext.js needs, and `interactions`, which hears of clicks and
 * knows what is still on its way. Lists and pictures that did not change are taken over from the node `before`, so
 * that an open list stays open and no picture flickers.
 */
export function components(message, page, before = null) {
  return message.components.map((component) => draw(component, message, page, before));
}

function draw(component, message, page, before) {
  const kind = KINDS[component.type];
  return kind ? kind(component, message, page, before) : el("p", { class: "unknown" }, "This part of the message cannot be shown here.");
}

function kept(before, what, make) {
  const key = JSON.stringify(what);
  const old = [...(before?.querySelectorAll("[data-kept]") ?? [])].find((node) => node.keptAs === key);
  if (old) return old;
  const node = make();
  node.dataset.kept = "";
  node.keptAs = key;
  return node;
}

function chosenIn(component, message, page, before) {
  const values = page.interactions.valuesFor(message.id, component.custom_id) ?? undefined;
  const node = kept(before, [component, values], () => select(component, page.store, { done, values }).node);
  function done(chosen) {
    node.keptAs = null; // the bot's next word starts from the bot's defaults again
    page.interactions.component(message, component.custom_id, chosen);
  }
  return node;
}

function pictures({ items }, before) {
  const shown = items.map(({ media, description, spoiler: hidden }) => [media.url.split("?")[0], description, hidden]);
  return kept(before, shown, () => gallery(items));
}

const KINDS = {
  1: (row, ...rest) => el("div", { class: "row" }, row.components.map((inner) => draw(inner, ...rest))),
  2: button,
  3: chosenIn,
  5: chosenIn,
  6: chosenIn,
  7: chosenIn,
  8: chosenIn,
  9: section,
  10: (text, message, page) => el("div", { class: "prose" }, richText(text.content, page)),
  11: (item) => thumbnail(item),
  12: (component, message, page, before) => pictures(component, before),
  13: (component) => file({ ...component.file, filename: component.name ?? nameOf(component.file.url), size: component.size, spoiler: component.spoiler }),
  14: ({ divider = true, spacing = 1 }) => el(divider ? "hr" : "div", { class: `separator spacing-${spacing}`, "aria-hidden": divider ? null : "true" }),
  17: container,
};

function button(component, message, page) {
  const content = [
    component.emoji ? emoji(component.emoji) : null,
    component.label ? el("span", { class: "button-label" }, component.label) : null,
  ];
  const label = component.label ? null : component.emoji?.name ?? "Button";
  const looks = `button ${STYLES[component.style]}`;
  if (component.style === 5) {
    if (component.disabled) return el("span", { class: looks, role: "link", "aria-disabled": "true", "aria-label": label }, content, icon("window"));
    return outside(component.url, [content, icon("window")], { class: looks, "aria-label": label });
  }
  const busy = page.interactions.busy(message.id, component.custom_id);
  return el("button", {
    type: "button", class: looks, disabled: component.disabled || component.style === 6, "aria-label": label, "aria-busy": busy ? "true" : null,
    data: { customId: component.custom_id ?? "" },
    on: { click: () => page.interactions.component(message, component.custom_id) },
  }, content, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")));
}

function section(component, ...rest) {
  return el("div", { class: "section" },
    el("div", { class: "section-texts" }, component.components.map((inner) => draw(inner, ...rest))),
    el("div", { class: "section-accessory" }, draw(component.accessory, ...rest)));
}

function container(component, ...rest) {
  const node = el("div", { class: "container" }, component.components.map((inner) => draw(inner, ...rest)));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    node.classList.add("accented");
    node.style.setProperty("--accent", colour(component.accent_color));
  }
  return component.spoiler ? spoiler([node], { class: "spoiler-block" }) : node;
}

/** A file to save. */
export function file({ filename, size, url, spoiler: hidden }) {
  const href = local(url);
  const node = el("div", { class: "file" }, icon("file"),
    el("div", { class: "file-text" },
      href ? el("a", { href, download: filename }, filename) : el("span", {}, filename),
      size === undefined ? null : el("span", { class: "file-size" }, inBytes(size))),
    href ? el("a", { class: "icon-button", href, download: filename, "aria-label": `Download ${filename}`, title: "Download" }, icon("save")) : null);
  return hidden ? spoiler([node], { class: "spoiler-block" }) : node;
}

const nameOf = (url) => url.split("?")[0].split("/").at(-1);

export function inBytes(size) {
  if (size < 1000) return `${size} bytes`;
  return size < 1e6 ? `${(size / 1e3).toFixed(2)} KB` : `${(size / 1e6).toFixed(2)} MB`;
}
