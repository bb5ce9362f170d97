// The line above the messages: where one is, and what else can be opened.

import { el, fill, icon, iconButton } from "./dom.js";
import { dialog } from "./layers.js";
import { messageNode } from "./message.js";
import { isThread } from "./store.js";

export function drawHeading(root, page) {
  const { store } = page;
  const { channel } = store;
  if (!channel) return;
  const title = store.titleOf(channel);
  const parent = isThread(channel) ? store.channels.get(channel.parent_id) : null;
  document.title = `${channel.type === 1 ? "@" : "#"}${title} · Playground`;
  const pins = iconButton("pin", "Pinned messages", () => showPins(page));
  const members = iconButton("people", "Members", () => page.showMembers(), { "aria-expanded": String(page.membersShown()), "aria-controls": "members", class: "icon-button members-button" });
  fill(root,
    iconButton("menu", "Channels", () => page.showSidebar(true), { class: "icon-button phone-only", "aria-controls": "sidebar" }),
    parent ? el("button", { type: "button", class: "heading-parent", on: { click: () => page.go(parent.id) } }, icon("hash"), parent.name, " ›") : null,
    icon(channel.type === 1 ? "people" : parent ? "thread" : "hash"),
    el("h2", { class: "heading-title" }, title),
    channel.topic ? el("p", { class: "heading-topic" }, channel.topic) : null,
    el("span", { class: "heading-space" }), pins, members);
}

async function showPins(page) {
  const list = el("ol", { class: "message-list pins" });
  const node = dialog("Pinned messages", list, { className: "modal" });
  const found = await page.api.pins(page.store.channelId).catch(() => []);
  // Only to look at: what can be clicked is in the channel.
  const still = { ...page, actions: null, interactions: { ...SILENT } };
  fill(list, found.length
    ? found.map((message) => el("li", {}, el("ol", { class: "message-list", inert: true }, messageNode(message, still, { compact: false })), el("button", { type: "button", class: "link", on: { click: () => { node.close(); page.go(message.channel_id, message.id); } } }, "Jump")))
    : el("li", {}, "This channel doesn't have any pinned messages… yet."));
}

const SILENT = { busy: () => false, valuesFor: () => undefined, failure: () => undefined, component: () => {} };
