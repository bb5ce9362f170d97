// People and bots at the right, and a card about one of them.

import { el, fill, iconButton } from "./dom.js";
import { face } from "./faces.js";
import { menu, popup } from "./layers.js";

export class Members {
  constructor(root, page) {
    Object.assign(this, { root, page, store: page.store });
    for (const topic of ["members", "people", "channels", "me"]) this.store.listen(topic, () => this.draw());
  }

  draw() {
    const { channel } = this.store;
    if (!channel || !this.store.me) return;
    const all = channel.guild_id ? [...(this.store.members.get(channel.guild_id)?.values() ?? [])].map((member) => member.user) : [this.store.me.user, ...channel.recipients];
    const here = (user) => this.store.bots.get(user.id) ?? true;
    const groups = [["Online", all.filter(here)], ["Offline", all.filter((user) => !here(user))]];
    const shape = JSON.stringify(groups.map(([, users]) => users.map((user) => [user.id, this.store.nameOf(user.id), user.avatar])));
    if (shape === this.shape) return;
    this.shape = shape;
    fill(this.root, el("div", { class: "members-head phone-only" }, el("h2", {}, "Members"), iconButton("close", "Close the list of members", () => this.page.showMembers(false))),
      groups.filter(([, users]) => users.length).map(([title, users]) => [
        el("h3", { class: "sidebar-group" }, `${title} — ${users.length}`),
        el("ul", {}, users.sort((a, b) => this.store.nameOf(a.id).localeCompare(this.store.nameOf(b.id))).map((user) => el("li", {}, this.member(user, title === "Online")))),
      ]));
  }

  member(user, online) {
    return el("button", { type: "button", class: online ? "member" : "member away", on: { click: (event) => this.page.profile(user.id, event.currentTarget) } },
      el("span", { class: "face-with-state" }, face(user, { class: "face small" }), el("span", { class: online ? "state online" : "state offline" })),
      el("span", { class: "member-name" }, this.store.nameOf(user.id)), user.bot ? el("span", { class: "badge" }, "APP") : null);
  }
}

/** A card about somebody: who they are, and what can be done. */
export function profile(userId, anchor, page) {
  const { store } = page;
  const user = store.users.get(userId);
  if (!user) return;
  const person = store.people.find((one) => one.user.id === userId);
  const own = userId === store.me.user.id;
  const userCommands = (page.commands() ?? []).filter((command) => command.type === 2);
  const act = (run) => () => { layer.close(); run(); };
  const apps = el("button", { type: "button", class: "button secondary", "aria-haspopup": "menu", on: { click: () => menu(anchor, "Apps", userCommands.map((command) => [command.name_localized, () => page.actions.onTarget(command, userId)])) } }, "Apps");
  const node = el("div", { class: "profile", role: "dialog", "aria-label": store.nameOf(userId) },
    user.banner ? el("img", { class: "profile-banner", src: `/cdn/banners/${user.id}/${user.banner}.png`, alt: "" }) : el("div", { class: "profile-banner" }), face(user, { class: "face large" }),
    el("div", { class: "profile-body" },
      el("strong", { class: "profile-name" }, store.nameOf(userId), " ", user.bot ? el("span", { class: "badge" }, "APP") : null),
      el("div", { class: "profile-handle" }, user.username),
      person ? el("div", { class: "profile-handle" }, `${person.locale} · ${person.timezone}`) : null,
      el("div", { class: "profile-buttons" },
        own ? null : el("button", { type: "button", class: "button primary", on: { click: act(() => page.actions.converse(userId)) } }, "Message"),
        person && !own ? el("button", { type: "button", class: "button secondary", on: { click: act(() => page.become(userId)) } }, `Be ${store.nameOf(userId)}`) : null,
        userCommands.length && store.channel?.guild_id ? apps : null)));
  const layer = popup(anchor, node);
  node.querySelector("button")?.focus();
}
