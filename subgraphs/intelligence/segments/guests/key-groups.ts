import { rootOf } from './root-of.js';

/** Groups of connected keys: keys of one stay belong to one guest, transitively. */
export class KeyGroups {
  private readonly numbers = new Map<string, number>();
  private readonly parents: number[] = [];

  /** Adds all keys of one stay. */
  add(keys: readonly string[]): void {
    const [first, ...others] = keys.map((key) => this.numberOf(key));
    for (const other of others) this.parents[rootOf(this.parents, other)] = rootOf(this.parents, first!);
  }

  /** Number of a key's group; it may change when keys are added. */
  groupOf(key: string): number {
    return rootOf(this.parents, this.numberOf(key));
  }

  private numberOf(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.parents.length);
    this.parents.push(this.parents.length);
    return this.parents.length - 1;
  }
}
