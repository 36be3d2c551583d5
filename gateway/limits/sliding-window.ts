/** The result of taking from a window. */
export interface Taken {
  allowed: boolean;
  /** How much can still be taken now. */
  remaining: number;
  /** Whole seconds until more can be taken or, if this was rejected, until all of it can. At least 1. */
  resetSeconds: number;
}

/** A limit per key within any window of time. `points` are taken all together or not at all. */
export interface SlidingWindow {
  take(key: string, limit: number, points?: number): Promise<Taken> | Taken;
}

/** Number of consecutively numbered slots per window. A slot counts until all of it has left the window. */
export const SLOTS = 300;

/** Counts by slot, oldest first; empty slots are omitted. */
export interface Use {
  slots: number[];
  counts: number[];
}

interface Asked extends Use {
  allowed: boolean;
  limit: number;
  points: number;
  /** The current slot. */
  now: number;
  slotSeconds: number;
}

/** Computes the result from the counts, which include what was just taken. */
export function readUse({ slots, counts, allowed, limit, points, now, slotSeconds }: Asked): Taken {
  const sum = counts.reduce((total, count) => total + count, 0);
  const wanted = allowed ? 1 : sum + points - limit;
  let freed = 0;
  const last = counts.findIndex((count) => (freed += count) >= wanted);
  const waitSlots = (slots[last] ?? now) + SLOTS + 1 - now;
  const resetSeconds = Math.min(Math.ceil(waitSlots * slotSeconds), SLOTS * slotSeconds);
  return { allowed, remaining: Math.max(0, limit - sum), resetSeconds: Math.max(1, resetSeconds) };
}

/**
 * A sliding window in this process, on a monotonic clock in ms. It never allows more than the limit in any window;
 * capacity returns up to one slot (1/300 of the window) late. Beyond `most` keys, the least recently used are dropped.
 */
export class MemoryWindow implements SlidingWindow {
  private readonly uses = new Map<string, Use>();
  private readonly slotSeconds: number;

  constructor(
    seconds: number,
    private readonly clock: () => number = () => performance.now(),
    private readonly most = 100_000,
  ) {
    this.slotSeconds = seconds / SLOTS;
  }

  take(key: string, limit: number, points = 1): Taken {
    const now = Math.floor(this.clock() / 1000 / this.slotSeconds);
    const use = this.useOf(key, now);
    const sum = use.counts.reduce((total, count) => total + count, 0);
    const allowed = sum + points <= limit;
    if (allowed) add(use, now, points);
    this.forgetOld(now);
    return readUse({ ...use, allowed, limit, points, now, slotSeconds: this.slotSeconds });
  }

  /** Drops what has left the window and marks the key as most recently used. */
  private useOf(key: string, now: number): Use {
    const use = this.uses.get(key) ?? { slots: [], counts: [] };
    const gone = use.slots.findIndex((slot) => slot >= now - SLOTS);
    const left = gone < 0 ? use.slots.length : gone;
    use.slots.splice(0, left);
    use.counts.splice(0, left);
    this.uses.delete(key);
    this.uses.set(key, use);
    return use;
  }

  /** Removing two at a time keeps up with one new key per call. */
  private forgetOld(now: number): void {
    let looked = 0;
    for (const [key, { slots }] of this.uses) {
      if (this.uses.size <= this.most && (slots.at(-1) ?? -Infinity) >= now - SLOTS) return;
      this.uses.delete(key);
      if (++looked === 2) return;
    }
  }
}

function add({ slots, counts }: Use, now: number, points: number): void {
  if (slots.at(-1) === now) counts[counts.length - 1]! += points;
  else {
    slots.push(now);
    counts.push(points);
  }
}
