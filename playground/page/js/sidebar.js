// Servers, channels, threads and conversations at the left, with what is unread in them.

import { el, fill, icon, iconButton } from "./dom.js";
import { face } from "./faces.js";

export class Sidebar {
  constructor(guilds, channels, page) {
    Object.assign(this, { guilds, channels, page, store: page.store });
    for (const topic of ["channels", "me", "members"]) this.store.listen(topic, () => this.draw());
  }

  draw() {
    if (!this.store.me) return;
    const place = this.store.channel;
    const home = place?.type === 1;
    const focused = document.activeElement?.dataset?.place;
    fill(this.guilds,
      this.guild("Direct messages", home, this.total(this.store.conversations), icon("people"), () => this.page.goHome(), "home"),
      el("hr", {}),
      [...this.store.guilds.values()].map((guild) => this.guild(guild.name, place?.guild_id === guild.id, this.total(this.within(guild.id)), initials(guild.name), () => this.page.goGuild(guild.id), `guild-${guild.id}`)));
    fill(this.channels, home ? this.conversations() : this.guildChannels(this.store.guilds.get(place?.guild_id)));
    if (focused) document.querySelector(`[data-place="${focused}"]`)?.focus({ preventScroll: true });
  }

  within(guildId) {
    return [...this.store.channels.values()].filter((channel) => channel.guild_id === guildId);
  }

  total(channels) {
    return channels.reduce((sum, { unread }) => ({ messages: sum.messages + unread.messages, mentions: sum.mentions + unread.mentions }), { messages: 0, mentions: 0 });
  }

  guild(name, current, unread, sign, click, place) {
    return el("button", {
      type: "button", class: "guild", title: name, "aria-current": current ? "true" : null, "aria-label": spoken(name, unread), data: { place, unread: unread.messages > 0 ? "yes" : "no" }, on: { click },
    }, el("span", { class: "guild-sign", "aria-hidden": "true" }, sign), badge(unread.mentions));
  }

  guildChannels(guild) {
    if (!guild) return null;
    return [el("div", { class: "sidebar-head" }, el("h1", {}, guild.name), this.closer()),
      el("h2", { class: "sidebar-group" }, "Text channels"),
      el("ul", {}, this.store.channelsOf(guild.id).map((channel) => el("li", {}, this.channel(channel, "hash"), this.threads(channel))))];
  }

  threads(parent) {
    const threads = this.store.threadsOf(parent.id);
    return threads.length ? el("ul", { class: "threads" }, threads.map((thread) => el("li", {}, this.channel(thread, thread.type === 12 ? "lock" : "thread")))) : null;
  }

  conversations() {
    const all = this.store.conversations.sort((a, b) => (b.last_message_id ?? b.id).localeCompare(a.last_message_id ?? a.id));
    return [el("div", { class: "sidebar-head" }, el("h1", {}, "Direct messages"), this.closer()),
      all.length ? el("ul", {}, all.map((channel) => el("li", {}, this.channel(channel, null)))) : el("p", { class: "sidebar-none" }, "Nobody has written to you yet. Click a name to write to somebody.")];
  }

  closer() {
    return iconButton("close", "Close the list of channels", () => this.page.showSidebar(false), { class: "icon-button phone-only" });
  }

  channel(channel, sign) {
    const { unread } = channel;
    const title = this.store.titleOf(channel);
    const current = channel.id === this.store.channelId;
    return el("button", {
      type: "button", class: "channel", "aria-current": current ? "page" : null, "aria-label": spoken(title, unread), data: { place: channel.id, unread: unread.messages > 0 && !current ? "yes" : "no" },
      on: { click: () => this.page.go(channel.id) },
    }, sign ? icon(sign) : face(channel.recipients[0] ?? {}, { class: "face small" }), el("span", { class: "channel-name" }, title), current ? null : badge(unread.mentions));
  }
}

const initials = (name) => name.split(/\s+/).map((word) => word[0]).join("").slice(0, 3);
const badge = (count) => (count > 0 ? el("span", { class: "count-badge", "aria-hidden": "true" }, String(count)) : null);

function spoken(name, { messages, mentions }) {
  if (mentions) return `${name}, ${mentions} ${mentions === 1 ? "mention" : "mentions"}`;
  return messages ? `${name}, unread` : name;
}
