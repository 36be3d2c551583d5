/** Keeps the `limit` entries used last. */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.entries.size;
  }

  /** The entry of `key`, made by `make` when there is none. What `make` throws is not kept. */
  take(key: Key, make: () => Value): Value {
    const known = this.entries.get(key);
    const value = known === undefined ? make() : known;
    // A Map remembers the order of insertion, so the oldest key is the one unused for longest.
    if (known !== undefined) this.entries.delete(key);
    else if (this.entries.size >= this.limit) this.entries.delete(this.entries.keys().next().value as Key);
    this.entries.set(key, value);
    return value;
  }
}
