/**
 * Distances (Euclidean, between descriptors of 128 numbers). Up to `copy` two pictures are probably of one photograph,
 * up to `supports` of one person, up to `unsure` they may be.
 */
export const FACE_DISTANCES = { copy: 0.2, supports: 0.55, unsure: 0.6 } as const;

export interface FaceComparison {
  /** 0 is the same picture; strangers are usually above 0.6. Rounded to thousandths. */
  distance: number;
  says: 'same' | 'unsure' | 'different';
}

/** How far two faces are apart. `different` is a reason to look, never to refuse: nothing may rest on it alone. */
export function compareFaces(one: readonly number[], other: readonly number[]): FaceComparison {
  if (one.length !== other.length || one.length === 0) throw new Error('Faces of different models cannot be compared.');
  const distance = Math.sqrt(one.reduce((sum, value, n) => sum + (value - other[n]!) ** 2, 0));
  const { supports, unsure } = FACE_DISTANCES;
  const says = distance <= supports ? 'same' : distance <= unsure ? 'unsure' : 'different';
  return { distance: Math.round(distance * 1_000) / 1_000, says };
}
