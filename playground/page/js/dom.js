// Making elements. Content goes in as text nodes only: there is no way here to hand over markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element. Attributes that are null, undefined or false are left out; `on` has listeners, `data` the data
 * attributes, `value` and `checked` are set as properties. Children that are null or false are left out.
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) give(node, name, value);
  node.append(...kept(children));
  return node;
}

function give(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
  else if (name === "data") Object.assign(node.dataset, value);
  else if (name === "value" || name === "checked") node[name] = value;
  else node.setAttribute(name, value === true ? "" : value);
}

function kept(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Put these children in the place of whatever the node had. */
export function fill(node, ...children) {
  node.replaceChildren(...kept(children));
  return node;
}

/** Set or take away an attribute. */
export function toggle(node, name, value) {
  if (value === null || value === false || value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}

const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M8 3 7 11M15 3l-.6 6M4 6h16M3 11h8M13 13h7a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-3l-3 3v-3h-1a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.4a3.5 3.5 0 0 1 0 6.2M17.5 14.4c2.5.7 4 2.6 4 5.6",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M5 5l14 14M19 5 5 19",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  reply: "M10 5 4 11l6 6M4 11h9c4 0 7 2.5 7 8",
  edit: "M4 20l1-5L16 4l4 4L9 19z",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
  pin: "M9 3h6l-1 7 4 4H6l4-4zM12 14v7",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  down: "M5 9l7 7 7-7",
  plus: "M12 4v16M4 12h16",
  moon: "M20 14.500A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500z",
  sun: "M12 16.500a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.400M17.6 17.6 19 19M5 19l1.4-1.400M17.6 6.4 19 5",
  window: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  file: "M6 2h8l5 5v15H6zM14 2v5h5",
  save: "M12 3v12M7 10l5 5 5-5M4 20h16",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  slash: "M16 4 8 20",
  check: "M4 12.5 10 18 20 6",
  send: "M4 4l17 8-17 8 3-8zM7 12h8",
  lock: "M6 11h12v10H6zM8.5 11V7.500a3.5 3.5 0 0 1 7 0V11",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
};

/** A drawn sign. It says nothing to screen readers: what carries it needs a label. */
export function icon(name) {
  const node = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", "aria-hidden": "true", class: "icon" })) {
    node.setAttribute(key, value);
  }
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  node.append(path);
  return node;
}

/** A button that shows only a sign. */
export function iconButton(name, label, click, attributes = {}) {
  return el("button", { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click }, ...attributes }, icon(name));
}

let last = 0;
/** A fresh id, to tie labels to what they label. */
export const fresh = (prefix) => `${prefix}-${++last}`;

/** Say something to screen readers. */
export function announce(text) {
  document.getElementById("live").textContent = text;
}
