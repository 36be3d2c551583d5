import type { IdImageReading } from '../reading/id-image-reading.js';

/** A zone is mostly recognised by its fillers, which stand in long runs and nowhere else. */
const RUN_OF_FILLERS = /<{4}/;
/** A portrait is printed small and under patterns: the detector is less sure of it, but its points stay in place. */
const LEAST_CONFIDENCE = 0.5;
const MAX_DRIFT = 0.2;

/**
 * Whether a front shows anything that documents have and prose or an animal has not: a portrait, lines that look like a
 * machine-readable zone, or printed fields. Only to be asked where faces were looked for.
 */
export function showsPortraitPage({ faces, zone, print }: Pick<IdImageReading, 'faces' | 'zone' | 'print'>): boolean {
  const { count = 0, confidence = 1, drift = 1 } = faces ?? {};
  const hasPortrait = count > 0 && (confidence >= LEAST_CONFIDENCE || drift <= MAX_DRIFT);
  const hasZone = zone?.lines.some((line) => RUN_OF_FILLERS.test(line)) ?? false;
  return hasPortrait || hasZone || Object.keys(print?.fields ?? {}).length > 0;
}
