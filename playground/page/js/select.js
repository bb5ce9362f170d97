// A select menu as Discord draws it: a button that opens a list, with a field that filters it.

import { el, fill, fresh, icon } from "./dom.js";
import { face } from "./faces.js";
import { popup } from "./layers.js";
import { Listbox } from "./listbox.js";
import { emoji } from "./richtext.js";
import { isThread } from "./store.js";

const FILTERED_FROM = 8;

/** What can be chosen in a select component: its own options, or people, roles, channels of the place. */
export function entriesOf(component, store) {
  const people = () => everybody(store).map((user) => ({ value: user.id, kind: "user", label: store.nameOf(user.id), description: user.username, picture: face(user, { class: "face tiny" }) }));
  const roles = () => [...store.roles.values()].filter((role) => role.guild_id === store.channel?.guild_id)
    .map((role) => ({ value: role.id, kind: "role", label: `@${role.name.replace(/^@/, "")}`, picture: el("span", { class: "role-dot" }) }));
  const channels = () => [...store.channels.values()]
    .filter((channel) => channel.guild_id && channel.guild_id === store.channel?.guild_id && fits(channel, component.channel_types))
    .map((channel) => ({ value: channel.id, kind: "channel", label: channel.name, picture: icon(isThread(channel) ? "thread" : "hash") }));
  const kinds = { 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: channels };
  return kinds[component.type]?.() ?? component.options;
}

const fits = (channel, types) => !types?.length || types.includes(channel.type);

function everybody(store) {
  const members = store.members.get(store.channel?.guild_id);
  return members ? [...members.values()].map((member) => member.user) : [store.me.user, ...(store.channel?.recipients ?? [])];
}

/** The values that are chosen to begin with. */
export function defaultsOf(component) {
  if (component.type !== 3) return (component.default_values ?? []).map((value) => value.id);
  return component.options.filter((option) => option.default).map((option) => option.value);
}

/**
 * `done(values)` is told when the choice is made: at once if only one can be chosen, else when the list closes.
 * Returns {node, values(), busy(on)}.
 */
export function select(component, store, { label, done = () => {}, values = defaultsOf(component), describedby = null }) {
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  let chosen = new Set(values);
  const shown = el("span", { class: "select-shown" });
  const name = label ?? component.placeholder ?? "Make a selection";
  const anchor = el("button", {
    type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": name, "aria-describedby": describedby, disabled: component.disabled, data: component.custom_id ? { customId: component.custom_id } : {},
    on: { click: () => openList(), keydown: (event) => { if (["ArrowDown", "ArrowUp"].includes(event.key)) { event.preventDefault(); openList(); } } },
  }, shown, icon("down"));

  function draw() {
    const entries = entriesOf(component, store).filter((entry) => chosen.has(entry.value));
    anchor.setAttribute("aria-label", entries.length ? `${name}: ${entries.map((entry) => entry.label).join(", ")}` : name);
    fill(shown, entries.length
      ? entries.map((entry) => el("span", { class: most > 1 ? "chip" : "chosen" }, entry.picture ?? (entry.emoji ? emoji(entry.emoji) : null), el("span", {}, entry.label)))
      : el("span", { class: "placeholder" }, component.placeholder ?? "Make a selection"));
  }

  function openList() {
    if (anchor.disabled || anchor.getAttribute("aria-expanded") === "true") return;
    const before = [...chosen];
    const list = new Listbox({ label: name, multiple: most > 1, pick: (entry) => choose(entry) });
    const entries = entriesOf(component, store);
    const field = el("input", {
      type: "text", class: entries.length < FILTERED_FROM && component.type === 3 ? "select-filter unseen" : "select-filter", role: "combobox",
      "aria-label": `Search: ${name}`, "aria-expanded": "true", "aria-controls": list.id, "aria-autocomplete": "list", placeholder: "Search", autocomplete: "off",
      on: { input: () => show(), keydown: (event) => { if (event.key === "Tab") layer.close(); else if (!(event.key === " " && !field.value && choose(list.entries[list.at], event))) list.key(event); } },
    });
    const show = (active = 0) => {
      const words = field.value.trim().toLowerCase();
      list.show(entries.filter((entry) => `${entry.label} ${entry.description ?? ""}`.toLowerCase().includes(words)), { chosen, active });
    };
    list.moved = (id) => (id ? field.setAttribute("aria-activedescendant", id) : field.removeAttribute("aria-activedescendant"));
    const choose = (entry, event) => {
      event?.preventDefault();
      if (!entry) return true;
      if (most === 1) {
        chosen = chosen.has(entry.value) && least === 0 ? new Set() : new Set([entry.value]);
        layer.close();
      } else {
        if (chosen.has(entry.value)) chosen.delete(entry.value);
        else if (chosen.size < most) chosen.add(entry.value);
        show(list.at);
        draw();
      }
      return true;
    };
    const layer = popup(anchor, el("div", { class: "select-popup" }, field, list.node), {
      wide: true,
      closed: () => {
        anchor.setAttribute("aria-expanded", "false");
        const same = before.length === chosen.size && before.every((value) => chosen.has(value));
        if (!same && chosen.size < least) chosen = new Set(before);
        draw();
        if (!same && chosen.size >= least) done([...chosen]);
      },
    });
    anchor.setAttribute("aria-expanded", "true");
    show(Math.max(0, entries.findIndex((entry) => chosen.has(entry.value))));
    layer.move();
    field.focus({ preventScroll: true });
  }

  draw();
  return { node: anchor, values: () => [...chosen] };
}
