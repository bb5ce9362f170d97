// One message as a node.

import { components, file } from "./components.js";
import { el, icon, iconButton } from "./dom.js";
import { embed } from "./embeds.js";
import { face } from "./faces.js";
import { gallery } from "./gallery.js";
import { richText } from "./richtext.js";

export const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const V2 = 1 << 15;
const APART = 7 * 60_000;
const SYSTEM = new Set([6, 7, 18]);

/** Whether the message goes on where the one before ended, without a head of its own. */
export function goesOn(before, message) {
  return Boolean(before) && before.author.id === message.author.id && !SYSTEM.has(before.type) && !SYSTEM.has(message.type)
    && (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) && !message.interaction && !message.message_reference
    && new Date(message.timestamp) - new Date(before.timestamp) < APART;
}

/** Whether the message calls the person. */
export function calls(message, store) {
  const me = store.me.user.id;
  const roles = store.members.get(message.guild_id ?? store.channel?.guild_id)?.get(me)?.roles ?? [];
  return message.author.id !== me && (message.mention_everyone || message.mentions.some((user) => user.id === me) || message.mention_roles.some((role) => roles.includes(role)));
}

/** `before` is the node of the message as it was: what did not change is taken over from it. */
export function messageNode(message, page, { compact, height = null, before = null }) {
  if (SYSTEM.has(message.type)) return systemNode(message, page);
  const private_ = (message.flags & EPHEMERAL) !== 0;
  const names = ["message", compact && "compact", private_ && "ephemeral", calls(message, page.store) && "calls"].filter(Boolean);
  const node = el("li", { id: `message-${message.id}`, class: names.join(" "), tabindex: "-1", data: { id: message.id }, "aria-label": spoken(message, page) },
    context(message, page),
    compact ? compactTime(message, page) : face(page.store.users.get(message.author.id) ?? message.author, { class: "face author-face" }),
    el("div", { class: "message-main" }, compact ? null : head(message, page), body(message, page, before), threadCard(message, page), failure(message, page), private_ ? onlyYou(message, page) : null),
    page.actions ? toolbar(message, page) : null);
  node.style.setProperty("contain-intrinsic-size", `auto ${height ?? estimate(message, compact)}px`);
  return node;
}

/** About how high the message will be, so that the scrollbar is right before it was ever drawn. */
function estimate(message, compact) {
  let height = (compact ? 0 : 24) + lines(message.content);
  if (!(message.flags & V2)) height += message.attachments.reduce((sum, { width, height: high }) => sum + (width ? Math.min(350, (550 * high) / width) : 70), 0);
  const count = (list) => {
    for (const component of list) {
      height += HEIGHTS[component.type]?.(component) ?? 0;
      if (component.components && component.type !== 1) count(component.components);
    }
  };
  count(message.components);
  return Math.round(height);
}

const lines = (text) => (text ? text.split("\n").reduce((sum, line) => sum + 22 * Math.max(1, Math.ceil(line.length / 80)), 0) : 0);

function pictures({ items }) {
  const [{ media }] = items;
  if (items.length > 1) return 280 * Math.ceil(items.length / 3);
  return media.width ? Math.min(560, (550 * media.height) / media.width) : 300;
}

const HEIGHTS = { 1: () => 48, 10: ({ content }) => 8 + lines(content), 12: pictures, 13: () => 70, 14: () => 9, 17: () => 34 };

function spoken(message, page) {
  const when = page.reader.head(new Date(message.timestamp));
  return `${page.store.nameOf(message.author.id)}, ${when}`;
}

// Above the message: what it answers

function context(message, page) {
  if (message.interaction && message.interaction_metadata) {
    const { user, name } = message.interaction;
    const sign = message.type === 23 ? "" : "/";
    return el("div", { class: "context" }, face(user, { class: "face tiny" }),
      el("button", { type: "button", class: "context-name", on: { click: (event) => page.profile(user.id, event.currentTarget) } }, page.store.nameOf(user.id)),
      " used ", el("span", { class: "command-name" }, `${sign}${name}`));
  }
  const answered = message.referenced_message;
  if (message.type !== 19 || answered === undefined) return null;
  if (answered === null) return el("div", { class: "context" }, el("i", {}, "Original message was deleted"));
  const start = answered.content || (answered.flags & V2 ? "Click to see the message" : "Click to see attachment");
  return el("div", { class: "context" }, face(answered.author, { class: "face tiny" }), el("span", { class: "context-name" }, page.store.nameOf(answered.author.id)),
    el("button", { type: "button", class: "context-text", on: { click: () => page.go(answered.channel_id, answered.id) } }, start.slice(0, 120)));
}

function head(message, page) {
  const { author } = message;
  return el("div", { class: "message-head" },
    el("button", { type: "button", class: "author", on: { click: (event) => page.profile(author.id, event.currentTarget) } }, page.store.nameOf(author.id)),
    author.bot ? el("span", { class: "badge" }, "APP") : null,
    stamp(message, page, page.reader.head(new Date(message.timestamp)), "when"));
}

function stamp(message, page, words, name) {
  const date = new Date(message.timestamp);
  return el("time", { class: name, datetime: date.toISOString(), title: page.reader.full(date) }, words);
}

