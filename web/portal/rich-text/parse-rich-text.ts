/**
 * The rich text that hosts write: paragraphs, line breaks, lists, `**bold**`, `*italic*`, `[links](https://…)` and bare
 * web addresses. Everything else is text. A backslash before punctuation makes it text, too. The time is linear: every
 * pattern is bounded or stops at the next character that could start it again, and elements nest at most three deep.
 */
export type Inline =
  | string
  | { kind: 'bold' | 'italic'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' }
  /** `{{…}}`: a value that depends on the reader's language, or that the reader may not see yet. */
  | { kind: 'value'; mark: string };

interface Item {
  /** Null in a list with bullets. */
  number: number | null;
  children: Inline[];
}

export type Block = { kind: 'paragraph'; children: Inline[] } | { kind: 'list'; isNumbered: boolean; items: Item[] };

const ITEM = /^ {0,3}(?:[-*•]|(\d{1,3})[.)])[ \t]+(\S.*)$/;

type Lines =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; isNumbered: boolean; items: { number: number | null; text: string }[] };

/** Paragraphs and lists of a text. */
export function parseRichText(text: string): Block[] {
  const blocks: Lines[] = [];
  let open: Lines | null = null;
  for (const line of text.split(/\r\n|[\n\r]/)) {
    const item = ITEM.exec(line);
    if (line.trim() === '') {
      open = null;
    } else if (item) {
      const number = item[1] === undefined ? null : Number(item[1]);
      const isNumbered = number !== null;
      if (open?.kind !== 'list' || open.isNumbered !== isNumbered)
        blocks.push((open = { kind: 'list', isNumbered, items: [] }));
      open.items.push({ number, text: item[2]! });
    } else if (open?.kind === 'list' && /^[ \t]{2,}/.test(line)) {
      open.items.at(-1)!.text += `\n${line.trim()}`;
    } else {
      if (open?.kind !== 'paragraph') blocks.push((open = { kind: 'paragraph', lines: [] }));
      open.lines.push(line);
    }
  }
  return blocks.map(parsed);
}

const parsed = (block: Lines): Block =>
  block.kind === 'paragraph'
    ? { kind: 'paragraph', children: parseInline(block.lines.join('\n')) }
    : { ...block, items: block.items.map(({ number, text }) => ({ number, children: parseInline(text) })) };

