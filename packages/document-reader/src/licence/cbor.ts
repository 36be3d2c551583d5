import { type Token, Tokenizer, Type, decode } from 'cborg';

/** A licence has six levels, and a few hundred items. */
const MOST_LEVELS = 16;
const MOST_ITEMS = 20_000;

const OPTIONS = { allowIndefinite: false, useMaps: true, rejectDuplicateMapKeys: true, allowUndefined: false };

/** Encoded data within a byte string (tag 24). */
export class Embedded {
  /**
   * @param content The bytes in the string.
   * @param encoded The same with tag and length as they were sent: digests and signatures cover these.
   */
  constructor(
    readonly content: Uint8Array,
    readonly encoded: Uint8Array,
  ) {}
}

/** Counts items and levels, and remembers where the last item begins. */
class LimitedTokenizer extends Tokenizer {
  /** Items that are still missing in each open array, map and tag. */
  readonly #open: number[] = [];
  #items = 0;
  start = 0;

  override next(): Token {
    this.start = this.pos();
    const token = super.next();
    this.#items += 1;
    while (this.#open.at(-1) === 0) this.#open.pop();
    if (this.#open.length > 0) this.#open[this.#open.length - 1]! -= 1;
    const inside = itemsIn(token);
    if (inside > 0) this.#open.push(inside);
    if (this.#items > MOST_ITEMS || this.#open.length > MOST_LEVELS) throw new Error('Too many items or levels.');
    return token;
  }
}

function itemsIn({ type, value }: Token): number {
  if (Type.equals(type, Type.array)) return value;
  if (Type.equals(type, Type.map)) return value * 2;
  return Type.equals(type, Type.tag) ? 1 : 0;
}

/**
 * Decodes one CBOR item (RFC 8949) with the tags of mobile documents: dates are texts, embedded data is `Embedded`.
 * Throws on anything else, on repeated keys, indefinite lengths, too many items or levels, and on bytes after it.
 */
export function decodeCbor(bytes: Uint8Array): unknown {
  const data = Uint8Array.from(bytes);
  const tokenizer = new LimitedTokenizer(data, OPTIONS);
  return decode(data, {
    ...OPTIONS,
    tokenizer,
    tags: {
      0: (content) => textOf(content()),
      1004: (content) => textOf(content()),
      24: (content) => {
        const { start } = tokenizer;
        return new Embedded(bytesOf(content()), data.subarray(start, tokenizer.pos()));
      },
    },
  });
}

/** An item of an expected type. Throws if it is another. */
export function textOf(item: unknown): string {
  if (typeof item !== 'string') throw new Error('Not a text.');
  return item;
}

export function bytesOf(item: unknown): Uint8Array {
  if (!(item instanceof Uint8Array)) throw new Error('Not a byte string.');
  return item;
}

export function numberOf(item: unknown): number {
  if (typeof item !== 'number') throw new Error('Not a number.');
  return item;
}

export function listOf(item: unknown): unknown[] {
  if (!Array.isArray(item)) throw new Error('Not an array.');
  return item;
}

export function mapOf(item: unknown): Map<unknown, unknown> {
  if (!(item instanceof Map)) throw new Error('Not a map.');
  return item;
}

export function embeddedOf(item: unknown): Embedded {
  if (!(item instanceof Embedded)) throw new Error('Not embedded data.');
  return item;
}
