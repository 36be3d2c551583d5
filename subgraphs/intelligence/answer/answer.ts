import { type Gap, type GapDetail, gapOf } from './gap.js';

/**
 * Result of a provider, or why it is unknown. `source` names the packages with their versions or the datasets that
 * answered, `asOf` is the date (ISO 8601) of the oldest data used. `reason` is a stable snake_case code: why the result
 * is unknown, or a note on it (such as why an address did not match). "Nothing found" clears a person only if `known`
 * is true and `gaps` is empty.
 */
export type Answer<Facts> =
  | { known: true; source: string; asOf: string; reason: string | null; facts: Facts; gaps: Gap[] }
  | { known: false; source: null; asOf: null; reason: string; facts: null; gaps: Gap[] };

/** Creates a known result, with an optional remark that explains it. */
export function known<Facts>(origin: Origin, facts: Facts, reason: string | null = null): Answer<Facts> {
  return { known: true, source: origin.source, asOf: origin.asOf, reason, facts, gaps: origin.gaps ?? [] };
}

/** Creates an unknown result. */
export function unknown(reason: string, gaps: Gap[] = []): Extract<Answer<never>, { known: false }> {
  return { known: false, source: null, asOf: null, reason, facts: null, gaps };
}

/** Creates the result for a source that was not searched, with the gap. */
export const notCovered = (source: string, reason: string, detail?: GapDetail) =>
  unknown(reason, [gapOf(source, reason, detail)]);

/** Whether all required sources were searched. */
export const isComplete = ({ known: isKnown, gaps }: Pick<Answer<unknown>, 'known' | 'gaps'>): boolean =>
  isKnown && gaps.length === 0;

/** Origin and date of a result. `gaps`: what was not reliable. */
export interface Origin {
  source: string;
  asOf: string;
  gaps?: Gap[];
}
