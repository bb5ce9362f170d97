// A list of which one is active and some are chosen, for selects and for what the composer suggests.

import { el, fill, fresh, icon } from "./dom.js";
import { emoji } from "./richtext.js";

/** One entry: {value, label, description?, emoji?, picture?}. `pick(entry)` is told which was taken. */
export class Listbox {
  constructor({ label, pick, multiple = false }) {
    this.pick = pick;
    this.entries = [];
    this.at = -1;
    this.id = fresh("list");
    this.node = el("div", { role: "listbox", id: this.id, class: "listbox", "aria-label": label, "aria-multiselectable": multiple ? "true" : null });
  }

  /** Show these entries; `chosen` has the values that are marked. `none` is said when there are none. */
  show(entries, { chosen = new Set(), none = "No results", active = 0 } = {}) {
    this.entries = entries;
    const options = entries.map((entry, index) => this.option(entry, index, chosen.has(entry.value)));
    fill(this.node, entries.length ? options : el("div", { class: "listbox-none" }, none));
    this.options = options;
    this.activate(entries.length ? Math.min(active, entries.length - 1) : -1);
  }

  option(entry, index, chosen) {
    return el("div", {
      role: "option", id: `${this.id}-${index}`, class: "option", "aria-selected": String(chosen),
      on: {
        // The focus stays in the field that filters.
        mousedown: (event) => event.preventDefault(),
        mousemove: () => { if (this.at !== index) this.activate(index); },
        click: () => this.pick(entry),
      },
    },
    entry.picture ?? (entry.emoji ? emoji(entry.emoji) : null),
    el("span", { class: "option-text" },
      el("span", { class: "option-label" }, entry.label),
      entry.description ? el("span", { class: "option-description" }, entry.description) : null),
    entry.aside ? el("span", { class: "option-aside" }, entry.aside) : null,
    chosen ? icon("check") : null);
  }

  activate(index) {
    this.options[this.at]?.classList.remove("active");
    this.at = index;
    this.options[index]?.classList.add("active");
    this.options[index]?.scrollIntoView({ block: "nearest" });
    this.moved?.(this.options[index]?.id ?? null);
  }

  /** Arrows move, Enter and Tab take. Returns whether the key was for the list. */
  key(event, taking = ["Enter"]) {
    const count = this.entries.length;
    if (count === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.activate((this.at + step + count) % count);
    else if (taking.includes(event.key) && this.at >= 0) this.pick(this.entries[this.at]);
    else return false;
    event.preventDefault();
    return true;
  }
}