const compactTime = (message, page) => stamp(message, page, page.reader.clock(new Date(message.timestamp)), "when compact-when");

// The message itself

function body(message, page, before) {
  if (message.flags & LOADING) return el("div", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), `${page.store.nameOf(message.author.id)} is thinking…`);
  if (page.editing === message.id) return page.editor(message);
  const edited = message.edited_timestamp ? el("span", { class: "edited", title: page.reader.full(new Date(message.edited_timestamp)) }, "(edited)") : null;
  if (message.flags & V2) return el("div", { class: "message-body v2" }, components(message, page, before));
  return el("div", { class: "message-body" },
    message.content ? el("div", { class: onlyEmoji(message.content) ? "prose large" : "prose" }, richText(message.content, page), edited) : null,
    attachments(message.attachments),
    message.embeds.map((one) => embed(one, page)),
    components(message, page, before));
}

const onlyEmoji = (text) => text.length < 60 && /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|<a?:\w+:\d+>|\s)+$/u.test(text);

function attachments(list) {
  const pictures = list.filter((one) => one.width && one.content_type?.startsWith("image/"));
  const others = list.filter((one) => !pictures.includes(one));
  const items = pictures.map((one) => ({ media: one, description: one.description, spoiler: one.filename.startsWith("SPOILER_") }));
  return [pictures.length ? gallery(items) : null, others.map((one) => file(one))];
}

function threadCard(message, page) {
  const thread = message.thread && (page.store.channels.get(message.thread.id) ?? message.thread);
  if (!thread) return null;
  const count = thread.message_count ?? 0;
  return el("button", { type: "button", class: "thread-card", on: { click: () => page.go(thread.id) } },
    el("span", { class: "thread-name" }, icon("thread"), thread.name), el("span", { class: "thread-count" }, `${count} ${count === 1 ? "message" : "messages"} ›`));
}

function failure(message, page) {
  const words = page.interactions.failure(message.id);
  return words ? el("div", { class: "failure", role: "alert" }, words) : null;
}

function onlyYou(message, page) {
  return el("div", { class: "only-you" }, icon("eye"), "Only you can see this • ",
    el("button", { type: "button", class: "link", on: { click: () => page.actions.dismiss(message) } }, "Dismiss message"));
}

function toolbar(message, page) {
  const { actions, store } = page;
  const own = message.author.id === store.me.user.id;
  const more = iconButton("more", "More", () => actions.more(message, more), { "aria-haspopup": "menu", "aria-expanded": "false" });
  return el("div", { class: "toolbar", role: "group", "aria-label": "Message actions" },
    message.flags & EPHEMERAL ? null : iconButton("reply", "Reply", () => actions.reply(message)),
    own ? iconButton("edit", "Edit", () => actions.edit(message)) : null,
    more);
}

// What Discord itself says

function systemNode(message, page) {
  const name = el("strong", {}, page.store.nameOf(message.author.id));
  const reference = message.message_reference;
  const link = (label, channel, id) => el("button", { type: "button", class: "link strong", on: { click: () => page.go(channel, id) } }, label);
  const words = {
    6: () => [name, " pinned ", link("a message", reference?.channel_id, reference?.message_id), " to this channel."],
    7: () => [name, " joined the party."],
    18: () => [name, " started a thread: ", link(message.content, reference?.channel_id ?? message.id)],
  }[message.type]();
  const sign = { 6: "pin", 7: "right", 18: "thread" }[message.type];
  return el("li", { id: `message-${message.id}`, class: "message system", tabindex: "-1", data: { id: message.id }, "aria-label": spoken(message, page) }, icon(sign), el("div", { class: "message-main" }, words, " ", stamp(message, page, page.reader.head(new Date(message.timestamp)), "when")));
}

// What stands only here

/** A message on its way, one that could not be sent, or words to this person alone. */
export function localNode(local, page) {
  const author = local.author ?? page.store.me.user;
  const buttons = local.state === "failed"
    ? [el("button", { type: "button", class: "link", on: { click: () => page.actions.retry(local) } }, "Try again"), " • "]
    : [];
  const note = local.state === "sending" ? null : el("div", { class: "only-you" }, icon("eye"), "Only you can see this • ", buttons,
    el("button", { type: "button", class: "link", on: { click: () => page.actions.forget(local) } }, "Dismiss message"));
  return el("li", { id: `message-${local.id}`, class: `message local ${local.state}`, tabindex: "-1", data: { id: local.id } },
    local.used ? el("div", { class: "context" }, face(page.store.me.user, { class: "face tiny" }), el("span", { class: "context-name" }, page.store.nameOf(page.store.me.user.id)), " used ", el("span", { class: "command-name" }, `/${local.used}`)) : null,
    face(author, { class: "face author-face" }),
    el("div", { class: "message-main" }, el("div", { class: "message-head" }, el("span", { class: "author" }, page.store.nameOf(author.id)), author.bot ? el("span", { class: "badge" }, "APP") : null),
      el("div", { class: "prose" }, richText(local.content, page)),
      local.error ? el("div", { class: "failure", role: "alert" }, local.error) : null, note));
}

