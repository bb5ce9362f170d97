// What a person can do with messages: say, edit, delete, pin, reply, start threads, use a bot's context menus.

import { el } from "./dom.js";
import { confirmation, dialog, menu } from "./layers.js";
import { EPHEMERAL } from "./message.js";

const MANAGE_MESSAGES = 13;
const PIN = 51;
let counted = 0;

export class Actions {
  constructor(page) {
    this.page = page;
    this.store = page.store;
    this.api = page.api;
  }

  // Saying

  /** Send a message, shown at once as on its way. */
  async send(channelId, body, files) {
    const local = { id: `local-${++counted}`, nonce: `${Date.now()}-${counted}`, state: "sending", content: body.content || files.map((file) => file.name).join(", "), body, files, channelId };
    this.put(local);
    this.page.messages.toPresent();
    try {
      await this.api.say(channelId, { ...body, nonce: local.nonce }, files.map((file, index) => [`files[${index}]`, file]));
      this.forget(local);
    } catch (refused) {
      this.put({ ...local, state: "failed", error: `This message could not be delivered. ${refused.message}` });
    }
  }

  retry(local) {
    this.forget(local);
    return this.send(local.channelId, local.body, local.files);
  }

  /** Words to this person alone. */
  note(content, { used = null, author = null, channelId = this.store.channelId } = {}) {
    this.put({ id: `local-${++counted}`, state: "note", content, used, author, channelId });
  }

  put(local) {
    const room = this.store.room(local.channelId);
    const known = room.locals.some((one) => one.id === local.id);
    room.locals = known ? room.locals.map((one) => (one.id === local.id ? local : one)) : [...room.locals, local];
    this.page.messages.stuck = true;
    this.page.messages.draw();
  }

  forget(local) {
    const room = this.store.room(local.channelId);
    room.locals = room.locals.filter((one) => one.id !== local.id);
    this.page.messages.draw();
  }

  // With a message

  reply(message) {
    this.page.composer.reply(message);
  }

  edit(message) {
    this.page.startEditing(message);
  }

  editLast(event) {
    const own = this.store.room(this.store.channelId).messages.findLast((message) => message.author.id === this.store.me.user.id && [0, 19].includes(message.type));
    if (!own) return;
    event.preventDefault();
    this.edit(own);
  }

  async dismiss(message) {
    await this.tried(this.api.remove(message.channel_id, message.id));
    this.page.composer.focus();
  }

  more(message, anchor) {
    const { store } = this;
    const channel = store.channels.get(message.channel_id);
    const own = message.author.id === store.me.user.id;
    const private_ = (message.flags & EPHEMERAL) !== 0;
    const entries = [];
    for (const command of this.page.commands()) {
      if (command.type === 3 && !private_) entries.push([`Apps: ${command.name_localized}`, () => this.onTarget(command, message.id)]);
    }
    if (message.content) entries.push(["Copy text", () => navigator.clipboard?.writeText(message.content)]);
    if (!private_ && channel?.type === 0 && !message.thread) entries.push(["Create thread", () => this.startThread(message)]);
    if (!private_ && (channel?.type === 1 || store.may(channel, PIN))) entries.push([message.pinned ? "Unpin message" : "Pin message", () => this.tried(this.api.pin(message.channel_id, message.id, !message.pinned))]);
    if (private_) entries.push(["Dismiss message", () => this.dismiss(message)]);
    else if (own || (channel?.guild_id && store.may(channel, MANAGE_MESSAGES))) entries.push(["Delete message", () => this.remove(message), { danger: true }]);
    if (entries.length) menu(anchor, "More", entries);
  }

  remove(message) {
    confirmation("Delete message", "Are you sure you want to delete this message?", "Delete", () => this.tried(this.api.remove(message.channel_id, message.id)));
  }

  onTarget(command, targetId) {
    return this.tried(this.page.interactions.command(this.store.channelId, command, { target_id: targetId }));
  }

  startThread(message) {
    const field = el("input", { type: "text", id: "thread-name", maxlength: "100", autocomplete: "off" });
    const error = el("div", { class: "failure", role: "alert" });
    const node = dialog("Create thread", el("form", { class: "modal-form", novalidate: true, on: { submit: async (event) => {
      event.preventDefault();
      try {
        const thread = await this.api.thread(message.channel_id, { name: field.value.trim(), message_id: message.id });
        node.close();
        this.store.hear("THREAD_CREATE", thread);
        this.page.go(thread.id);
      } catch (refused) {
        error.textContent = refused.message;
      }
    } } }, el("div", { class: "modal-body" }, el("div", { class: "field" }, el("label", { for: "thread-name" }, "Thread name"), field), error), el("div", { class: "dialog-foot" }, el("button", { type: "submit", class: "button primary" }, "Create"))), { className: "modal" });
    field.focus();
  }

  async converse(userId) {
    const channel = await this.tried(this.api.converse(userId));
    if (!channel) return;
    this.store.hear("CHANNEL_CREATE", channel);
    this.page.go(channel.id);
  }

  /** Wait for it; what was refused is said in the channel. */
  async tried(promise) {
    try {
      return await promise;
    } catch (refused) {
      this.note(refused.message);
      return null;
    }
  }
}
