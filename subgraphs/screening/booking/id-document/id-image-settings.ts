import { z } from 'zod';
import { flag, wholeNumber } from '#kit/process/config.js';

/** The settings of the pictures of identity documents. */
export const ID_IMAGES_SHAPE = {
  ID_IMAGE_RETENTION: z.union([z.literal('none'), wholeNumber(1, 36_500)]).default(30),
  ID_IMAGE_ATTEMPTS: wholeNumber(1, 1_000).default(10),
  ID_SELFIE: flag.default(true),
  ID_IMAGE_SECONDS: wholeNumber(2, 120).default(8),
};

export interface IdImageSettings {
  /** Days that a picture is kept after its upload; null: it is read and forgotten at once. */
  keptDays: number | null;
  /** Uploads of one step of a reservation in a day. */
  attempts: number;
  /** Whether faces are compared at all; off: no selfie is asked for and no face is measured. */
  asksSelfie: boolean;
  /** Milliseconds for reading one picture; waiting for a reader comes on top. */
  readMs: number;
}

export function idImagesOf(read: z.output<z.ZodObject<typeof ID_IMAGES_SHAPE>>): { idImages: IdImageSettings } {
  const { ID_IMAGE_RETENTION: kept, ID_IMAGE_ATTEMPTS: attempts, ID_SELFIE: asksSelfie } = read;
  const readMs = read.ID_IMAGE_SECONDS * 1_000;
  return { idImages: { keptDays: kept === 'none' ? null : kept, attempts, asksSelfie, readMs } };
}
