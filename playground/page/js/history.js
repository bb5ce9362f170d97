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
    return this.once(channelId, async () => {
      room.forget();
      this.put(room, await this.api.messages(channelId, { limit: PAGE }));
    });
  }

  /** The page around a message, unless it is known. */
  around(channelId, messageId) {
    const room = this.store.room(channelId);
    if (room.find(messageId)) return Promise.resolve(room);
    return this.once(channelId, async () => {
      const found = await this.api.messages(channelId, { limit: PAGE, around: messageId });
      room.forget();
      this.put(room, found, messageId);
    });
  }

  /** A page is all that is known: the newest one, or the one around a message. */
  put(room, found, messageId = null) {
    room.page(found, "replace", PAGE);
    const before = messageId ? found.filter((message) => older(message.id, messageId) < 0).length : found.length;
    room.atStart = before < (messageId ? PAGE / 2 : PAGE);
    if (!messageId || found.length < PAGE) room.settle();
  }

  /** The page around a message that is on the screen, or the newest one, over what is known of it. */
  renew(channelId, messageId) {
    const room = this.store.room(channelId);
    return this.once(channelId, async () => {
      room.renewing = true;
      const found = await this.api.messages(channelId, messageId ? { limit: PAGE, around: messageId } : { limit: PAGE }).finally(() => { room.renewing = false; });
      const { early } = room;
      room.forget();
      room.early = early;
      this.put(room, found, messageId);
    });
  }

  older(channelId) {
    const room = this.store.room(channelId);
    if (!room.loaded || room.atStart || !room.first) return Promise.resolve(room);
    return this.once(channelId, async () => room.page(await this.api.messages(channelId, { limit: PAGE, before: room.first.id }), "before", PAGE));
  }

  newer(channelId) {
    const room = this.store.room(channelId);
    if (!room.loaded || room.atEnd || !room.last) return Promise.resolve(room);
    return this.once(channelId, async () => room.page(await this.api.messages(channelId, { limit: PAGE, after: room.last.id }), "after", PAGE));
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
