/** Groups of keys that belong together: keys that one stay has are of one guest, and so is what hangs on them. */
export class KeyGroups {
  private readonly numbers = new Map<string, number>();
  private readonly parents: number[] = [];

  /** All keys of one stay. */
  add(keys: readonly string[]): void {
    const [first, ...others] = keys.map((key) => this.numberOf(key));
    for (const other of others) this.parents[this.root(other)] = this.root(first!);
  }

  /** The number of a key's group; it changes when keys are added. */
  groupOf(key: string): number {
    return this.root(this.numberOf(key));
  }

  private numberOf(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.parents.length);
    this.parents.push(this.parents.length);
    return this.parents.length - 1;
  }

  private root(number: number): number {
    let root = number;
    while (this.parents[root] !== root) root = this.parents[root]!;
    for (let at = number; at !== root;) {
      const next = this.parents[at]!;
      this.parents[at] = root;
      at = next;
    }
    return root;
  }
}
