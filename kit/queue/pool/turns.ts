/** Lets so many work at a time; the others wait. */
export class Turns {
  #free: number;
  readonly #first: (() => void)[] = [];
  readonly #others: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /**
   * Waits for a turn: behind those that came before, and the first before all others. Gives the way to give it back,
   * which counts once.
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
