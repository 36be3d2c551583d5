/**
 * What a provider said, or why nobody could say. `source` names who answered (packages with their versions), `asOf` the
 * day of the oldest data the answer rests on (ISO 8601). `reason` is a stable snake_case word: why nothing is known, or
 * a remark on facts that are (why an address was not matched).
 */
export type Answer<Facts> =
  | { known: true; source: string; asOf: string; reason: string | null; facts: Facts }
  | { known: false; source: null; asOf: null; reason: string; facts: null };

/** Facts of one origin, with a remark where the facts alone would puzzle. */
export function known<Facts>(origin: Origin, facts: Facts, reason: string | null = null): Answer<Facts> {
  return { known: true, source: origin.source, asOf: origin.asOf, reason, facts };
}

/** Nobody could say. */
export function unknown(reason: string): Extract<Answer<never>, { known: false }> {
  return { known: false, source: null, asOf: null, reason, facts: null };
}

/** Who answers and how fresh its data is. */
export interface Origin {
  source: string;
  asOf: string;
}
