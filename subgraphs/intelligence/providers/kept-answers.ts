import { LRUCache } from 'lru-cache';
import { lookupDigest } from '#kit/cipher/cipher.js';
import type { Answer } from '../answer/answer.js';

/** Maximum time to cache an unknown result: it may become known soon. */
const UNKNOWN_KEPT_MS = 600_000;

/**
 * In-memory cache of external answers with expiry and LRU eviction. Nothing is written to disk; inputs are stored as
 * keyed digests. Failures are never cached.
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

  /** Returns the cached answer for a key, otherwise the result of `ask`; concurrent identical calls are merged. */
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
