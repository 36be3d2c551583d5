/** A semaphore: limits how many work at a time. */
export class Turns {
  #free: number;
  readonly #first: (() => void)[] = [];
  readonly #others: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /**
   * Waits for a turn, first come first served, with `first` ahead of all others. Returns an idempotent release function.
   */
  async take(isFirst: boolean): Promise<() => void> {
    const waiting = isFirst ? this.#first : this.#others;
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let isMine = true;
    return () => {
      if (!isMine) return;
      isMine = false;
      const next = this.#first.shift() ?? this.#others.shift();
      if (next) next();
      else this.#free++;
    };
  }
}
