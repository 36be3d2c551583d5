/** Counts the open connections or subscriptions of each account. */
export class Seats {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a seat for the account; null if all are taken. Returns an idempotent release function. */
  take(accountId: string): (() => void) | null {
    const count = this.taken.get(accountId) ?? 0;
    if (count >= this.most) return null;
    this.taken.set(accountId, count + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const rest = (this.taken.get(accountId) ?? 1) - 1;
      if (rest > 0) this.taken.set(accountId, rest);
      else this.taken.delete(accountId);
    };
  }
}
