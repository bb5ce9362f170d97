// Keys that work everywhere on the page.

import { el } from "./dom.js";
import { dialog } from "./layers.js";

const KEYS = [
  ["Alt + ↑ / ↓", "Channel above or below"],
  ["Alt + Shift + ↑ / ↓", "Unread channel above or below"],
  ["/", "Commands, in an empty message box"],
  ["↑", "Edit your last message, in an empty message box"],
  ["Tab, then ↑ / ↓", "From message to message; Tab goes into one"],
  ["Escape", "Close what is open; to the newest message and the message box"],
  ["Ctrl + P", "Switch who you are"],
  ["Ctrl + /", "This list"],
];

export function listenToKeys(page) {
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]")) return;
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      page.step(event.key === "ArrowUp" ? -1 : 1, event.shiftKey);
    } else if (control && event.key === "/") {
      event.preventDefault();
      showKeys();
    } else if (control && event.key.toLowerCase() === "p") {
      event.preventDefault();
      page.openPeople();
    } else if (event.key === "Escape" && !event.defaultPrevented) page.escape();
    else if (typing(event)) page.composer.focus();
  });
}

/** Letters typed while no control has the focus go to the message box. */
function typing(event) {
  const nowhere = document.activeElement === document.body || document.activeElement?.matches(".scroller, .message");
  return nowhere && event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function showKeys() {
  dialog("Keyboard", el("dl", { class: "keys" }, KEYS.map(([keys, words]) => [el("dt", {}, keys), el("dd", {}, words)])), { className: "modal" });
}
