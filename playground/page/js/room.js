// The messages of one channel as far as they are known: one stretch without holes, oldest first.

/** Order of two snowflakes, which are too long for numbers. */
export function older(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export class Room {
  constructor(channelId) {
    this.channelId = channelId;
    this.locals = []; // what stands only here: messages on their way, and words to this person
    this.meanwhile = null; // while a page is on its way: what happened that the page may not know yet
    this.newFrom = null; // the last message that was read when the channel was opened
    this.forget();
  }

  forget() {
    this.messages = [];
    this.loaded = false;
    this.atStart = false; // nothing is older
    this.atEnd = false; // nothing is newer
  }

  get first() {
    return this.messages[0];
  }

  get last() {
    return this.messages.at(-1);
  }

  find(id) {
    return this.messages.find((message) => message.id === id);
  }

  /** Take a page as the API answers it, newest first: "replace", "before" or "after" what is known. */
  page(messages, where, limit) {
    const ordered = [...messages].reverse();
    const whole = messages.length < limit;
    if (where === "before") {
      this.messages = [...ordered, ...this.messages];
      this.atStart = whole;
    } else if (where === "after") {
      this.messages = [...this.messages, ...ordered.filter((message) => !this.find(message.id))];
      this.atEnd = whole;
    } else {
      this.messages = ordered;
      this.loaded = true;
    }
  }

  /** The page has been taken: what happened meanwhile happens to it too. */
  catchUp() {
    const { meanwhile } = this;
    this.meanwhile = null;
    for (const [what, value] of meanwhile) this[what](value);
  }

  /** A new message; false if it is known or does not join on to what is known. */
  add(message) {
    this.meanwhile?.push(["add", message]);
    if (!this.loaded || !this.atEnd || this.find(message.id)) return false;
    let place = this.messages.length;
    while (place > 0 && older(this.messages[place - 1].id, message.id) > 0) place -= 1;
    this.messages.splice(place, 0, message);
    return true;
  }

  change(message) {
    this.meanwhile?.push(["change", message]);
    const place = this.messages.findIndex((one) => one.id === message.id);
    if (place >= 0) this.messages[place] = message;
    return place >= 0;
  }

  remove(id) {
    this.meanwhile?.push(["remove", id]);
    const place = this.messages.findIndex((one) => one.id === id);
    if (place >= 0) this.messages.splice(place, 1);
    return place >= 0;
  }
}
