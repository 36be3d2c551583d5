import { type Gap, type GapDetail, gapOf } from './gap.js';

/**
 * What a provider said, or why nobody could say. `source` names who answered (packages with their versions), `asOf` the
 * day of the oldest data the answer rests on (ISO 8601). `reason` is a stable snake_case word: why nothing is known, or
 * a remark on facts that are (why an address was not matched). "Nothing found" clears a person only if `known` is true
 * and `gaps` is empty.
 */
export type Answer<Facts> =
  | { known: true; source: string; asOf: string; reason: string | null; facts: Facts; gaps: Gap[] }
  | { known: false; source: null; asOf: null; reason: string; facts: null; gaps: Gap[] };

/** Facts of one origin, with a remark where the facts alone would puzzle. */
export function known<Facts>(origin: Origin, facts: Facts, reason: string | null = null): Answer<Facts> {
  return { known: true, source: origin.source, asOf: origin.asOf, reason, facts, gaps: origin.gaps ?? [] };
}

/** Nobody could say. */
export function unknown(reason: string, gaps: Gap[] = []): Extract<Answer<never>, { known: false }> {
  return { known: false, source: null, asOf: null, reason, facts: null, gaps };
}

/** The answer of a source that was not searched, and the gap that this leaves. */
export const notCovered = (source: string, reason: string, detail?: GapDetail) =>
  unknown(reason, [gapOf(source, reason, detail)]);

/** Whether every source that the question needs was searched. */
export const isComplete = ({ known: isKnown, gaps }: Pick<Answer<unknown>, 'known' | 'gaps'>): boolean =>
  isKnown && gaps.length === 0;

/** Who answers and how fresh its data is. `gaps`: what of it could not be relied on. */
export interface Origin {
  source: string;
  asOf: string;
  gaps?: Gap[];
}
