import type { FaceReading } from '../reading/id-image-reading.js';

/**
 * Below this confidence of the detector something may be no face, above this drift no human one: a dog was found at 0.4,
 * a cat close up at 0.94, but its points moved by 0.25 to 1.9. Faces that look into the camera have 0.85 and more, and
 * less than 0.2.
 */
const LEAST_CONFIDENCE = 0.75;
const MAX_DRIFT = 0.2;

/** Whether the largest face is a human one for sure; what was read before this was measured counts as sure. */
export const isSureFace = ({ confidence = 1, drift = 0 }: FaceReading): boolean =>
  confidence >= LEAST_CONFIDENCE && drift <= MAX_DRIFT;

/** Whether a selfie shows one human face, and no doubt that it is one. */
export const isClearFace = (faces: FaceReading): boolean => faces.count === 1 && isSureFace(faces);
