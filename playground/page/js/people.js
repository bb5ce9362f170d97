// Who one is: switch with a click, open a second window as somebody else, add people.

import { el, fill, icon, iconButton } from "./dom.js";
import { face } from "./faces.js";
import { dialog, popup, walk } from "./layers.js";

const LANGUAGES = [["en-US", "English (US)"], ["en-GB", "English (UK)"], ["pl", "Polski"], ["hu", "Magyar"], ["de", "Deutsch"]];

export class People {
  constructor(root, page) {
    Object.assign(this, { root, page, store: page.store });
    for (const topic of ["me", "people"]) this.store.listen(topic, () => this.draw());
  }

  draw() {
    const { me } = this.store;
    if (!me) return;
    this.anchor = el("button", {
      type: "button", class: "person-switch", "aria-haspopup": "menu", "aria-expanded": "false", title: "Switch who you are", on: { click: () => this.open() },
    }, el("span", { class: "face-with-state" }, face(me.user, { class: "face small" }), el("span", { class: "state online" })),
    el("span", { class: "person-names" }, el("span", { class: "person-name" }, el("span", { class: "unseen" }, "You are "), name(me)), el("span", { class: "person-about" }, `${me.locale} · switch`)));
    const dark = document.documentElement.dataset.theme !== "light";
    const theme = iconButton(dark ? "sun" : "moon", dark ? "Light theme" : "Dark theme", () => { this.page.switchTheme(); this.draw(); this.root.querySelector(".theme").focus(); }, { class: "icon-button theme" });
    fill(this.root, this.anchor, theme);
  }

  open() {
    const items = this.store.people.map((person) => this.entry(person));
    const add = el("button", { type: "button", role: "menuitem", class: "person-add", on: { click: () => { layer.close(); this.add(); } } }, "Add a person…");
    const language = el("button", { type: "button", role: "menuitem", class: "person-add", on: { click: () => { layer.close(); this.change(); } } }, "Language and time zone…");
    const nodes = () => [...node.querySelectorAll("[role^=menuitem]")];
    const node = el("div", { class: "people-menu", role: "menu", "aria-label": "Switch who you are", on: { keydown: (event) => walk(event, nodes()) } }, items, el("hr", {}), language, add);
    const layer = popup(this.anchor, node, { closed: () => this.anchor.setAttribute("aria-expanded", "false") });
    this.layer = layer;
    this.anchor.setAttribute("aria-expanded", "true");
    (node.querySelector('[aria-checked="true"]') ?? nodes()[0]).focus();
  }

  entry(person) {
    const me = person.user.id === this.store.me.user.id;
    return el("div", { class: "person-entry", role: "none" },
      el("button", { type: "button", role: "menuitemradio", "aria-checked": String(me), class: "person-be", on: { click: () => { this.layer.close(); this.page.become(person.user.id); } } },
        face(person.user, { class: "face small" }), el("span", { class: "person-names" }, el("span", { class: "person-name" }, name(person)), el("span", { class: "person-about" }, `${person.locale} · ${person.timezone}`))),
      el("a", { class: "icon-button", role: "menuitem", href: this.page.addressOf(person.user.id), target: "_blank", rel: "noopener", "aria-label": `Open a window as ${name(person)}`, title: `Open a window as ${name(person)}` }, icon("window")));
  }

  add() {
    const field = el("input", { type: "text", id: "new-name", maxlength: "32", autocomplete: "off" });
    const language = languages("new-language", this.store.me.locale);
    this.form("Add a person", "Add", [labelled("new-name", "Name", field), labelled("new-language", "Language", language)], async () => {
      if (!field.value.trim()) throw new Error("Give a name.");
      const person = await this.page.api.addPerson(field.value.trim(), language.value, zone());
      this.page.become(person.user.id);
    });
  }

  change() {
    const { me } = this.store;
    const language = languages("own-language", me.locale);
    const zones = el("input", { type: "text", id: "own-zone", value: me.timezone, autocomplete: "off", placeholder: zone() });
    this.form("Language and time zone", "Save", [labelled("own-language", "Language", language), labelled("own-zone", "Time zone", zones)], () =>
      this.page.api.changePerson({ locale: language.value, timezone: zones.value.trim() }));
  }

  form(title, verb, fields, act) {
    const error = el("div", { class: "failure", role: "alert" });
    const node = dialog(title, el("form", { class: "modal-form", novalidate: true, on: { submit: async (event) => {
      event.preventDefault();
      try {
        await act();
        node.close();
      } catch (refused) {
        error.textContent = refused.message;
      }
    } } }, el("div", { class: "modal-body" }, fields, error), el("div", { class: "dialog-foot" }, el("button", { type: "submit", class: "button primary" }, verb))), { className: "modal" });
    node.querySelector("input, select").focus();
  }
}

const name = (person) => person.user.global_name ?? person.user.username;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const labelled = (id, words, control) => el("div", { class: "field" }, el("label", { for: id }, words), control);

function languages(id, chosen) {
  const known = LANGUAGES.some(([code]) => code === chosen) ? LANGUAGES : [...LANGUAGES, [chosen, chosen]];
  return el("select", { id, class: "plain-select" }, known.map(([code, words]) => el("option", { value: code, selected: code === chosen }, words)));
}
