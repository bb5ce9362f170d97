// Fetching the messages of a channel, a page at a time, without holes.

import { older } from "./room.js";

const PAGE = 50;

export class History {
  constructor(api, store) {
    this.api = api;
    this.store = store;
    this.under = new Map(); // channel: what is being fetched
  }

  /** The newest page, unless it is known. */
  open(channelId) {
    const room = this.store.room(channelId);
    if (room.loaded && room.atEnd) return Promise.resolve(room);
    return this.page(room, {}, (found) => this.put(room, found));
  }

  /** The page around a message, unless it is known. */
  around(channelId, messageId) {
    const room = this.store.room(channelId);
    if (room.find(messageId)) return Promise.resolve(room);
    return this.page(room, { around: messageId }, (found) => this.put(room, found, messageId));
  }

  /** The page around a message that is on the screen, or the newest one, in place of what is known. */
  renew(channelId, messageId) {
    const room = this.store.room(channelId);
    return this.page(room, messageId ? { around: messageId } : {}, (found) => this.put(room, found, messageId));
  }

  /** A page is all that is known: the newest one, or the one around a message. */
  put(room, found, messageId = null) {
    room.forget();
    room.page(found, "replace", PAGE);
    const before = messageId ? found.filter((message) => older(message.id, messageId) < 0).length : found.length;
    room.atStart = before < (messageId ? PAGE / 2 : PAGE);
    room.atEnd = !messageId || found.length < PAGE;
  }

  older(channelId) {
    const room = this.store.room(channelId);
    if (!room.loaded || room.atStart || !room.first) return Promise.resolve(room);
    return this.page(room, { before: room.first.id }, (found) => room.page(found, "before", PAGE));
  }

  newer(channelId) {
    const room = this.store.room(channelId);
    if (!room.loaded || room.atEnd || !room.last) return Promise.resolve(room);
    return this.page(room, { after: room.last.id }, (found) => room.page(found, "after", PAGE));
  }

  page(room, query, take) {
    return this.once(room.channelId, async () => {
      room.meanwhile = [];
      try {
        take(await this.api.messages(room.channelId, { limit: PAGE, ...query }));
      } finally {
        room.catchUp();
      }
    });
  }

  busy(channelId) {
    return this.under.has(channelId);
  }

  /** One fetch of a channel at a time; whoever asks meanwhile gets that one. */
  once(channelId, fetch) {
    if (!this.under.has(channelId)) {
      const done = fetch().finally(() => this.under.delete(channelId)).then(() => this.store.room(channelId));
      this.under.set(channelId, done);
    }
    return this.under.get(channelId);
  }
}
