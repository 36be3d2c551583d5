import type { ImageRefusal } from '../reading/id-image-reading.js';

/** A picture that is not read, with the reason for its sender. Never leaves the intake: it becomes an `ImageRefusal`. */
export class Refused extends Error {
  constructor(readonly refusal: ImageRefusal) {
    super(refusal.error);
  }
}

const SENTENCES: Record<ImageRefusal['code'], string> = {
  not_an_image: 'This file is not an image. Send a photo as JPEG, PNG or WebP.',
  format_not_supported: 'This image format is not supported. Send a photo as JPEG, PNG or WebP.',
  too_small: 'The image is too small. Its shorter side must be at least 240 pixels.',
  too_large: 'The image is too large. The limits are 10 MB, 40 megapixels and 8,000 pixels per side.',
  damaged: 'The image is damaged or incomplete. Take a new photo or send the original file.',
  took_too_long: 'Processing the image took too long. Take a simpler photo that shows only the document.',
};

/** A refusal by its code; another sentence where the usual one would not help. */
export const refusalOf = (code: ImageRefusal['code'], error = SENTENCES[code]): ImageRefusal => ({ code, error });
