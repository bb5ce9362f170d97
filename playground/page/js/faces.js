// Faces of people and bots.

import { el } from "./dom.js";

export function face(user, attributes = {}) {
  if (user.avatar) return el("img", { class: "face", src: `/cdn/avatars/${user.id}/${user.avatar}.png`, alt: "", width: "40", height: "40", ...attributes });
  // Discord goes by the moment of the id alone; people who were all there from the first moment would look the same.
  const number = user.id ? BigInt(user.id) % 6n : 0;
  return el("img", { class: "face", src: `/cdn/embed/avatars/${number}.png`, alt: "", width: "40", height: "40", ...attributes });
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
