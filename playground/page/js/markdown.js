// Discord's markdown as a tree of plain values. Text in, tree out; richtext.js makes nodes of it.
//
// A node is a string or {kind, children?, …}. Blocks first (code, headings, lists, quotes, small print), then what
// stands within a line. Nesting is bounded and every step moves on, so that no text takes long.

const DEEPEST = 10;

const MARKS = [
  ["***", "strong-em"],
  ["**", "strong"],
  ["__", "underline"],
  ["~~", "strike"],
  ["||", "spoiler"],
  ["*", "em"],
  ["_", "em"],
];

const TOKENS = [
  [/<@!?(\d{1,20})>/y, ([, id]) => ({ kind: "user", id })],
  [/<@&(\d{1,20})>/y, ([, id]) => ({ kind: "role", id })],
  [/<#(\d{1,20})>/y, ([, id]) => ({ kind: "channel", id })],
  [/<\/([^:>]{1,100}):(\d{1,20})>/y, ([, name, id]) => ({ kind: "command", name, id })],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, ([, seconds, style]) => ({ kind: "time", seconds: Number(seconds), style: style ?? "f" })],
  [/<(a?):(\w{2,32}):(\d{1,20})>/y, ([, , name, id]) => ({ kind: "emoji", name, id })],
  [/@(everyone|here)\b/y, ([, name]) => ({ kind: "everyone", name })],
  [/<(https?:\/\/[^\s<>]{1,2000})>/y, ([, url]) => ({ kind: "link", url, children: [url] })],
  [/https?:\/\/[^\s<>]{1,2000}/y, ([url]) => link(url)],
];

const ITEM = /^(\s*)([-*]|\d{1,10}\.) +(\S.*)$/;
const FENCED = /(```(?:[\w+#-]*\n)?[\s\S]+?```)/;

/** The blocks of a message. */
export function parse(text, depth = 0) {
  const nodes = [];
  for (const part of text.split(FENCED)) {
    const code = /^```(?:([\w+#-]*)\n)?([\s\S]+?)```$/.exec(part);
    if (code) nodes.push({ kind: "codeblock", language: code[1] ?? "", text: code[2].replace(/\n$/, "") });
    else if (part) {
      // The line ends next to a code block belong to it.
      const bare = (nodes.length ? part.replace(/^\n/, "") : part).replace(/\n$/, "");
      nodes.push(...blocks(bare.split("\n"), depth));
    }
  }
  return nodes;
}

function blocks(lines, depth) {
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push({ kind: "text", children: inline(plain.join("\n"), depth) });
    plain = [];
  };
  for (let at = 0; at < lines.length; ) {
    const block = blockAt(lines, at, depth);
    if (block) {
      flush();
      nodes.push(block.node);
    } else plain.push(lines[at]);
    at = block?.end ?? at + 1;
  }
  flush();
  return nodes;
}

function blockAt(lines, at, depth) {
  const line = lines[at];
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) return { node: { kind: "heading", level: heading[1].length, children: inline(heading[2], depth) }, end: at + 1 };
  const small = /^-# +(\S.*)$/.exec(line);
  if (small) return { node: { kind: "small", children: inline(small[1], depth) }, end: at + 1 };
  if (ITEM.test(line)) {
    // A list ends where one of the other kind begins.
    const end = endOf(lines, at, /^\s*\d/.test(line) ? /^\d{1,10}\. +\S|^ {2,}\S/ : /^ ?[-*] +\S|^ {2,}\S/);
    return { node: list(lines.slice(at, end), depth), end };
  }
  return depth < DEEPEST ? quoteAt(lines, at, depth) : null;
}

function quoteAt(lines, at, depth) {
  const whole = lines[at].startsWith(">>> ");
  if (!whole && !lines[at].startsWith("> ")) return null;
  const end = whole ? lines.length : endOf(lines, at, /^> |^>$/);
  const [first, ...rest] = lines.slice(at, end);
  const inner = whole ? [first.slice(4), ...rest] : [first, ...rest].map((line) => line.slice(2));
  return { node: { kind: "quote", children: parse(inner.join("\n"), depth + 1) }, end };
}

function endOf(lines, from, pattern) {
  let end = from + 1;
  while (end < lines.length && pattern.test(lines[end])) end += 1;
  return end;
}

