/**
 * Thresholds of the Euclidean distance between descriptors (128 numbers): up to `copy` probably the same photo, up to
 * `supports` probably the same person, up to `unsure` undecided.
 */
export const FACE_DISTANCES = { copy: 0.2, supports: 0.55, unsure: 0.6 } as const;

export interface FaceComparison {
  /** 0 is the same image; different people are usually above 0.6. Rounded to thousandths. */
  distance: number;
  says: 'same' | 'unsure' | 'different';
}

/** Compares two faces. `different` is a reason for a manual review, never for a rejection on its own. */
export function compareFaces(one: readonly number[], other: readonly number[]): FaceComparison {
  if (one.length !== other.length || one.length === 0)
    throw new Error('Cannot compare face descriptors of different models.');
  const distance = Math.sqrt(one.reduce((sum, value, n) => sum + (value - other[n]!) ** 2, 0));
  const { supports, unsure } = FACE_DISTANCES;
  const says = distance <= supports ? 'same' : distance <= unsure ? 'unsure' : 'different';
  return { distance: Math.round(distance * 1_000) / 1_000, says };
}
