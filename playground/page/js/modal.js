// A form a bot opened: texts, selects, radios, checkboxes, files.

import { el, fill, fresh } from "./dom.js";
import { face } from "./faces.js";
import { dialog } from "./layers.js";
import { richText } from "./richtext.js";
import { select } from "./select.js";

const MOST = 4000;

/** Show the modal until it is handed in or closed. */
export function showModal(modal, page) {
  const bot = page.store.users.get(modal.application_id);
  const fields = [];
  const body = modal.components.map((component) => top(component, page, fields));
  const error = el("div", { class: "failure", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = () => page.api.closeModal(modal.id).catch(() => {});
  const form = el("form", { novalidate: true, class: "modal-form", on: { submit: (event) => { event.preventDefault(); hand(); } } },
    el("div", { class: "modal-body" }, el("p", { class: "modal-notice" }, `This form will be submitted to ${bot?.username ?? "the application"}. Do not share passwords or other sensitive information.`), body, error),
    el("div", { class: "dialog-foot" }, el("button", { type: "button", class: "button secondary", on: { click: () => { cancel(); node.close(); } } }, "Cancel"), submit));

  async function hand() {
    const bad = fields.filter((field) => !judge(field));
    if (bad.length) return bad[0].focus();
    submit.setAttribute("aria-busy", "true");
    fill(error);
    const values = Object.fromEntries(fields.filter((field) => !field.files).map((field) => [field.id, field.value()]));
    try {
      if (await page.interactions.submit(modal, values, fields.flatMap(filesOf))) return node.close();
      error.textContent = "Something went wrong. Try again.";
    } catch (refused) {
      error.textContent = refused.message;
    } finally {
      submit.removeAttribute("aria-busy");
    }
  }

  const node = dialog(modal.title, form, { cancel, className: "modal" });
  if (bot) node.querySelector("h2").prepend(face(bot, { class: "face small" }));
  (fields[0] ?? submit).focus();
}

function filesOf(field) {
  return [...(field.files?.() ?? [])].map((file, index) => [index === 0 ? `files[${field.id}]` : `files[${field.id}/${index + 1}]`, file]);
}

function judge(field) {
  const wrong = field.check?.() ?? null;
  said(field, wrong);
  return wrong === null;
}

function said(field, wrong) {
  field.error.textContent = wrong ?? "";
  field.node.classList.toggle("wrong", wrong !== null);
}

/** One of the modal's own components; what can be filled in is added to `fields`. */
function top(component, page, fields) {
  if (component.type === 10) return el("div", { class: "prose" }, richText(component.content, page));
  if (component.type === 1) return component.components.map((inner) => labelled({ label: inner.label, component: inner }, page, fields));
  if (component.type === 18) return labelled(component, page, fields);
  return el("p", { class: "unknown" }, "This part of the form cannot be shown here.");
}

function labelled({ label, description, component }, page, fields) {
  const make = FIELDS[component.type];
  if (!make) return el("p", { class: "unknown" }, "This part of the form cannot be shown here.");
  const id = fresh("field");
  const about = fresh("about");
  const required = component.required !== false && component.type !== 23;
  const field = { id: component.custom_id, required, error: el("div", { class: "field-error", id: about, role: "alert" }), ...make(component, { page, id, label, about, required }) };
  const group = component.type === 21 || component.type === 22;
  const title = el(group ? "legend" : "label", group ? {} : { for: id }, label, required ? el("span", { class: "required", "aria-hidden": "true" }, " *") : null);
  field.node = el(group ? "fieldset" : "div", { class: "field" }, title, description ? el("div", { class: "field-description" }, description) : null, field.control, field.error);
  field.node.addEventListener("input", () => said(field, null));
  fields.push(field);
  return field.node;
}

const choice = (component, context) => {
  const made = select({ ...component, disabled: false, min_values: context.required ? component.min_values ?? 1 : 0 }, context.page.store, {
    label: context.label, describedby: context.about, done: () => made.node.dispatchEvent(new Event("input", { bubbles: true })),
  });
  made.node.id = context.id;
  return {
    control: made.node, value: made.values, focus: () => made.node.focus(),
    check: () => (context.required && made.values().length < (component.min_values ?? 1) ? "Please make a selection." : null),
  };
};

const FIELDS = { 3: choice, 4: textField, 5: choice, 6: choice, 7: choice, 8: choice, 19: fileField, 21: radios, 22: checkboxes, 23: checkbox };

function textField(component, { id, about, required }) {
  const most = component.max_length ?? MOST;
  const least = component.min_length ?? 0;
  const common = { id, value: component.value ?? "", placeholder: component.placeholder, maxlength: String(most), "aria-required": required ? "true" : null, "aria-describedby": about };
  const input = component.style === 2 ? el("textarea", { ...common, rows: "4" }) : el("input", { ...common, type: "text", autocomplete: "off" });
  const count = el("span", { class: "field-count", "aria-hidden": "true" }, String(most - input.value.length));
  input.addEventListener("input", () => { count.textContent = String(most - input.value.length); });
  const check = () => {
    if (required && !input.value.trim()) return "This field is required.";
    return input.value && input.value.length < least ? `At least ${least} characters, please.` : null;
  };
  return { control: el("div", { class: "field-text" }, input, component.max_length || component.style === 2 ? count : null), value: () => input.value, focus: () => input.focus(), check };
}

function fileField(component, { id, about, required }) {
  const most = component.max_values ?? 1;
  const input = el("input", { type: "file", id, multiple: most > 1, "aria-describedby": about });
  const check = () => {
    const count = input.files.length;
    if (count > most) return `At most ${most} files, please.`;
    return required && count < (component.min_values ?? 1) ? "Please choose a file." : null;
  };
  return { control: input, files: () => input.files, value: () => [], focus: () => input.focus(), check };
}

function marks(component, type) {
  const name = fresh("group");
  return component.options.map((option) => {
    const input = el("input", { type, name, value: option.value, checked: Boolean(option.default) });
    return { input, node: el("label", { class: "mark" }, input, el("span", {}, option.label, option.description ? el("small", {}, option.description) : null)) };
  });
}

function radios(component, { required }) {
  const all = marks(component, "radio");
  const value = () => all.find(({ input }) => input.checked)?.input.value ?? null;
  return { control: el("div", { class: "marks" }, all.map(({ node }) => node)), value, focus: () => all[0].input.focus(), check: () => (required && value() === null ? "Please choose one." : null) };
}

function checkboxes(component, { required }) {
  const all = marks(component, "checkbox");
  const value = () => all.filter(({ input }) => input.checked).map(({ input }) => input.value);
  const least = required ? component.min_values ?? 1 : 0;
  const most = component.max_values ?? all.length;
  const check = () => {
    const count = value().length;
    if (count < least) return least === 1 ? "Please choose at least one." : `Please choose at least ${least}.`;
    return count > most ? `At most ${most}, please.` : null;
  };
  return { control: el("div", { class: "marks" }, all.map(({ node }) => node)), value, focus: () => all[0].input.focus(), check };
}

function checkbox(component, { id }) {
  const input = el("input", { type: "checkbox", id, checked: Boolean(component.default) });
  return { control: input, value: () => input.checked, focus: () => input.focus() };
}
