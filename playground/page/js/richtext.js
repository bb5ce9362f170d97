// Markdown's tree as nodes. Everything a message says ends in text nodes.

import { el } from "./dom.js";
import { parse } from "./markdown.js";

const TAGS = { strong: "strong", em: "em", underline: "u", strike: "s", quote: "blockquote", small: "small", item: "li" };
const JUMP = /^https?:\/\/(?:[\w.-]*discord(?:app)?\.com|127\.0\.0\.1:\d+|localhost:\d+)\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?$/;

/**
 * Nodes of a text. `page` is what mentions and links need: `store`, `reader` and `go(channel, message)`,
 * `profile(user, anchor)`, `startCommand(id, name)`.
 */
export function richText(text, page) {
  return parse(text).map((node) => render(node, page));
}

function render(node, page) {
  if (typeof node === "string") return node;
  const children = () => node.children.map((child) => render(child, page));
  if (node.kind in TAGS) return el(TAGS[node.kind], {}, children());
  return SPECIAL[node.kind](node, page, children);
}

const SPECIAL = {
  text: (node, page, children) => el("span", { class: "text" }, children()),
  heading: (node, page, children) => el(`h${node.level + 2}`, { class: `heading-${node.level}` }, children()),
  code: (node) => el("code", {}, node.text),
  codeblock: (node) => el("pre", { tabindex: "0", "aria-label": "Code" }, el("code", {}, node.text)),
  list: (node, page, children) => el(node.ordered ? "ol" : "ul", { start: node.ordered ? node.start : null }, children()),
  spoiler: (node, page, children) => spoiler(children()),
  link: (node, page, children) => linkTo(node.url, children(), page),
  user: ({ id }, page) => mention(`@${page.store.nameOf(id)}`, (event) => page.profile(id, event.currentTarget)),
  role: ({ id }, { store }) => roleMention(store.roles.get(id)),
  everyone: ({ name }) => el("span", { class: "mention" }, `@${name}`),
  channel: ({ id }, page) => channelMention(id, page),
  command: ({ id, name }, page) => mention(`/${name}`, () => page.startCommand(id, name)),
  emoji: ({ id, name }) => emoji({ id, name }),
  time: (node, page) => time(node, page.reader),
};

function mention(label, click) {
  return el("button", { type: "button", class: "mention", on: { click } }, label);
}

function roleMention(role) {
  const node = el("span", { class: "mention" }, `@${role?.name ?? "deleted-role"}`);
  if (role?.color) node.style.setProperty("color", colour(role.color));
  return node;
}

function channelMention(id, page) {
  const channel = page.store.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, "#unknown");
  return mention(`#${page.store.titleOf(channel)}`, () => page.go(id));
}

/** Hidden until it is clicked; the words are not in the page's reach of screen readers before that. */
export function spoiler(children, attributes = {}) {
  const inner = el("span", { class: "spoiler-inner", "aria-hidden": "true", inert: true }, children);
  const cover = el("button", { type: "button", class: "spoiler-cover", "aria-label": "Spoiler: show" });
  const node = el("span", { ...attributes, class: `spoiler ${attributes.class ?? ""}` }, inner, cover);
  cover.addEventListener("click", () => {
    node.classList.add("shown");
    inner.removeAttribute("aria-hidden");
    inner.removeAttribute("inert");
    cover.remove();
  });
  return node;
}

function linkTo(url, children, page) {
  const jump = JUMP.exec(url);
  if (jump && page.store.channels.has(jump[2])) {
    const bare = children.length === 1 && children[0] === url;
    const label = bare ? `#${page.store.titleOf(page.store.channels.get(jump[2]))}${jump[3] ? " › message" : ""}` : children;
    return el("button", { type: "button", class: bare ? "mention" : "link", on: { click: () => page.go(jump[2], jump[3]) } }, label);
  }
  return outside(url, children);
}

/** A link that leaves the page. */
export function outside(url, children, attributes = {}) {
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow", ...attributes }, children);
}

function time({ seconds, style }, reader) {
  const words = reader.stamp(seconds, style);
  const known = words !== "Invalid date";
  const date = new Date(seconds * 1000);
  return el("time", {
    class: "stamp",
    datetime: known ? date.toISOString() : null,
    title: known ? reader.full(date) : null,
    data: style === "R" && known ? { relative: seconds } : {},
  }, words);
}

/** An emoji of a button, an option or a text: a sign, or a picture of the bot's own. */
export function emoji({ id, name }) {
  if (!id) return el("span", { class: "emoji" }, name);
  return el("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt: `:${name ?? "emoji"}:`, loading: "lazy" });
}

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;
