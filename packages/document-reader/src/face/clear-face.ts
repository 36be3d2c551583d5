import type { FaceReading } from '../reading/id-image-reading.js';

/**
 * Below this detector confidence something may not be a face, above this landmark drift not a human one: a dog was
 * detected at 0.4, a close-up of a cat at 0.94, but its landmarks moved by 0.25 to 1.9. Faces looking into the camera
 * have at least 0.85, and less than 0.2.
 */
const MIN_CONFIDENCE = 0.75;
const MAX_DRIFT = 0.2;

/** Whether the largest face is certainly human; older readings without these values count as certain. */
export const isSureFace = ({ confidence = 1, drift = 0 }: FaceReading): boolean =>
  confidence >= MIN_CONFIDENCE && drift <= MAX_DRIFT;

/** Whether a selfie shows exactly one face that is certainly human. */
export const isClearFace = (faces: FaceReading): boolean => faces.count === 1 && isSureFace(faces);
