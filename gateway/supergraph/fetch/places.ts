/** How long a place that did not let us in is asked last. */
const REST_MS = 1_000;

/** Where a subgraph is reached: by one address, or by several processes that are alike. */
export class Places {
  private readonly restingUntil = new Map<string, number>();
  private turn = 0;

  constructor(private readonly urls: readonly string[]) {}

  /** Every place, in the order that they are to be tried: in turn, those that rest at the end. */
  inOrder(now: number = Date.now()): string[] {
    const first = this.turn++ % this.urls.length;
    const rotated = [...this.urls.slice(first), ...this.urls.slice(0, first)];
    const isResting = (url: string): boolean => (this.restingUntil.get(url) ?? 0) > now;
    return [...rotated.filter((url) => !isResting(url)), ...rotated.filter(isResting)];
  }

  /** It is away, or told that it is about to go. */
  rest(url: string, now: number = Date.now()): void {
    this.restingUntil.set(url, now + REST_MS);
  }
}
