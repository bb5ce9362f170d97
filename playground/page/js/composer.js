// Where one writes: plain messages, replies, files, and the way into slash commands.

import { CommandForm } from "./command-form.js";
import { matching, typed } from "./commands.js";
import { inBytes } from "./components.js";
import { el, fill, icon, iconButton, toggle } from "./dom.js";
import { face } from "./faces.js";
import { Listbox } from "./listbox.js";
import { entriesOf } from "./select.js";
import { isThread } from "./store.js";

const TYPING_EVERY = 8000;
const SEND = 11;
const SEND_IN_THREADS = 38;

export class Composer {
  constructor(root, page) {
    Object.assign(this, { root, page, store: page.store, api: page.api });
    this.drafts = new Map();
    this.offers = [];
    this.files = [];
    this.replyTo = null;
    this.named = new Map(); // @name as written: the mention it stands for
    this.list = new Listbox({ label: "Suggestions", pick: (entry) => entry.act() });
    this.suggest = el("div", { class: "suggest", hidden: true }, this.list.node);
    this.text = el("textarea", {
      rows: "1", class: "composer-text", autocomplete: "off", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.list.id,
      on: { input: () => this.typed(), keydown: (event) => this.key(event), blur: () => this.closeList(), paste: (event) => this.attach(event.clipboardData.files) },
    });
    this.list.moved = (id) => toggle(this.text, "aria-activedescendant", id);
    this.picker = el("input", { type: "file", multiple: true, class: "unseen", tabindex: "-1", "aria-hidden": "true", on: { change: () => { this.attach(this.picker.files); this.picker.value = ""; } } });
    this.above = el("div", { class: "composer-above" });
    this.box = el("div", { class: "composer-box" });
    this.typing = el("div", { class: "typing", "aria-live": "off" });
    this.plus = iconButton("plus", "Attach files", () => this.picker.click());
    this.commandsButton = iconButton("slash", "Use a command", () => this.offerCommands());
    this.sendButton = iconButton("send", "Send", () => (this.form ? this.form.submit() : this.send()));
    fill(root, this.suggest, this.above, this.box, this.typing);
    page.store.listen("commands", () => this.fetchCommands());
    page.store.listen("typing", () => this.drawTyping());
    setInterval(() => this.drawTyping(), 2000);
    this.draw();
  }

  // The channel changes

  open() {
    const { channelId } = this.store;
    if (this.channelId) this.drafts.set(`${this.person}/${this.channelId}`, this.text.value);
    [this.channelId, this.person] = [channelId, this.store.me.user.id];
    this.form = null;
    this.replyTo = null;
    this.files = [];
    this.text.value = this.drafts.get(`${this.person}/${channelId}`) ?? "";
    const title = this.store.titleOf(this.store.channel);
    this.text.setAttribute("aria-label", `Message ${this.store.channel.type === 1 ? "@" : "#"}${title}`);
    this.text.placeholder = `Message ${this.store.channel.type === 1 ? "@" : "#"}${title}`;
    this.draw();
    this.drawTyping();
    this.fetchCommands();
  }

  async fetchCommands() {
    const { channelId } = this.store;
    if (!channelId) return;
    const commands = await this.api.commands(channelId).catch(() => []);
    if (channelId !== this.store.channelId) return;
    this.commands = commands;
    this.offers = typed(commands);
    if (!this.suggest.hidden) this.refresh();
  }

  draw() {
    const channel = this.store.channel;
    const may = !channel || (this.store.may(channel, isThread(channel) ? SEND_IN_THREADS : SEND) && !channel.thread_metadata?.locked);
    const focused = document.activeElement === this.text;
    if (!may) return fill(this.box, el("div", { class: "composer-closed" }, "You do not have permission to send messages here."));
    fill(this.box, this.form ? this.form.node : [this.plus, this.picker, this.text], this.form ? null : this.commandsButton, this.sendButton);
    fill(this.above, this.replyTo ? this.replyBar() : null, this.files.length ? this.fileBar() : null);
    this.grow();
    if (focused && !this.form) this.text.focus();
  }

  replyBar() {
    return el("div", { class: "reply-bar" }, el("span", {}, "Replying to ", el("strong", {}, this.store.nameOf(this.replyTo.author.id))), iconButton("close", "Do not reply", () => this.reply(null)));
  }

  fileBar() {
    return el("ul", { class: "file-bar", "aria-label": "Files to send" }, this.files.map((file) =>
      el("li", {}, icon("file"), el("span", {}, `${file.name} (${inBytes(file.size)})`), iconButton("bin", `Remove ${file.name}`, () => { this.files = this.files.filter((one) => one !== file); this.draw(); this.focus(); }))));
  }

  focus() {
    (this.form ?? this.text).focus();
  }

  reply(message) {
    this.replyTo = message;
    this.draw();
    this.focus();
  }

  attach(files) {
    const { attachments, attachment_bytes: most } = this.store.limits;
    const fitting = [...files].filter((file) => file.size <= most);
    if (fitting.length < files.length) this.page.actions.note(`Files may have up to ${inBytes(most)}.`);
    if (this.files.length + fitting.length > attachments) this.page.actions.note(`A message takes up to ${attachments} files.`);
    this.files = [...this.files, ...fitting].slice(0, attachments);
    this.draw();
  }

