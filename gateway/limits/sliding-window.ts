/** What a window answers when something is taken from it. */
export interface Taken {
  allowed: boolean;
  /** What may still be taken now. */
  remaining: number;
  /** Whole seconds until more may be taken, where this was refused: until all of it may. At least 1. */
  resetSeconds: number;
}

/** How many may be taken of a key within any window of time, whoever counts. `points` is taken as a whole or not at all. */
export interface SlidingWindow {
  take(key: string, limit: number, points?: number): Promise<Taken> | Taken;
}

/** A window is counted in so many slots, numbered one after the other. One counts until all of it has left the window. */
export const SLOTS = 300;

/** What was taken, by slot, the oldest first; slots in which nothing was taken are not there. */
export interface Use {
  slots: number[];
  counts: number[];
}

interface Asked extends Use {
  allowed: boolean;
  limit: number;
  points: number;
  /** The slot of now. */
  now: number;
  slotSeconds: number;
}

/** The answer out of the counts, which hold what has been taken just now. */
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
 * A sliding window in this process, by a clock in milliseconds that is never set back. It never lets more than the limit through in any window; a place comes back up to
 * one slot (1/300 of the window) late. Of more than `most` keys those unused the longest are forgotten.
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

  /** The use without what has left the window; the key becomes the one used last. */
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

  /** Two at a time keeps up with one new key for each call. */
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
