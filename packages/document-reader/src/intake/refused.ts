import type { ImageRefusal } from '../reading/id-image-reading.js';

/**
 * An image that is not accepted, with the reason for the sender. Used only during intake: it becomes an `ImageRefusal`.
 */
export class Refused extends Error {
  constructor(readonly refusal: ImageRefusal) {
    super(refusal.error);
  }
}

const SENTENCES: Record<ImageRefusal['code'], string> = {
  not_an_image: 'This file is not an image. Send a photo as JPEG, PNG, WebP or HEIC.',
  format_not_supported: 'This image format is not supported. Send a photo as JPEG, PNG, WebP or HEIC.',
  too_small: 'The image is too small. Its shorter side must be at least 240 pixels.',
  too_large: 'The image is too large. The limits are 10 MB, 40 megapixels (HEIC: 25) and 8,000 pixels per side.',
  damaged: 'The image is damaged or incomplete. Take a new photo or send the original file.',
  took_too_long: 'Processing the image took too long. Take a simpler photo that shows only the document.',
};

/** Creates a refusal by its code, optionally with a more helpful message than the default. */
export const refusalOf = (code: ImageRefusal['code'], error = SENTENCES[code]): ImageRefusal => ({ code, error });