  // Writing

  typed() {
    this.grow();
    this.refresh();
    const now = Date.now();
    if (this.text.value && !this.text.value.startsWith("/") && now - (this.toldTyping ?? 0) > TYPING_EVERY) {
      this.toldTyping = now;
      this.api.typing(this.store.channelId).catch(() => {});
    }
  }

  grow() {
    this.text.style.setProperty("height", "auto");
    if (this.text.scrollHeight) this.text.style.setProperty("height", `${Math.min(this.text.scrollHeight, 240)}px`);
  }

  key(event) {
    if (event.isComposing) return;
    if (!this.suggest.hidden) {
      if (this.list.key(event, ["Enter", "Tab"])) return;
      if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        return this.closeList();
      }
    }
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape" && this.replyTo) this.reply(null);
    else if (event.key === "ArrowUp" && this.text.value === "") this.page.actions.editLast(event);
  }

  async send() {
    const content = this.text.value.trim();
    if (!content && !this.files.length) return;
    if (content.startsWith("/") && this.startTyped(content.slice(1))) return;
    const most = this.store.limits.content;
    if ([...content].length > most) return this.page.actions.note(`A message has up to ${most} characters; this one has ${[...content].length}.`);
    const body = { content: this.withMentions(content) };
    if (this.replyTo) body.message_reference = { message_id: this.replyTo.id };
    const { files } = this;
    this.text.value = "";
    this.files = [];
    this.replyTo = null;
    this.toldTyping = 0;
    this.draw();
    await this.page.actions.send(this.store.channelId, body, files);
  }

  withMentions(content) {
    let result = content;
    for (const [name, stands] of this.named) result = result.replaceAll(name, stands);
    return result;
  }

  // Suggestions

  refresh() {
    const before = this.text.value.slice(0, this.text.selectionStart);
    const slash = /^\/([^\n]*)$/.exec(this.text.value);
    const at = /(^|\s)([@#])([^\s@#]{0,32})$/.exec(before);
    if (slash) return this.showList(matching(this.offers, slash[1]).slice(0, 50).map((offer) => this.offerEntry(offer)), "No commands match. Is the bot here?");
    if (at) return this.showList(this.mentionable(at[2], at[3]), "");
    return this.closeList();
  }

  showList(entries, none) {
    if (!entries.length && !none) return this.closeList();
    this.list.show(entries, { none });
    this.suggest.hidden = false;
    this.text.setAttribute("aria-expanded", "true");
  }

  closeList() {
    this.suggest.hidden = true;
    this.text.setAttribute("aria-expanded", "false");
    this.text.removeAttribute("aria-activedescendant");
  }

  offerEntry(offer) {
    const bot = this.store.users.get(offer.command.application_id);
    return {
      value: offer.name, label: `/${offer.title}`, description: offer.description, aside: bot?.username,
      picture: bot ? face(bot, { class: "face small" }) : null, act: () => this.start(offer),
    };
  }

  mentionable(sign, words) {
    const found = entriesOf({ type: sign === "@" ? 7 : 8 }, this.store).filter((entry) => entry.label.toLowerCase().replace(/^@/, "").startsWith(words.toLowerCase()));
    return found.slice(0, 10).map((entry) => ({ ...entry, act: () => this.insert(sign, words, entry) }));
  }

  insert(sign, words, entry) {
    const end = this.text.selectionStart;
    const start = end - words.length - 1;
    const name = sign + entry.label.replace(/^@/, "");
    this.named.set(name, `<${{ user: "@", role: "@&", channel: "#" }[entry.kind]}${entry.value}>`);
    this.text.setRangeText(`${name} `, start, end, "end");
    this.closeList();
  }

  // Commands

  offerCommands() {
    this.text.value = "/";
    this.text.focus();
    this.refresh();
  }

  /** What was typed in full without choosing from the list. */
  startTyped(words) {
    const offer = this.offers.find((one) => one.title === words.trim() || one.name === words.trim());
    if (offer) this.start(offer);
    return Boolean(offer);
  }

  startById(id, name) {
    const offer = this.offers.find((one) => one.command.id === id && one.name === name) ?? this.offers.find((one) => one.name === name);
    if (offer) this.start(offer);
    else this.page.actions.note(`/${name} cannot be used here.`);
  }

  start(offer) {
    this.closeList();
    this.text.value = "";
    this.form = new CommandForm(offer, {
      store: this.store, api: this.api,
      send: async (options, files) => {
        await this.page.interactions.command(this.store.channelId, { id: offer.command.id, name: offer.name, application_id: offer.command.application_id }, { path: offer.path, options }, files);
        this.leave();
      },
      leave: () => this.leave(),
    });
    this.draw();
    this.form.focus();
  }

  leave() {
    this.form = null;
    this.draw();
    this.text.focus();
  }

  drawTyping() {
    const now = Date.now();
    const who = [...(this.store.typing.get(this.store.channelId) ?? new Map())].filter(([, until]) => until > now).map(([id]) => this.store.nameOf(id));
    const words = who.length === 0 ? "" : who.length > 3 ? "Several people are typing…" : `${who.join(", ")} ${who.length === 1 ? "is" : "are"} typing…`;
    if (this.typing.textContent !== words) this.typing.textContent = words;
  }
}
