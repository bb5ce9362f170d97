// The messages of the channel that is open: kept in place, read when seen, more when scrolled.

import { announce, el, fill, icon, toggle } from "./dom.js";
import { closeOrphans } from "./layers.js";
import { EPHEMERAL, goesOn, localNode, messageNode } from "./message.js";
import { older } from "./room.js";

const NEAR = 800;
const AT_BOTTOM = 40;
const SPOKEN = 300; // characters of a message that are told at once
const PADDING = 4; // of a message, above and below

export class Messages {
  constructor(root, page, history) {
    Object.assign(this, { root, page, history });
    this.store = page.store;
    this.nodes = new Map(); // message id: {message, compact, node, edition}
    this.edition = 0; // drawn before that is out of date
    this.dividers = new Map();
    this.stuck = true;
    this.list = el("ol", { class: "message-list" });
    this.start = el("div", { class: "beginning" });
    this.scroller = el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": "Messages" }, this.start, this.list);
    this.bar = el("div", { class: "jump", hidden: true });
    fill(root, this.bar, this.scroller);
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.scroller.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.keepBottom()).observe(this.list);
    new ResizeObserver(() => this.keepBottom()).observe(this.scroller);
    document.addEventListener("visibilitychange", () => this.read());
    this.listen();
  }

  listen() {
    this.store.listen("message", ({ message, fresh }) => this.told(message, fresh));
    this.store.listen("deleted", ({ channelId }) => { if (channelId === this.store.channelId) this.draw(); });
  }

  get room() {
    return this.store.room(this.store.channelId);
  }

  told(message, fresh) {
    if (!fresh) this.page.interactions.changed(message.id);
    if (message.channel_id !== this.store.channelId) return;
    if (fresh) this.room.locals = this.room.locals.filter((local) => local.nonce === undefined || local.nonce !== message.nonce);
    if (fresh && message.author.id === this.store.me.user.id) this.stuck = true;
    this.draw();
    this.read();
    const private_ = (message.flags & EPHEMERAL) !== 0;
    // A panel that changes answers the click that was just made; other changes speak for themselves when read.
    if ((fresh && message.author.id !== this.store.me.user.id) || private_) this.speak(message, private_);
  }

  /** Tell screen readers what a message says. */
  speak(message, private_) {
    const blocks = this.nodes.get(message.id)?.node.querySelectorAll(".prose :is(h3, h4, h5, li, small, pre, .text)") ?? [];
    const words = [...blocks].map(spokenWords).join(" ").slice(0, SPOKEN);
    announce(`${this.store.nameOf(message.author.id)}${private_ ? ", only to you" : ""}: ${words}`);
  }

  // Opening

  async open(messageId) {
    const channelId = this.store.channelId;
    const { room } = this;
    this.nodes.clear();
    this.dividers.clear();
    const { last_read_id: read, messages: unread } = this.store.channel.unread;
    room.newFrom = unread > 0 ? read ?? "0" : null;
    this.stuck = !messageId;
    this.failed = null;
    this.draw();
    try {
      await (messageId ? this.history.around(channelId, messageId) : this.history.open(channelId));
    } catch (refused) {
      this.failed = refused.message;
    }
    if (channelId !== this.store.channelId) return;
    this.draw();
    this.keepBottom();
    if (messageId) this.show(messageId);
    this.read();
  }

  /** What was missed while nobody told, without leaving the place. */
  async catchUp() {
    const { room } = this;
    if (!room.loaded) return this.open();
    const seen = this.stuck ? null : this.firstInSight(this.scroller.clientHeight / 2)?.dataset.id;
    await this.history.renew(room.channelId, seen);
    if (room !== this.room) return undefined;
    this.inPlace(() => this.draw());
    return this.read();
  }

  /** Bring a message into sight and mark it for a moment. */
  show(messageId) {
    const node = document.getElementById(`message-${messageId}`);
    if (!node) return announce("That message is not there any more.");
    this.stuck = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.add("found");
    node.addEventListener("animationend", () => node.classList.remove("found"), { once: true });
    this.scrolled();
  }

  // Drawing

  draw() {
    const { room } = this;
    this.drawStart(room);
    const focus = this.focus();
    reconcile(this.list, room.loaded ? this.wanted(room) : []);
    this.refocus(focus);
    closeOrphans();
    this.keepBottom();
    this.drawBar();
  }

  wanted(room) {
    const { reader } = this.page;
    const wanted = [];
    let before = null;
    let day = null;
    let marked = room.newFrom === null;
    for (const message of room.messages) {
      const today = this.dayOf(message, reader);
      const dawn = today !== day;
      const first = !marked && older(message.id, room.newFrom) > 0 && message.author.id !== this.store.me.user.id;
      if (dawn || first) wanted.push(this.divider(dawn ? today : null, first));
      wanted.push(this.node(message, !dawn && !first && goesOn(before, message)));
      [before, day, marked] = [message, today, marked || first];
    }
    return [...wanted, ...room.locals.map((local) => this.local(local))];
  }

  /** Its day as the person reads it. Asked for every message whenever one of them changes, so it is remembered. */
  dayOf(message, reader) {
    if (this.daysOf !== reader) [this.daysOf, this.days] = [reader, new WeakMap()];
    if (!this.days.has(message)) this.days.set(message, reader.day(new Date(message.timestamp)));
    return this.days.get(message);
  }

  node(message, compact) {
    const known = this.nodes.get(message.id);
    if (known && known.message === message && known.compact === compact && known.edition === this.edition) return known.node;
    // What was drawn before is as high as it will be, wherever it is scrolled to.
    const height = known?.compact === compact && known.node.isConnected ? known.node.clientHeight - PADDING : null;
    const before = known?.edition === this.edition ? known.node : null;
    const node = messageNode(message, this.page, { compact, height, before });
    this.nodes.set(message.id, { message, compact, node, edition: this.edition });
    return node;
  }

  local(local) {
    const known = this.nodes.get(local.id);
    if (known?.message === local && known.edition === this.edition) return known.node;
    const node = localNode(local, this.page);
    this.nodes.set(local.id, { message: local, node, edition: this.edition });
    return node;
  }

  divider(day, fresh) {
    const name = `${day}/${fresh}`;
    if (!this.dividers.has(name)) {
      const words = day ?? "New messages";
      this.dividers.set(name, el("li", { class: fresh ? "divider new" : "divider" },
        el("span", { class: "divider-words" }, day && fresh ? `${day} · new messages` : words), fresh ? el("span", { class: "new-badge", "aria-hidden": "true" }, "NEW") : null));
    }
    return this.dividers.get(name);
  }

  /** Only when something about it changed: everything below would be laid out anew. */
  drawStart(room) {
    const state = JSON.stringify([room.channelId, this.store.titleOf(this.store.channel), this.failed, room.loaded, room.atStart]);
    if (state === this.startState) return;
    this.startState = state;
    fill(this.start, this.beginning(room));
  }

  beginning(room) {
    if (this.failed) return el("div", { class: "list-failed", role: "alert" }, this.failed, " ", el("button", { type: "button", class: "link", on: { click: () => this.open() } }, "Try again"));
    if (!room.loaded) return el("div", { class: "skeleton", "aria-label": "Loading messages", role: "status" }, Array.from({ length: 6 }, () => el("div", { class: "bone" }, el("i"), el("b"), el("u"))));
    if (!room.atStart) return el("div", { class: "loading-more", role: "status" }, "Loading older messages…");
    const channel = this.store.channel;
    const title = this.store.titleOf(channel);
    const words = channel.type === 1 ? `This is the beginning of your direct message history with ${title}.` : `This is the start of ${channel.type === 0 ? `the #${title} channel` : `the thread ${title}`}.`;
    return [el("div", { class: "beginning-sign" }, icon(channel.type === 0 ? "hash" : channel.type === 1 ? "people" : "thread")), el("h2", {}, channel.type === 0 ? `Welcome to #${title}!` : title), el("p", {}, words)];
  }

  /** Draw one message anew, because something about it changed that the message does not say. */
  redraw(messageId) {
    const known = this.nodes.get(messageId);
    if (!known || !known.node.isConnected) return;
    known.edition = null;
    this.draw();
  }

  /** Show which controls of a message wait for the bot. The nodes stay, so that no click falls between two. */
  mark(messageId) {
    const node = this.nodes.get(messageId)?.node;
    for (const control of node?.querySelectorAll("[data-custom-id]") ?? []) {
      toggle(control, "aria-busy", this.page.interactions.busy(messageId, control.dataset.customId) ? "true" : null);
    }
    if (!this.page.interactions.failure(messageId)) node?.querySelector(".message-main > .failure")?.remove();
  }

  redrawAll() {
    this.edition += 1;
    this.dividers.clear();
    if (this.store.channel) this.inPlace(() => this.draw());
  }

  // Keeping the place

  /** Where the keyboard is: the message and which of its controls. */
  focus() {
    const active = document.activeElement;
    const item = active?.closest?.(".message");
    if (!item || !this.list.contains(item)) return null;
    return { id: item.dataset.id, customId: active.dataset.customId, itself: active === item, active };
  }

  refocus(focus) {
    if (!focus || document.activeElement === focus.active) return;
    if (focus.active.isConnected) return focus.active.focus({ preventScroll: true });
    const item = document.getElementById(`message-${focus.id}`);
    const control = focus.customId && item?.querySelector(`[data-custom-id="${CSS.escape(focus.customId)}"]:not([disabled])`);
    (control || item || this.scroller).focus({ preventScroll: true });
  }

  keepBottom() {
    if (this.stuck && this.room.atEnd) this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  scrolled() {
    if (!this.room.loaded) return;
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const below = scrollHeight - scrollTop - clientHeight;
    this.stuck = below < AT_BOTTOM && this.room.atEnd;
    if (scrollTop < NEAR) this.more("older");
    if (below < NEAR && !this.room.atEnd) this.more("newer");
    this.drawBar();
    this.read();
  }

  async more(which) {
    const { room } = this;
    if (!room.loaded || this.history.busy(room.channelId) || (which === "older" ? room.atStart : room.atEnd)) return;
    await this.history[which](room.channelId).catch(() => {});
    if (room === this.room) this.inPlace(() => this.draw());
  }

  /** Change what is drawn; the first message in sight stays where it was on the screen. */
  inPlace(change) {
    const before = this.firstInSight();
    const top = before?.getBoundingClientRect().top;
    change();
    const after = before && document.getElementById(before.id);
    if (after && !this.stuck) this.scroller.scrollTop += after.getBoundingClientRect().top - top;
  }

  /** The first message that is in sight, or below so much of what is in sight. */
  firstInSight(below = 0) {
    const top = this.scroller.getBoundingClientRect().top + below;
    const nodes = this.list.children;
    let [from, to] = [0, nodes.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (nodes[middle].getBoundingClientRect().bottom > top) to = middle;
      else from = middle + 1;
    }
    return nodes[from]?.matches(".divider") ? nodes[from + 1] : nodes[from];
  }

  drawBar() {
    const unread = this.store.channel?.unread.messages ?? 0;
    const behind = this.room.loaded && !this.stuck && (!this.room.atEnd || this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight > 600);
    const state = behind ? String(unread) : "";
    if (this.bar.dataset.state === state) return;
    this.bar.dataset.state = state;
    this.bar.hidden = !behind;
    if (behind) fill(this.bar, el("span", {}, unread ? `${unread} new ${unread === 1 ? "message" : "messages"}` : "You're viewing older messages"), el("button", { type: "button", class: "link", on: { click: () => this.toPresent() } }, "Jump to present"));
  }

  async toPresent() {
    await this.history.open(this.store.channelId).catch(() => {});
    this.stuck = true;
    this.draw();
    this.scrolled();
  }

  /** What is in sight has been read. */
  read() {
    const { channel } = this.store;
    const { last } = this.room;
    if (!channel || !last || !this.stuck || document.visibilityState !== "visible") return;
    if (channel.unread.messages === 0 || this.reading === last.id) return;
    this.reading = last.id;
    this.page.api.read(channel.id, last.id).catch(() => {}).finally(() => { this.reading = null; });
  }

  // Keyboard: arrows walk from message to message

  key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const active = document.activeElement;
    if (!step || (active !== this.scroller && !active.classList.contains("message"))) return;
    const items = [...this.list.querySelectorAll(".message")];
    const at = items.indexOf(active);
    const next = at < 0 ? items.at(-1) : items[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  }
}

/** What a block says by itself, without what is hidden in it and without the lists in it. */
function spokenWords(block) {
  const copy = block.cloneNode(true);
  for (const inner of copy.querySelectorAll("[aria-hidden], ul, ol")) inner.remove();
  return copy.textContent.trim();
}

/** Make the children of a node these, touching only what differs. */
function reconcile(parent, wanted) {
  const keep = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!keep.has(child)) child.remove();
  let cursor = parent.firstChild;
  for (const node of wanted) {
    if (node === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(node, cursor);
  }
}