/** A list of which the deeper indented lines are lists or further lines of their item. */
function list(lines, depth) {
  const [, indent, mark] = ITEM.exec(lines[0]);
  const items = [];
  for (let at = 0; at < lines.length; ) {
    const item = ITEM.exec(lines[at]);
    let end = at + 1;
    while (end < lines.length && deeper(lines[end], indent.length)) end += 1;
    const inner = lines.slice(at + 1, end);
    const start = inner.findIndex((line) => ITEM.test(line));
    const words = [item ? item[3] : lines[at].trim(), ...(start < 0 ? inner : inner.slice(0, start)).map((l) => l.trim())];
    const children = inline(words.join("\n"), depth);
    if (start >= 0 && depth < DEEPEST) children.push(list(inner.slice(start), depth + 1));
    else if (start >= 0) children.push("\n", inner.slice(start).join("\n"));
    items.push({ kind: "item", children });
    at = end;
  }
  const ordered = /\d/.test(mark);
  return { kind: "list", ordered, start: ordered ? Number.parseInt(mark, 10) : 1, children: items };
}

const deeper = (line, indent) => /^\s*/.exec(line)[0].length > indent;

/** What stands within a line. */
export function inline(text, depth = 0) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = depth < DEEPEST ? token(text, at, depth) : null;
    if (found === null) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (typeof found.node === "string") plain += found.node;
    else {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.node);
    }
    at = found.end;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function token(text, at, depth) {
  const sign = text[at];
  if (sign === "\\" && /[\\`*_~|<>#@[\]():.\-]/.test(text[at + 1] ?? "")) return { node: text[at + 1], end: at + 2 };
  if (sign === "`") return code(text, at);
  if (sign === "[") return masked(text, at, depth);
  if (sign === "<" || sign === "@" || sign === "h") return special(text, at);
  if (sign === "*" || sign === "_" || sign === "~" || sign === "|") return marked(text, at, depth);
  return null;
}

function code(text, at) {
  const fence = text.startsWith("``", at) ? "``" : "`";
  const end = text.indexOf(fence, at + fence.length);
  if (end <= at + fence.length) return null;
  return { node: { kind: "code", text: text.slice(at + fence.length, end) }, end: end + fence.length };
}

function special(text, at) {
  for (const [pattern, make] of TOKENS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) {
      const node = make(match);
      return { node, end: at + (node.length ?? match[0].length) };
    }
  }
  return null;
}

/** A bare link, without the punctuation of the sentence around it. */
function link(found) {
  let url = found.replace(/[.,:;!?'"*_~|]+$/, "");
  if (url.endsWith(")") && !url.includes("(")) url = url.slice(0, -1);
  return { kind: "link", url, children: [url], length: url.length };
}

function masked(text, at, depth) {
  const pattern = /\[([^\][]{1,500})\]\(<?(https?:\/\/[^\s)>]{1,2000})>?\)/y;
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match && { node: { kind: "link", url: match[2], children: inline(match[1], depth + 1) }, end: pattern.lastIndex };
}

function marked(text, at, depth) {
  for (const [mark, kind] of MARKS) {
    if (!text.startsWith(mark, at)) continue;
    const start = at + mark.length;
    const end = closing(text, start, mark);
    if (end < 0) continue;
    const children = inline(text.slice(start, end), depth + 1);
    const node = kind === "strong-em" ? { kind: "strong", children: [{ kind: "em", children }] } : { kind, children };
    return { node, end: end + mark.length };
  }
  return null;
}

/** Where the mark that was opened before `start` is closed; -1 if nowhere. */
function closing(text, start, mark) {
  if (mark.length === 1 && /\s/.test(text[start] ?? " ")) return -1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "`") at = (code(text, at)?.end ?? at + 1) - 1;
    else if (text.startsWith(mark, at)) {
      if (mark.length === 1 && text[at + 1] === mark) at += 1; // a doubled mark is another one
      else if (at > start && closes(text, at, mark)) return at;
    }
  }
  return -1;
}

function closes(text, at, mark) {
  const after = text[at + mark.length] ?? "";
  if (mark === "_") return !/\w/.test(after);
  if (mark === "*") return !/\s/.test(text[at - 1]);
  return after !== mark[0] || mark === "||";
}
