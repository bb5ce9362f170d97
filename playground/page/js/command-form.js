// A command being filled in: its name, a field for each option, and a list of what fits the field one is in.

import { check, entriesFor, Option } from "./commands.js";
import { el, fill, fresh, toggle } from "./dom.js";
import { Listbox } from "./listbox.js";
import { entriesOf } from "./select.js";

const PAUSE = 120;

/** `send(options, files)` hands it in (and may throw what was refused), `leave()` goes back to plain text. */
export class CommandForm {
  constructor(offer, { store, api, send, leave }) {
    Object.assign(this, { offer, store, api, send, leave });
    this.fields = new Map();
    this.list = new Listbox({ label: "Suggestions", pick: (entry) => this.pick(entry) });
    this.hint = el("div", { class: "suggest-hint" });
    this.suggest = el("div", { class: "suggest", hidden: true }, this.hint, this.list.node);
    this.body = el("span", { class: "command-fields" });
    this.extra = el("span", { class: "command-extra" });
    this.error = el("div", { class: "command-error", role: "alert" });
    this.name = el("span", { class: "command-chip" }, `/${offer.title}`);
    this.node = el("form", { class: "command", "aria-label": `Command ${offer.title}`, novalidate: true, tabindex: "-1", on: { submit: (event) => { event.preventDefault(); this.submit(); }, keydown: (event) => this.key(event) } },
      this.suggest, el("div", { class: "command-line" }, this.name, this.body, this.extra), this.error);
    for (const option of offer.options) if (option.required) this.add(option);
    this.drawExtra();
  }

  add(option) {
    const id = fresh("option");
    const field = { option, value: undefined, entries: entriesFor(option, (component) => entriesOf(component, this.store)), file: null };
    field.input = option.type === Option.FILE
      ? el("input", { type: "file", id, on: { change: () => { field.file = field.input.files[0] ?? null; } } })
      : el("input", {
        type: "text", id, autocomplete: "off", spellcheck: "false", size: "6", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.list.id,
        inputmode: option.type === Option.INTEGER ? "numeric" : option.type === Option.NUMBER ? "decimal" : null,
        "aria-required": option.required ? "true" : null, "aria-description": option.description_localized,
        on: { input: () => this.typed(field), focus: () => this.enter(field), blur: () => this.blur(field) },
      });
    field.node = el("span", { class: "command-field" }, el("label", { for: id }, option.name_localized), field.input);
    this.fields.set(option.name, field);
    this.body.append(field.node);
    return field;
  }

  drawExtra() {
    const left = this.offer.options.filter((option) => !this.fields.has(option.name));
    fill(this.extra, left.map((option) => el("button", {
      type: "button", class: "command-add", title: option.description_localized, "aria-label": `Add the option ${option.name_localized}: ${option.description_localized}`,
      on: { click: () => { const field = this.add(option); this.drawExtra(); field.input.focus(); } },
    }, `+ ${option.name_localized}`)));
  }

  focus() {
    const first = [...this.fields.values()][0];
    (first?.input ?? this.node).focus();
  }

  // One field

  enter(field) {
    this.active = field;
    fill(this.hint, el("strong", {}, field.option.name_localized), " ", field.option.description_localized);
    this.suggest.hidden = false;
    this.list.moved = (id) => toggle(field.input, "aria-activedescendant", id);
    field.input.setAttribute("aria-expanded", "true");
    this.refresh(field);
  }

  blur(field) {
    field.input.setAttribute("aria-expanded", "false");
    if (this.active === field) {
      this.active = null;
      this.suggest.hidden = true;
    }
    if (field.input.value) this.judge(field);
  }

  typed(field) {
    field.value = undefined;
    field.input.size = Math.max(6, Math.min(field.input.value.length + 1, 40));
    this.wrong(field, null);
    this.refresh(field);
  }

