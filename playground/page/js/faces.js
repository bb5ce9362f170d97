// Faces of people and bots.

import { el } from "./dom.js";

const COLOURS = 6;
const met = new Map(); // user id: the colour of their face

/** Give faces in order, so that the first six people look different. */
export function meet(users) {
  for (const { id } of users) if (!met.has(id)) met.set(id, met.size % COLOURS);
}

export function face(user, attributes = {}) {
  if (user.id) meet([user]);
  const src = user.avatar ? `/cdn/avatars/${user.id}/${user.avatar}.png` : `/cdn/embed/avatars/${met.get(user.id) ?? 0}.png`;
  return el("img", { class: "face", src, alt: "", width: "40", height: "40", ...attributes });
}

/** Address of something on the playground's CDN from wherever the page was opened; null for anything outside. */
export function local(url) {
  try {
    const { hostname, pathname, search } = new URL(url);
    const own = hostname === "127.0.0.1" || hostname === "localhost";
    return own && pathname.startsWith("/cdn/") ? pathname + search : null;
  } catch {
    return null;
  }
}
