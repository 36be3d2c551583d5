import { rootOf } from './root-of.js';

const WORDS = 4;
const FIRST_SLOTS = 1_024;

/**
 * Union-find over the keys of one account, in about 40 bytes per key: keys of one stay belong to one guest,
 * transitively. Keys are digests of at least 16 bytes, of which 16 are used. A key's number never changes.
 */
export class GuestNumbers {
  private slots = new Int32Array(FIRST_SLOTS).fill(-1);
  private words = new Uint32Array(WORDS * (FIRST_SLOTS / 2));
  private parents = new Int32Array(FIRST_SLOTS / 2);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** The key's number; equals the previous `size` if the key is new. */
  numberOf(digest: Buffer): number {
    const mask = this.slots.length - 1;
    let slot = digest.readUInt32LE(0) & mask;
    for (let number = this.slots[slot]!; number >= 0; number = this.slots[slot]!) {
      if (this.holds(number, digest)) return number;
      slot = (slot + 1) & mask;
    }
    if (this.count === this.parents.length) {
      this.grow();
      return this.numberOf(digest);
    }
    this.slots[slot] = this.count;
    for (let n = 0; n < WORDS; n += 1) this.words[this.count * WORDS + n] = digest.readUInt32LE(n * 4);
    this.parents[this.count] = this.count;
    this.count += 1;
    return this.count - 1;
  }

  /** First key of the guest that a key currently belongs to. */
  guestOf(number: number): number {
    return rootOf(this.parents, number);
  }

  /** Merges the guests of two keys; returns the guest that ceases to exist, or null. */
  join(one: number, other: number): number | null {
    const [first, second] = [this.guestOf(one), this.guestOf(other)].sort((left, right) => left - right) as [
      number,
      number,
    ];
    if (first === second) return null;
    this.parents[second] = first;
    return second;
  }

  /** Guest ID: the first 16 bytes of its first key, marked as a UUID version 8. */
  idOf(guest: number): string {
    const bytes = Buffer.alloc(WORDS * 4);
    for (let n = 0; n < WORDS; n += 1) bytes.writeUInt32LE(this.words[guest * WORDS + n]!, n * 4);
    bytes[6] = (bytes[6]! & 0x0f) | 0x80;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    const hex = bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  private holds(number: number, digest: Buffer): boolean {
    const at = number * WORDS;
    for (let n = 0; n < WORDS; n += 1) if (this.words[at + n] !== digest.readUInt32LE(n * 4)) return false;
    return true;
  }

  /** Doubles the capacity; there are twice as many slots as keys. */
  private grow(): void {
    const [words, parents] = [this.words, this.parents];
    this.words = new Uint32Array(words.length * 2);
    this.words.set(words);
    this.parents = new Int32Array(parents.length * 2);
    this.parents.set(parents);
    const slots = new Int32Array(this.slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let number = 0; number < this.count; number += 1) {
      let slot = this.words[number * WORDS]! & mask;
      while (slots[slot]! >= 0) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    this.slots = slots;
  }
}
