// Embeds, the older form of what containers are now.

import { el } from "./dom.js";
import { local } from "./faces.js";
import { gallery, thumbnail } from "./gallery.js";
import { colour, outside, richText } from "./richtext.js";

export function embed(value, page) {
  const words = el("div", { class: "embed-words" }, author(value.author), title(value, page), value.description ? el("div", { class: "prose" }, richText(value.description, page)) : null, fields(value.fields, page));
  const node = el("article", { class: "embed" },
    el("div", { class: "embed-body" }, words, value.thumbnail ? thumbnail({ media: value.thumbnail }) : null),
    value.image ? gallery([{ media: value.image }]) : null,
    foot(value, page));
  if (value.color) node.style.setProperty("--accent", colour(value.color));
  return node;
}

function author(value) {
  if (!value) return null;
  const src = value.icon_url ? local(value.icon_url) : null;
  return el("div", { class: "embed-author" }, src ? el("img", { src, alt: "", width: "24", height: "24" }) : null, value.url ? outside(value.url, [value.name]) : el("span", {}, value.name));
}

function title(value, page) {
  if (!value.title) return null;
  const words = richText(value.title, page);
  return el("div", { class: "embed-title" }, value.url ? outside(value.url, words) : words);
}

function fields(values, page) {
  if (!values?.length) return null;
  return el("div", { class: "embed-fields" }, values.map((field) =>
    el("div", { class: field.inline ? "embed-field inline" : "embed-field" },
      el("div", { class: "embed-field-name" }, richText(field.name, page)),
      el("div", { class: "prose" }, richText(field.value, page)))));
}

function foot(value, page) {
  const parts = [value.footer?.text, value.timestamp ? page.reader.head(new Date(value.timestamp)) : null].filter(Boolean);
  return parts.length ? el("footer", { class: "embed-foot" }, parts.join(" • ")) : null;
}
