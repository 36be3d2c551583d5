import type { IdImageReading } from '../reading/id-image-reading.js';

/** An MRZ is mostly recognised by its filler characters, which occur in long runs only there. */
const RUN_OF_FILLERS = /<{4}/;
/** A portrait is small and printed under patterns: the detector is less confident, but the landmarks are stable. */
const MIN_CONFIDENCE = 0.5;
const MAX_DRIFT = 0.2;

/**
 * Whether a front shows something that documents have, unlike prose or an animal: a portrait, lines that resemble an
 * MRZ, or printed fields. Only valid if faces were searched for.
 */
export function showsPortraitPage({ faces, zone, print }: Pick<IdImageReading, 'faces' | 'zone' | 'print'>): boolean {
  const { count = 0, confidence = 1, drift = 1 } = faces ?? {};
  const hasPortrait = count > 0 && (confidence >= MIN_CONFIDENCE || drift <= MAX_DRIFT);
  const hasZone = zone?.lines.some((line) => RUN_OF_FILLERS.test(line)) ?? false;
  return hasPortrait || hasZone || Object.keys(print?.fields ?? {}).length > 0;
}
