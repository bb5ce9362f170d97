// What lies over the page: popups at an anchor, menus, dialogs.

import { el, fresh, iconButton } from "./dom.js";

let open = null;

/**
 * Show a popup at the anchor until Escape, a click elsewhere or `close()`. Inside a dialog it belongs to the dialog.
 * `closed(restore)` is told; the focus goes back to the anchor when it was in the popup.
 */
export function popup(anchor, node, { closed = () => {}, wide = false } = {}) {
  open?.close();
  const place = anchor.closest("dialog") ?? document.body;
  node.classList.add("popup");
  place.append(node);
  const move = () => position(anchor, node, wide);
  const outside = (event) => {
    if (!node.contains(event.target) && !anchor.contains(event.target)) layer.close();
  };
  const key = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    layer.close();
  };
  const layer = {
    anchor,
    move,
    close() {
      if (open !== layer) return;
      open = null;
      const inside = node.contains(document.activeElement);
      document.removeEventListener("pointerdown", outside, true);
      document.removeEventListener("keydown", key, true);
      window.removeEventListener("resize", move);
      document.removeEventListener("scroll", move, true);
      node.remove();
      closed();
      if (inside) anchor.focus({ preventScroll: true });
    },
  };
  open = layer;
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("keydown", key, true);
  window.addEventListener("resize", move);
  document.addEventListener("scroll", move, true);
  move();
  return layer;
}

/** Close the popup whose anchor is gone from the page. */
export function closeOrphans() {
  if (open && !open.anchor.isConnected) open.close();
}

function position(anchor, node, wide) {
  const box = anchor.getBoundingClientRect();
  if (wide) node.style.setProperty("width", `${box.width}px`);
  const { offsetWidth: width, offsetHeight: height } = node;
  const below = window.innerHeight - box.bottom;
  const top = below >= height + 8 || below >= box.top ? box.bottom + 4 : box.top - height - 4;
  node.style.setProperty("top", `${Math.max(4, Math.min(top, window.innerHeight - height - 4))}px`);
  node.style.setProperty("left", `${Math.max(4, Math.min(box.left, window.innerWidth - width - 8))}px`);
}

/** A menu at the anchor: `entries` are [label, act, {danger?}], walked through with the arrows. */
export function menu(anchor, label, entries) {
  const items = entries.map(([text, act, { danger = false } = {}]) =>
    el("button", { type: "button", role: "menuitem", tabindex: "-1", class: danger ? "danger" : null, on: { click: () => { layer.close(); act(); } } }, text));
  const node = el("div", { role: "menu", "aria-label": label, class: "menu", on: { keydown: (event) => walk(event, items) } }, items);
  const layer = popup(anchor, node, { closed: () => anchor.setAttribute("aria-expanded", "false") });
  anchor.setAttribute("aria-expanded", "true");
  items[0]?.focus();
  return layer;
}

/** Move the focus among nodes with the arrows, Home and End. */
export function walk(event, nodes) {
  const at = nodes.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: nodes.length - 1 }[event.key];
  if (to === undefined || nodes.length === 0) return;
  event.preventDefault();
  nodes[(to + nodes.length) % nodes.length].focus();
}

/**
 * A dialog in the middle. `cancel()` is asked when the person closes it by Escape or the cross. Returns the element;
 * `.close()` ends it.
 */
export function dialog(title, children, { cancel = () => {}, label = "Close", className = "" } = {}) {
  open?.close();
  const back = document.activeElement;
  const id = fresh("dialog");
  const leave = () => { cancel(); node.close(); };
  const node = el("dialog", { class: `dialog ${className}`, "aria-labelledby": id },
    el("div", { class: "dialog-head" }, el("h2", { id }, title), iconButton("close", label, leave)),
    children);
  node.addEventListener("cancel", (event) => { event.preventDefault(); leave(); });
  node.addEventListener("close", () => { node.remove(); if (back?.isConnected) back.focus({ preventScroll: true }); });
  document.body.append(node);
  node.showModal();
  return node;
}

/** Ask before something is done that cannot be taken back. */
export function confirmation(title, text, verb, act) {
  const yes = el("button", { type: "button", class: "button danger", on: { click: () => { node.close(); act(); } } }, verb);
  const no = el("button", { type: "button", class: "button secondary", on: { click: () => node.close() } }, "Cancel");
  const node = dialog(title, [el("p", {}, text), el("div", { class: "dialog-foot" }, no, yes)]);
  yes.focus();
}
