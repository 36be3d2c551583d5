import type { Chunks } from '../listed-record.js';
import { ListError } from '../../../datasets/source/list-error.js';
import { textOf } from './text-of.js';

export type JsonObject = Record<string, unknown>;

/** Maximum object size in UTF-16 units. */
const LARGEST = 16_000_000;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (cause) {
    throw new ListError('The file contains an object that is not valid JSON.', { cause });
  }
  throw new ListError('The file contains a line that is not a JSON object.');
}

/** Tracks object boundaries across chunks: brace depth outside strings. */
class Braces {
  private depth = 0;
  private inString = false;
  private escaped = false;

  get open(): boolean {
    return this.depth > 0;
  }

  /** Position after the closing brace of the object, reading from `from`; -1 if the text ends before it. */
  endIn(text: string, from: number): number {
    for (let at = from; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (letter === 92) this.escaped = true;
        else if (letter === 34) this.inString = false;
      } else if (letter === 34) this.inString = true;
      else if (letter === 123) this.depth++;
      else if (letter === 125 && --this.depth === 0) return at + 1;
    }
    return -1;
  }
}

/** Objects of an NDJSON file or a single array. Throws ListError for anything else. */
export async function* jsonObjects(chunks: Chunks): AsyncGenerator<JsonObject> {
  const braces = new Braces();
  let [buffer, seen, between] = ['', 0, ''];
  let any = false;
  for await (const text of textOf(chunks)) {
    buffer += text;
    for (;;) {
      if (!braces.open) {
        const start = buffer.indexOf('{');
        between = `${between}${start < 0 ? buffer : buffer.slice(0, start)}`.replace(/\s+/g, '');
        if (/[^[\],]/.test(between) || between.length > 3)
          throw new ListError('The file is not a JSON list of objects.');
        buffer = start < 0 ? '' : buffer.slice(start);
        seen = 0;
        if (start < 0) break;
      }
      const end = braces.endIn(buffer, seen);
      seen = buffer.length;
      if (end < 0) break;
      yield parsed(buffer.slice(0, end));
      [buffer, seen, between, any] = [buffer.slice(end), 0, '', true];
    }
    if (buffer.length > LARGEST) throw new ListError('The file contains an object that is too large.');
  }
  if (braces.open) throw new ListError('The JSON file is truncated.');
  if (!any && between !== '[]') throw new ListError('The file contains no objects.');
}

/** Texts of a member that is a string, a number or a list of them; otherwise empty. */
export function textsIn(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values
    .flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one).trim()] : []))
    .filter(Boolean);
}

/** A member that is an object; otherwise an empty object. */
export const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {});