const LINK = /\[((?:\\[^\n]|[^[\]\\\n]){1,500})\]\(([^()\s]{1,2000})\)/y;
/** An address by itself; punctuation after it belongs to the sentence. */
const BARE = /https?:\/\/[^\s<>"\\*]{0,1999}[^\s<>"\\*.,;:!?)\]]/y;
const VALUE = /\{\{([^{}]{0,60})\}\}/y;
const STARS = /\*+/y;
const ESCAPED = /\\([!-/:-@[-`{-~])/y;
/** Up to the next character that may mean something. */
const PLAIN = /[^\\*[{\nh]+|[^]/y;

/** What begins and ends an element, and what it becomes without an end. */
const MARKS = { bold: '**', italic: '*' };

interface Open {
  kind: keyof typeof MARKS;
  children: Inline[];
}

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The parts of a line, or of lines with breaks between them. `isInLink`: links do not nest. */
export function parseInline(text: string, isInLink = false): Inline[] {
  const all: Inline[] = [];
  const open: Open[] = [];
  const add = (part: Inline) => append(open.at(-1)?.children ?? all, part);
  let at = 0;
  while (at < text.length) {
    const [read, part] = partAt(text, at, isInLink);
    if (part !== null) add(part);
    else takeStars(text, at, read.length, open, all);
    at += read.length;
  }
  while (open.length > 0) flatten(open, all);
  return all;
}

/** The text of the next part, and the part; null for stars. */
function partAt(text: string, at: number, isInLink: boolean): [read: string, part: Inline | null] {
  const first = text[at];
  if (first === '\n') return ['\n', { kind: 'break' }];
  if (first === '*') return [matchAt(STARS, text, at)![0], null];
  const found =
    (first === '\\' && escapedAt(text, at)) ||
    (first === '{' && valueAt(text, at)) ||
    (first === '[' && !isInLink && linkAt(text, at)) ||
    (first === 'h' && !isInLink && bareAt(text, at));
  if (found) return found;
  const [plain] = matchAt(PLAIN, text, at)!;
  return [plain, plain];
}

function escapedAt(text: string, at: number): [string, Inline] | null {
  const found = matchAt(ESCAPED, text, at);
  return found && [found[0], found[1]!];
}

function valueAt(text: string, at: number): [string, Inline] | null {
  const found = matchAt(VALUE, text, at);
  return found && [found[0], { kind: 'value', mark: found[1]!.trim() }];
}

function linkAt(text: string, at: number): [string, Inline] | null {
  const found = matchAt(LINK, text, at);
  const href = found && safeAddress(found[2]!);
  return found && href ? [found[0], { kind: 'link', href, children: parseInline(found[1]!, true) }] : null;
}

function bareAt(text: string, at: number): [string, Inline] | null {
  // In the middle of a word it is none.
  if (isWord(text[at - 1])) return null;
  const found = matchAt(BARE, text, at);
  if (!found) return null;
  const href = webAddress(found[0]);
  return [found[0], href ? { kind: 'link', href, children: [found[0]] } : found[0]];
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
const isSpace = (letter: string | undefined) => letter === undefined || /\s/.test(letter);

/** One star marks italics, two bold text, three both. */
function takeStars(text: string, at: number, count: number, open: Open[], all: Inline[]): void {
  const [before, after] = [text[at - 1], text[at + count]];
  if (count > 3) return append(open.at(-1)?.children ?? all, '*'.repeat(count));
  const inner = open.map(({ kind }) => kind).reverse();
  const kinds = count === 1 ? ['italic'] : count === 2 ? ['bold'] : new Set([...inner, 'italic', 'bold']);
  for (const kind of kinds as Iterable<Open['kind']>) {
    const isOpen = open.some((one) => one.kind === kind);
    // A single star inside a word is a sign of its own, such as in 5*3.
    const canClose = !isSpace(before) && (kind === 'bold' || !isWord(after));
    const canOpen = !isSpace(after) && (kind === 'bold' || !isWord(before));
    const mark = MARKS[kind];
    if (isOpen && canClose) close(kind, open, all);
    else if (!isOpen && canOpen) open.push({ kind, children: [] });
    else append(open.at(-1)?.children ?? all, mark);
  }
}

/** Ends an element. Elements that began inside it and have no end become text. */
function close(kind: Open['kind'], open: Open[], all: Inline[]): void {
  const [outer, inner] = open;
  // Of three stars that began two elements, the one that ends first is the inner one.
  if (inner && outer!.kind === kind && outer!.children.length === 0)
    [outer!.kind, inner.kind] = [inner.kind, outer!.kind];
  while (open.at(-1)!.kind !== kind) flatten(open, all);
  const { children } = open.at(-1)!;
  // A door code such as *55* keeps its stars.
  if (kind === 'italic' && !hasWords(children)) {
    flatten(open, all);
    append(open.at(-1)?.children ?? all, MARKS.italic);
    return;
  }
  open.pop();
  append(open.at(-1)?.children ?? all, { kind, children });
}

const hasWords = (children: Inline[]) => children.some((one) => typeof one !== 'string' || /\p{L}/u.test(one));

/** The last element that has no end, as text. */
function flatten(open: Open[], all: Inline[]): void {
  const { kind, children } = open.pop()!;
  const into = open.at(-1)?.children ?? all;
  append(into, MARKS[kind]);
  for (const child of children) append(into, child);
}

/** Texts that follow each other are one. */
function append(into: Inline[], part: Inline): void {
  const last = into.at(-1);
  if (typeof part === 'string' && typeof last === 'string') into[into.length - 1] = last + part;
  else into.push(part);
}

/** Controls, and characters that turn the direction of text around, hide what an address is. */
const DECEIVING = /[\p{Cc}\p{Cf}\s<>"'`\\{}]/u;

/** The address if it can be linked under a text of the host's; else null. */
function safeAddress(address: string): string | null {
  if (DECEIVING.test(address)) return null;
  if (/^mailto:[^\s@?]+@[^\s@?]+(?:\?subject=[^&]*)?$/i.test(address)) return address;
  if (/^tel:\+?[\d.-]{2,40}$/i.test(address)) return address;
  return /^https:/i.test(address) ? webAddress(address) : null;
}

/** A web address without a user name, which could pass for its host. */
function webAddress(address: string): string | null {
  if (DECEIVING.test(address)) return null;
  try {
    const { href, hostname, username, password } = new URL(address);
    return hostname && !username && !password ? href : null;
  } catch {
    return null;
  }
}

/** A text that reads as it is. */
export const escapeRichText = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** A line without its formatting, for a message that names it. */
export const plainLine = (text: string): string => parseInline(text).map(plainPart).join('');

function plainPart(part: Inline): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'break') return ' ';
  return part.kind === 'value' ? part.mark : part.children.map(plainPart).join('');
}