  refresh(field) {
    if (field.option.autocomplete) return this.complete(field);
    const words = field.input.value.toLowerCase();
    const entries = field.value === undefined ? (field.entries ?? []).filter((entry) => entry.label.toLowerCase().includes(words)) : field.entries ?? [];
    this.show(entries.slice(0, 25), field.entries ? "No options match your search" : "");
  }

  show(entries, none) {
    this.list.show(entries, { none });
    this.list.node.hidden = entries.length === 0 && none === "";
  }

  /** Ask the bot, once typing pauses; only the answer to what was typed last counts. */
  complete(field) {
    clearTimeout(this.timer);
    const turn = (this.turn = (this.turn ?? 0) + 1);
    this.show([], "Loading options…");
    this.timer = setTimeout(async () => {
      const { command, path } = this.offer;
      const options = { ...this.values(), [field.option.name]: field.input.value };
      const found = await this.api.complete(this.store.channelId, command.id, { path, options, focused: field.option.name }).catch(() => ({ choices: [], failed: true }));
      if (turn !== this.turn || this.active !== field) return;
      this.show(found.choices.map((choice) => ({ value: choice.value, label: choice.name })), found.failed ? "Loading options failed" : "No options match your search");
    }, PAUSE);
  }

  pick(entry) {
    const field = this.active;
    if (!field) return;
    field.value = entry.value;
    field.input.value = entry.label;
    field.input.size = Math.max(6, Math.min(entry.label.length + 1, 40));
    this.wrong(field, null);
    const next = [...this.fields.values()].find((one) => one !== field && one.option.required && !one.input.value);
    if (next) next.input.focus();
    else this.show([], "");
  }

  // All of it

  /** The values that are good so far. */
  values() {
    const values = {};
    for (const [name, field] of this.fields) {
      const { value } = this.result(field);
      if (value !== undefined && field.option.type !== Option.FILE) values[name] = value;
    }
    return values;
  }

  result(field) {
    if (field.option.type === Option.FILE) return field.file || !field.option.required ? { value: field.file ?? undefined } : { error: "Choose a file." };
    if (field.value !== undefined) return { value: field.value };
    const text = field.input.value;
    const exact = field.entries?.find((entry) => entry.label.toLowerCase() === text.trim().toLowerCase());
    if (exact) return { value: exact.value };
    if (field.entries && text !== "") return { error: "Choose one from the list." };
    return check(field.option, text);
  }

  judge(field) {
    const { error } = this.result(field);
    this.wrong(field, error ?? null);
    return !error;
  }

  wrong(field, error) {
    field.node.classList.toggle("wrong", error !== null);
    toggle(field.input, "aria-invalid", error === null ? null : "true");
    this.error.textContent = error === null ? "" : `${field.option.name_localized}: ${error}`;
  }

  async submit() {
    const bad = [...this.fields.values()].find((field) => !this.judge(field));
    if (bad) return bad.input.focus();
    const files = [...this.fields.values()].filter((field) => field.file).map((field) => [`files[${field.option.name}]`, field.file]);
    try {
      await this.send(this.values(), files);
    } catch (refused) {
      this.error.textContent = refused.message;
    }
  }

  key(event) {
    const field = this.active;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return this.leave();
    }
    if (event.key === "Backspace" && event.target === [...this.fields.values()][0]?.input && event.target.value === "") {
      event.preventDefault();
      return this.leave();
    }
    if (event.key === "Enter" && event.target.tagName !== "BUTTON") {
      const open = field && !this.suggest.hidden && field.value === undefined && this.list.entries.length > 0 && (field.input.value !== "" || field.option.required);
      if (open && this.list.key(event)) return;
      event.preventDefault();
      return this.submit();
    }
    if (!field) return;
    if (event.key === "Tab" && !event.shiftKey && field.value === undefined && field.input.value !== "" && this.list.entries.length) this.list.key(event, ["Tab"]);
    else if (event.key.startsWith("Arrow")) this.list.key(event);
  }
}
