import { rootOf } from './root-of.js';

/** Groups of keys that belong together: keys that one stay has are of one guest, and so is what hangs on them. */
export class KeyGroups {
  private readonly numbers = new Map<string, number>();
  private readonly parents: number[] = [];

  /** All keys of one stay. */
  add(keys: readonly string[]): void {
    const [first, ...others] = keys.map((key) => this.numberOf(key));
    for (const other of others) this.parents[rootOf(this.parents, other)] = rootOf(this.parents, first!);
  }

  /** The number of a key's group; it changes when keys are added. */
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
