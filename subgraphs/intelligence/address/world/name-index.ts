/** Cached, since loading uses it about 20 million times. */
const { imul } = Math;

/** An entry for a name: the record, and whether it is the main name or an alternate one. */
export interface Indexed {
  record: number;
  isMain: boolean;
}

/**
 * Finds records by name without storing the names: an open-addressing hash table of digests. Slot and digest together
 * are 53 bits, so that a missing name is mistaken for another one about once in 10^9 lookups. About 800,000 names take
 * 17 MB; a Map of them takes ten times as much.
 */
export class NameIndex {
  readonly #digests: Uint32Array;
  /** Twice the record, plus 1 for a main name, plus 1; 0: free. */
  readonly #entries: Uint32Array;
  readonly #mask: number;
  #count = 0;

  /** `bits`: the table has 2^bits slots, of which at most 90 % are used. */
  constructor(bits: number) {
    this.#digests = new Uint32Array(2 ** bits);
    this.#entries = new Uint32Array(2 ** bits);
    this.#mask = 2 ** bits - 1;
  }

  add(name: string, { record, isMain }: Indexed): void {
    if (++this.#count > this.#mask * 0.9) throw new Error('The name table is full.');
    const digest = digestOf(name, DIGEST_SEED);
    let slot = digestOf(name, SLOT_SEED) & this.#mask;
    while (this.#entries[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#digests[slot] = digest;
    this.#entries[slot] = record * 2 + (isMain ? 1 : 0) + 1;
  }

  find(name: string): Indexed[] {
    const digest = digestOf(name, DIGEST_SEED);
    const found: Indexed[] = [];
    let slot = digestOf(name, SLOT_SEED) & this.#mask;
    for (let entry = this.#entries[slot]!; entry !== 0; entry = this.#entries[slot]!) {
      if (this.#digests[slot] === digest) found.push({ record: (entry - 1) >>> 1, isMain: ((entry - 1) & 1) === 1 });
      slot = (slot + 1) & this.#mask;
    }
    return found;
  }
}

const SLOT_SEED = 0x811c9dc5;
const DIGEST_SEED = 0x9e3779b9;
const PRIME = 0x01000193;

/** The finalizer of MurmurHash3. */
function mixed(hash: number): number {
  const once = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** FNV-1a over the UTF-16 code units of a text, then mixed. */
function digestOf(text: string, seed: number): number {
  let hash = seed;
  for (let n = 0; n < text.length; n += 1) hash = imul(hash ^ text.charCodeAt(n), PRIME);
  return mixed(hash);
}
