import { ImportProblem } from '../source/import-problem.js';
import type { SourceFile } from '../source/source-file.js';
import { readText } from './read-text.js';
import { lookupMessages } from '../../messages.js';

/** An object or array of a JSON file, with the line on which it starts. `key`: its key, for a map. */
export interface JsonItem {
  value: unknown;
  key: string | null;
  line: number;
}

const LONGEST_ITEM = 16 * 2 ** 20;

/** Splits a JSON text into items while holding only one of them in memory. */
class ItemCutter {
  private depth = 0;
  private inString = false;
  private escaped = false;
  private base = 0;
  private begun = false;
  private ended = false;
  private held = '';
  private heldLine = 1;
  private keyText = '';
  line = 1;

  constructor(private readonly map: boolean) {}

  *cut(text: string): Generator<{ text: string; key: string; line: number }> {
    let from = this.depth > this.base || this.inString ? 0 : -1;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charCodeAt(at);
      if (sign === 10) this.line += 1;
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (sign === 92) this.escaped = true;
        else if (sign === 34) {
          this.inString = false;
          if (this.depth === this.base) {
            this.keyText = this.held + text.slice(from, at + 1);
            [this.held, from] = ['', -1];
          }
        }
      } else if (sign === 34) {
        this.inString = true;
        if (this.depth === this.base) from = this.begin(at, this.map);
      } else if (sign === 123 || sign === 91) {
        if (this.opensContainer(sign)) continue;
        if (this.depth === this.base) from = this.begin(at, true);
        this.depth += 1;
      } else if (sign === 125 || sign === 93) {
        this.depth -= 1;
        if (this.depth < this.base) this.ended = true;
        else if (this.depth === this.base) {
          yield { text: this.held + text.slice(from, at + 1), key: this.keyText, line: this.heldLine };
          [this.held, from] = ['', -1];
        }
      } else if (this.depth <= this.base && !this.mayStandBetween(sign)) throw new SyntaxError('between items');
    }
    if (from >= 0) this.held += text.slice(from);
    if (this.held.length > LONGEST_ITEM) throw new SyntaxError('too long');
  }

  /** Whether the text ends at a valid position. */
  get whole(): boolean {
    return this.depth === (this.ended ? this.base - 1 : 0) && !this.inString && (this.ended || this.base === 0);
  }

  private begin(at: number, allowed: boolean): number {
    if (!allowed || this.ended) throw new SyntaxError('between items');
    this.begun = true;
    this.heldLine = this.line;
    return at;
  }

  private opensContainer(sign: number): boolean {
    if (this.begun || sign !== (this.map ? 123 : 91)) return false;
    [this.begun, this.base, this.depth] = [true, 1, 1];
    return true;
  }

  /** Whitespace, and inside the container commas; a colon after a key. */
  private mayStandBetween(sign: number): boolean {
    if (sign === 32 || sign === 9 || sign === 10 || sign === 13 || sign === 0xfeff) return true;
    return this.base === 1 && !this.ended && (sign === 44 || (this.map && sign === 58));
  }
}

/**
 * Yields the objects (or arrays) of a JSON file: the items of one array, or JSON Lines. With `map`, the values of one
 * object. Holds one item at a time in memory. Throws ImportProblem for malformed or truncated JSON.
 */
export async function* readJson(file: SourceFile, { map = false } = {}): AsyncGenerator<JsonItem> {
  const cutter = new ItemCutter(map);
  let line = 1;
  try {
    for await (const text of readText(file, 'utf-8'))
      for (const item of cutter.cut(text)) {
        line = item.line;
        yield { value: JSON.parse(item.text), key: map ? (JSON.parse(item.key) as string) : null, line };
      }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ImportProblem(lookupMessages.invalidJson, file.name, Math.max(line, cutter.line));
  }
  if (!cutter.whole) throw new ImportProblem(lookupMessages.truncatedJson, file.name, cutter.line);
}
