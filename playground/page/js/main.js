// The page put together: who, where, and the stream that keeps it alive.

import { Actions } from "./actions.js";
import { Api } from "./api.js";
import { Composer } from "./composer.js";
import { el, fill } from "./dom.js";
import { drawHeading } from "./heading.js";
import { History } from "./history.js";
import { Interactions } from "./interactions.js";
import { listenToKeys } from "./keyboard.js";
import { Members, profile } from "./members.js";
import { Messages } from "./messages.js";
import { showModal } from "./modal.js";
import { People } from "./people.js";
import { Sidebar } from "./sidebar.js";
import { Stream } from "./socket.js";
import { Store } from "./store.js";
import { applyTheme, switchTheme } from "./theme.js";
import { keepRelative, Reader } from "./time.js";

const at = (id) => document.getElementById(id);
const WIDE = matchMedia("(min-width: 1000px)");

class Page {
  constructor(key) {
    this.api = new Api(key);
    this.store = new Store();
    this.editing = null;
    this.interactions = new Interactions(this.api, this.store, {
      redraw: (id) => this.messages.redraw(id),
      mark: (id) => this.messages.mark(id),
      modal: (modal) => showModal(modal, this),
      local: (words, { name, channelId, applicationId }) => this.actions.note(words, { used: name, channelId, author: this.store.users.get(applicationId) }),
    });
    this.actions = new Actions(this);
    this.messages = new Messages(at("messages"), this, new History(this.api, this.store));
    this.composer = new Composer(at("composer"), this);
    this.sidebar = new Sidebar(at("guilds"), at("channels"), this);
    this.members = new Members(at("members"), this);
    this.people = new People(at("person"), this);
    this.store.listen("channels", () => drawHeading(at("heading"), this));
    this.store.listen("me", () => { this.reader = new Reader(this.store.me); this.messages.redrawAll(); });
    this.store.listen("gone", (id) => { if (id === this.store.channelId) this.goSomewhere(); });
    for (const topic of ["strange channel", "stale"]) this.store.listen(topic, () => this.refresh());
    this.store.listen("members", () => this.messages.redrawAll());
    WIDE.addEventListener("change", () => drawHeading(at("heading"), this));
    keepRelative(() => this.reader);
    listenToKeys(this);
  }

  // Who

  /** Be somebody: their stream, their state, the channel one was in if they may see it. */
  become(personId) {
    this.stream?.close();
    this.api.person = personId;
    sessionStorage.setItem("playground.person", personId);
    this.editing = null;
    this.interactions.waiting.clear();
    this.entering = true;
    this.listen(personId);
  }

  listen(personId) {
    const stream = new Stream(this.api.key, personId, {
      heard: (...told) => (stream.held ? stream.held.push(told) : this.store.hear(...told)),
      lost: () => this.notice("Connection lost. Trying to reconnect…"),
      refused: () => this.notice("The playground does not know this person or this key. Open the address it printed."),
      found: (resumed) => {
        this.notice(null);
        if (resumed) return;
        if (!this.entering) this.interactions.forget();
        this.refresh();
      },
    });
    this.stream = stream;
    stream.open();
  }

  /**
   * Everything anew, keeping the place: at the beginning, and after a pause of which nobody tells what was missed.
   * What happens while the state is on its way is held back, so that the older state does not undo it.
   */
  async refresh() {
    const { stream } = this;
    if (stream.held) return;
    stream.held = [];
    try {
      const state = await this.api.state();
      if (stream !== this.stream) return;
      this.store.take(state);
      const { held } = stream;
      stream.held = null;
      for (const told of held) this.store.hear(...told);
      await this.arrive();
    } catch (refused) {
      stream.held = null;
      this.notice(refused.status === 404 ? "This playground was started anew. Reload the page." : refused.message);
    }
  }

  async arrive() {
    for (const [id, room] of this.store.rooms) if (id !== this.store.channelId) room.forget();
    if (!this.store.channel) await this.goSomewhere();
    else if (this.entering) await this.go(this.store.channelId);
    else await this.messages.catchUp();
    this.entering = false;
  }

  addressOf(personId) {
    return `/#key=${encodeURIComponent(this.api.key)}&person=${personId}`;
  }

  openPeople() {
    this.people.open();
  }

  switchTheme() {
    switchTheme();
  }

  // Where

  async go(channelId, messageId) {
    const same = channelId === this.store.channelId && this.composer.person === this.store.me.user.id;
    if (!this.store.channels.has(channelId)) return this.actions.note("That channel is not there, or you may not see it.");
    this.store.channelId = channelId;
    sessionStorage.setItem("playground.channel", channelId);
    this.showSidebar(false);
    this.store.tell("channels");
    if (!same) this.composer.open();
    await this.messages.open(messageId);
    if (!messageId && matchMedia("(pointer: fine)").matches) this.composer.focus();
  }

