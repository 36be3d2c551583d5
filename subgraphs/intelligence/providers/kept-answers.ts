import { LRUCache } from 'lru-cache';
import { lookupDigest } from '#kit/cipher/cipher.js';
import type { Answer } from '../answer/answer.js';

/** How long "nobody knows" is kept at most: it may be about now. */
const UNKNOWN_KEPT_MS = 600_000;

/**
 * Answers from outside, kept in this process's memory until their time is over; the one used longest ago goes first.
 * Nothing is written to disk, and the input is kept as a keyed digest. Failures are never kept.
 */
export class KeptAnswers {
  private readonly kept: LRUCache<string, Answer<unknown>>;
  private readonly asked = new Map<string, Promise<Answer<unknown>>>();

  constructor(most = 10_000) {
    this.kept = new LRUCache({ max: most, perf: Date, ttlResolution: 0 });
  }

  get size(): number {
    return this.kept.size;
  }

  /** What is kept for these words, else what `ask` gives; equal questions at the same time are asked once. */
  async through<Facts>(words: unknown[], keptMs: number, ask: () => Promise<Answer<Facts>>): Promise<Answer<Facts>> {
    if (keptMs === 0) return ask();
    const key = lookupDigest(JSON.stringify(words));
    const found = this.kept.get(key) ?? this.asked.get(key);
    if (found) return (await found) as Answer<Facts>;
    const asked = ask();
    this.asked.set(key, asked);
    try {
      const answer = await asked;
      this.kept.set(key, answer, { ttl: answer.known ? keptMs : Math.min(keptMs, UNKNOWN_KEPT_MS) });
      return answer;
    } finally {
      this.asked.delete(key);
    }
  }
}
