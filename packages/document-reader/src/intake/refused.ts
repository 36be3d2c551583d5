import type { ImageRefusal } from '../reading/id-image-reading.js';

/** A picture that is not read, with the reason for its sender. Never leaves the intake: it becomes an `ImageRefusal`. */
export class Refused extends Error {
  constructor(readonly refusal: ImageRefusal) {
    super(refusal.error);
  }
}

const SENTENCES: Record<ImageRefusal['code'], string> = {
  not_an_image: 'This is not a picture. Send a photo as JPEG, PNG or WebP.',
  format_not_supported: 'This kind of picture cannot be read here. Send the photo as JPEG, PNG or WebP.',
  too_small: 'The picture is too small to read. Its shorter side needs at least 240 pixels.',
  too_large: 'The picture is too large. At most 10 MB, 40 megapixels and 8,000 pixels a side can be read.',
  damaged: 'The picture is damaged or incomplete. Take it again or send the original file.',
  took_too_long: 'The picture took too long to read. Take a simpler photo with the document alone in it.',
};

/** A refusal by its code; another sentence where the usual one would not help. */
export const refusalOf = (code: ImageRefusal['code'], error = SENTENCES[code]): ImageRefusal => ({ code, error });
