// Points in time as the person reads them: in their language and their time zone.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const LARGEST = 8_640_000_000_000; // seconds a Date can hold

/** How a person reads times. */
export class Reader {
  constructor({ locale, timezone }) {
    this.locale = locale;
    this.zone = timezone;
    this.formats = new Map();
  }

  format(date, options) {
    const name = JSON.stringify(options);
    if (!this.formats.has(name)) {
      this.formats.set(name, new Intl.DateTimeFormat(this.locale, { ...options, timeZone: this.zone }));
    }
    return this.formats.get(name).format(date);
  }

  /** A timestamp of a message, `<t:seconds:style>`. */
  stamp(seconds, style) {
    if (Math.abs(seconds) > LARGEST) return "Invalid date";
    return style === "R" ? this.relative(seconds) : this.format(new Date(seconds * 1000), STYLES[style]);
  }

  relative(seconds) {
    const away = seconds - Date.now() / 1000;
    const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
    this.words ??= new Intl.RelativeTimeFormat(this.locale, { numeric: "auto" });
    return this.words.format(Math.round(away / size), unit);
  }

  day(date) {
    return this.format(date, { dateStyle: "long" });
  }

  full(date) {
    return this.format(date, { dateStyle: "full", timeStyle: "short" });
  }

  clock(date) {
    return this.format(date, { timeStyle: "short" });
  }

  /** As it stands at the head of a message. */
  head(date) {
    return this.day(date) === this.day(new Date()) ? this.clock(date) : this.format(date, STYLES.s);
  }
}

/** Keep "in two days" true while it is on the screen. */
export function keepRelative(reader) {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const words = reader().relative(Number(node.dataset.relative));
      if (node.textContent !== words) node.textContent = words;
    }
  }, 1000);
}
