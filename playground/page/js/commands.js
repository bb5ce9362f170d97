// Slash commands as the composer offers them, and what may stand in their options.

export const Option = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, FILE: 11 };
const SELECT_OF = { [Option.USER]: 5, [Option.ROLE]: 6, [Option.MENTIONABLE]: 7, [Option.CHANNEL]: 8 };

/** Every command that can be typed, subcommands each by itself: {command, path, name, title, description, options}. */
export function typed(commands) {
  return commands.filter((command) => command.type === 1).flatMap((command) => unfold(command, command, [], [command.name_localized]));
}

function unfold(command, node, path, title) {
  const inner = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
  if (inner.length) return inner.flatMap((option) => unfold(command, option, [...path, option.name], [...title, option.name_localized]));
  return [{ command, path, name: [command.name, ...path].join(" "), title: title.join(" "), description: node.description_localized, options: node.options ?? [] }];
}

/** Those that fit what was typed after the slash: by the start first, then by any part. */
export function matching(offers, words) {
  const wanted = words.trim().toLowerCase();
  const rank = (offer) => {
    const names = [offer.title.toLowerCase(), offer.name.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return offer.description.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return offers.map((offer) => ({ offer, at: rank(offer) })).filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at || a.offer.title.localeCompare(b.offer.title)).map(({ offer }) => offer);
}

/** What an option can be chosen from, as entries; null if it is typed freely. */
export function entriesFor(option, places) {
  if (option.choices?.length) return option.choices.map((choice) => ({ value: choice.value, label: choice.name_localized ?? choice.name }));
  if (option.type === Option.BOOLEAN) return [{ value: true, label: "True" }, { value: false, label: "False" }];
  if (option.type in SELECT_OF) return places({ type: SELECT_OF[option.type], channel_types: option.channel_types });
  return null;
}

/** The value of what was typed in an option, or what is wrong with it: {value} or {error}. */
export function check(option, text) {
  if (text === "") return option.required ? { error: "This option is required." } : { value: undefined };
  if (option.type === Option.STRING) return checkText(option, text);
  if (option.type === Option.INTEGER || option.type === Option.NUMBER) return checkNumber(option, text);
  return { error: "Choose one from the list." };
}

function checkText(option, text) {
  const least = option.min_length ?? 0;
  const most = option.max_length ?? 6000;
  const size = [...text].length;
  return size < least || size > most ? { error: `Between ${least} and ${most} characters, please.` } : { value: text };
}

function checkNumber(option, text) {
  const whole = option.type === Option.INTEGER;
  const pattern = whole ? /^[+-]?\d+$/ : /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
  if (!pattern.test(text.trim())) return { error: whole ? "A whole number, please." : "A number, please." };
  const value = Number(text.trim().replace(",", "."));
  const { min_value: least, max_value: most } = option;
  if ((least !== undefined && value < least) || (most !== undefined && value > most)) return { error: range(least, most) };
  return { value };
}

function range(least, most) {
  if (least === undefined) return `At most ${most}, please.`;
  return most === undefined ? `At least ${least}, please.` : `Between ${least} and ${most}, please.`;
}