  goSomewhere() {
    const kept = sessionStorage.getItem("playground.channel");
    const first = [...this.store.guilds.keys()].flatMap((id) => this.store.channelsOf(id))[0] ?? this.store.conversations[0];
    const channel = this.store.channels.get(kept) ?? first;
    if (channel) return this.go(channel.id);
    return this.notice("There is no channel that you may see.");
  }

  goGuild(guildId) {
    const channel = this.store.channelsOf(guildId)[0];
    if (channel && this.store.channel?.guild_id !== guildId) this.go(channel.id);
  }

  goHome() {
    const [first] = this.store.conversations;
    if (first) this.go(first.id);
    else this.actions.note("Nobody has written to you yet. Click a name to write to somebody.");
  }

  /** To the channel above or below, or to the next with something new. */
  step(by, unread) {
    const places = [...at("channels").querySelectorAll(".channel")].map((node) => node.dataset.place);
    const here = places.indexOf(this.store.channelId);
    const order = places.map((_, index) => places[(here + by * (index + 1) + places.length * 2) % places.length]);
    const next = order.find((id) => !unread || this.store.channels.get(id).unread.messages > 0);
    if (next && next !== this.store.channelId) this.go(next);
  }

  escape() {
    if (this.editing) return this.startEditing(null);
    this.showSidebar(false);
    this.messages.toPresent();
    return this.composer.focus();
  }

  // What is shown

  profile(userId, anchor) {
    profile(userId, anchor, this);
  }

  commands() {
    return this.composer.commands ?? [];
  }

  startCommand(id, name) {
    this.composer.startById(id, name);
  }

  notice(words) {
    at("notice").hidden = words === null;
    at("notice").textContent = words ?? "";
  }

  showSidebar(on) {
    at("app").classList.toggle("sidebar-open", on);
    if (on) at("channels").querySelector("[aria-current]")?.focus();
  }

  membersShown() {
    return at("app").classList.contains(WIDE.matches ? "members-closed" : "members-open") !== WIDE.matches;
  }

  showMembers(on) {
    at("app").classList.toggle(WIDE.matches ? "members-closed" : "members-open", on === undefined ? undefined : WIDE.matches ? !on : on);
    drawHeading(at("heading"), this);
  }

  // Editing one's own message

  startEditing(message) {
    const before = this.editing;
    this.editing = message?.id ?? null;
    if (before) this.messages.redraw(before);
    if (message) {
      this.messages.redraw(message.id);
      document.querySelector(".editor textarea")?.focus();
    } else this.composer.focus();
  }

  editor(message) {
    const save = async () => {
      this.startEditing(null);
      if (field.value.trim() && field.value.trim() !== message.content) await this.actions.tried(this.api.edit(message.channel_id, message.id, field.value.trim()));
    };
    const field = el("textarea", { rows: "2", "aria-label": "Edit message", value: message.content, on: { keydown: (event) => {
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); save(); }
    } } });
    return el("div", { class: "editor" }, field, el("div", { class: "editor-foot" }, "escape to ", el("button", { type: "button", class: "link", on: { click: () => this.startEditing(null) } }, "cancel"), " • enter to ", el("button", { type: "button", class: "link", on: { click: save } }, "save")));
  }
}

async function begin() {
  applyTheme();
  const given = new URLSearchParams(location.hash.slice(1));
  const key = given.get("key") ?? sessionStorage.getItem("playground.key");
  if (!key) return lost("This page needs the address that the playground printed, with the key in it.");
  sessionStorage.setItem("playground.key", key);
  // The person named in the address counts once: then the window remembers who it is.
  if (given.get("person")) {
    sessionStorage.setItem("playground.person", given.get("person"));
    history.replaceState(null, "", `/#key=${encodeURIComponent(key)}`);
  }
  const page = new Page(key);
  try {
    const people = await page.api.everybody();
    const kept = sessionStorage.getItem("playground.person");
    page.become((people.find(({ user }) => user.id === kept) ?? likely(people)).user.id);
  } catch (refused) {
    lost(refused.status === 401 ? "The key in the address is not the one of this playground. Open the address it printed last." : refused.message);
  }
  return undefined;
}

/** On the first visit one is somebody who speaks the browser's language, or else English. */
function likely(people) {
  for (const language of [...navigator.languages, "en"]) {
    const speaks = (whole) => people.find(({ locale }) => (whole ? locale === language : locale.split("-")[0] === language.split("-")[0]));
    const found = speaks(true) ?? speaks(false);
    if (found) return found;
  }
  return people[0];
}

function lost(words) {
  fill(at("app"), el("main", { class: "lost", role: "alert" }, el("h1", {}, "Playground"), el("p", {}, words)));
}

begin();
