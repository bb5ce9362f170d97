// Pictures: galleries in a message, and one picture large over the page.

import { el, icon, iconButton } from "./dom.js";
import { local } from "./faces.js";
import { dialog } from "./layers.js";
import { outside, spoiler } from "./richtext.js";

/** Pictures side by side: {media: {url, width, height}, description, spoiler}. */
export function gallery(items) {
  const tiles = items.map((item, index) => tile(item, index, items));
  return el("div", { class: "gallery", data: { count: String(Math.min(items.length, 10)) } }, tiles);
}

function tile(item, index, items) {
  const src = local(item.media.url);
  if (src === null || !isPicture(item.media)) return outside(item.media.url, [icon("link"), " ", item.description ?? "A picture elsewhere"], { class: "gallery-elsewhere" });
  const { width, height } = item.media;
  const picture = el("img", { src, alt: item.description ?? "", width, height, loading: "lazy", decoding: "async" });
  picture.addEventListener("error", () => picture.replaceWith(el("span", { class: "gallery-lost" }, "This picture could not be loaded.")));
  const node = el("button", {
    type: "button", class: "gallery-item", "aria-label": `Enlarge: ${item.description ?? "picture without a description"}`,
    on: { click: () => zoom(items, index) },
  }, picture, item.description ? el("span", { class: "alt-badge", "aria-hidden": "true", title: item.description }, "ALT") : null);
  if (width && height) {
    node.style.setProperty("aspect-ratio", `${width} / ${height}`);
    node.style.setProperty("--own-width", `${width}px`);
  }
  return item.spoiler ? spoiler([node], { class: "spoiler-picture" }) : node;
}

const isPicture = (media) => !media.content_type || media.content_type.startsWith("image/");

/** A small picture beside a text. */
export function thumbnail({ media, description, spoiler: hidden }) {
  const node = tile({ media, description, spoiler: hidden }, 0, [{ media, description }]);
  node.classList.add("thumbnail");
  return node;
}

/** One picture over the page, with its description; arrows go through the gallery. */
export function zoom(items, start) {
  let at = start;
  const picture = el("img", { class: "zoom-picture" });
  const words = el("p", { class: "zoom-words" });
  const original = el("a", { class: "link", target: "_blank", rel: "noopener noreferrer" }, "Open the original");
  const show = (to) => {
    at = (to + items.length) % items.length;
    const { media, description } = items[at];
    const src = local(media.url);
    picture.src = src;
    picture.alt = description ?? "";
    picture.classList.remove("full");
    words.textContent = description ?? "";
    original.href = src;
    count.textContent = items.length > 1 ? `${at + 1} of ${items.length}` : "";
  };
  const count = el("span", { class: "zoom-count", role: "status" });
  const several = items.length > 1;
  const stage = el("div", { class: "zoom-stage" },
    several ? iconButton("left", "Previous picture", () => show(at - 1)) : null,
    el("div", { class: "zoom-frame", tabindex: "0", role: "button", "aria-label": "Full size on and off", on: {
      click: () => picture.classList.toggle("full"),
      keydown: (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); picture.classList.toggle("full"); } },
    } }, picture),
    several ? iconButton("right", "Next picture", () => show(at + 1)) : null);
  const node = dialog("Picture", [stage, el("div", { class: "zoom-foot" }, words, count, original)], { className: "zoom" });
  node.addEventListener("click", (event) => { if (event.target === node) node.close(); });
  node.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && several) show(at + step);
  });
  show(start);
}
