// The stream of what happens, as one person is told it. Connects again by itself and takes up where it broke off.

const SOONEST = 250;
const LATEST = 8000;

/**
 * `heard(event, data, pinged)` gets each event in order. `lost()` is told once when the connection breaks,
 * `found(resumed)` when it stands again: if nothing could be resumed, everything has to be fetched anew.
 */
export class Stream {
  constructor(key, person, { heard, lost, found, refused }) {
    Object.assign(this, { key, person, heard, lost, found, refused });
    this.since = null;
    this.wait = SOONEST;
    this.over = false;
    this.retry = () => this.hurry();
    window.addEventListener("online", this.retry);
  }

  open() {
    const socket = new WebSocket(`ws://${location.host}/people/events`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      const first = { key: this.key, person_id: this.person };
      if (this.since !== null) first.since = this.since;
      socket.send(JSON.stringify(first));
    });
    socket.addEventListener("message", (message) => this.receive(JSON.parse(message.data)));
    socket.addEventListener("close", (close) => this.closed(close.code));
  }

  receive({ n, event, data, pinged }) {
    if (this.over) return;
    if (event === "HELLO") {
      this.wait = SOONEST;
      // What was missed follows a resumed greeting, numbered from where we were.
      if (!data.resumed) this.since = n;
      this.found(data.resumed);
      return;
    }
    this.since = n;
    this.heard(event, data, pinged === true);
  }

  closed(code) {
    if (this.over) return;
    if (code === 4004) return this.refused();
    this.lost();
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LATEST);
  }

  /** Try at once, instead of when the pause is over. */
  hurry() {
    if (this.over || this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  }

  close() {
    this.over = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.retry);
    this.socket.close();
  }
}
