/** Keeps the `limit` entries used last. */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.put(key, value);
    return value;
  }

  put(key: Key, value: Value): void {
    // A Map remembers the order of insertion, so the oldest key is the one unused for longest.
    if (!this.entries.delete(key) && this.entries.size >= this.limit) {
      this.entries.delete(this.entries.keys().next().value as Key);
    }
    this.entries.set(key, value);
  }

  /** The entry of `key`, made by `make` when there is none. What `make` throws is not kept. */
  take(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.put(key, value);
    return value;
  }

  delete(key: Key): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
