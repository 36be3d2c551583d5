import { messages } from '../../messages.js';

const DEEPEST = 32;
const MAX_MEMBERS = 10_000;
/** In bytes, before unescaping. */
const LONGEST_KEY = 1_024;
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];
const SHORTEST_FORBIDDEN = 9;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
/** Every byte up to the space is white space in valid JSON. */
const SPACE = 0x20;
/** Strings up to this length are scanned byte by byte; the rest of longer ones with the native `indexOf`. */
const SHORT_STRING = 64;

/**
 * Checks the shape of JSON before it is parsed: nesting depth, number of members (including array elements), key length,
 * and keys that could pollute prototypes. Returns the problem, or null. A single pass that stops at the first violation
 * and allocates nothing. It does not validate: the parser still rejects malformed JSON.
 */
export function hostility(json: Buffer): string | null {
  const isObject = new Uint8Array(DEEPEST + 1);
  let [members, depth] = [0, 0];
  let [isFirst, isKey] = [false, false];
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!;
    if (byte <= SPACE) continue;
    if (byte === COMMA) {
      members += 1;
      isKey = isObject[depth] === 1;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
      if (depth === 0) return null;
      depth -= 1;
      [isFirst, isKey] = [false, false];
      continue;
    } else if (isFirst) members += 1;
    isFirst = false;
    if (members > MAX_MEMBERS) return messages.tooManyMembers(MAX_MEMBERS);
    if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      depth += 1;
      if (depth > DEEPEST) return messages.tooDeep(DEEPEST);
      isFirst = true;
      isKey = byte === OPEN_OBJECT;
      isObject[depth] = isKey ? 1 : 0;
    } else if (byte === QUOTE) {
      const end = endOfString(json, at + 1);
      if (end < 0) return null;
      const problem = isKey ? keyProblem(json, at + 1, end) : null;
      if (problem) return problem;
      isKey = false;
      at = end;
    }
  }
  return null;
}

/** Index of the closing quote of the string that begins at `start`; -1 if the string is not closed. */
function endOfString(json: Buffer, start: number): number {
  let at = start;
  while (at < json.length) {
    for (const stop = Math.min(at + SHORT_STRING, json.length); at < stop; at += 1) {
      if (json[at] === QUOTE) return at;
      if (json[at] === BACKSLASH) at += 1;
    }
    const quote = at < json.length ? json.indexOf(QUOTE, at) : -1;
    if (quote < 0) return -1;
    let escapes = 0;
    while (quote - escapes > at && json[quote - escapes - 1] === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return quote;
    at = quote + 1;
  }
  return -1;
}

function keyProblem(json: Buffer, start: number, end: number): string | null {
  if (end - start > LONGEST_KEY) return messages.nameTooLong(LONGEST_KEY);
  if (end - start < SHORTEST_FORBIDDEN) return null;
  const written = json.toString('latin1', start, end);
  const name = written.includes('\\') ? unescaped(written) : written;
  return FORBIDDEN.includes(name) ? messages.forbiddenName : null;
}

function unescaped(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    // The parser will reject it.
    return '';
  }
}
