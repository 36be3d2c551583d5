import type { IdImageReading, ImageRefusal } from '../../../../packages/document-reader/src/reading/id-image-reading.js';
import type { ReadAsk } from '../../../../packages/document-reader/src/reading/image-reader.js';
import { readImage } from '../../../../packages/document-reader/src/reading/read-image.js';

/** What a worker is given: the picture as it came and what is asked of it. */
export interface ReadTask {
  image: Uint8Array | string;
  ask: ReadAsk;
  budgetMs: number;
}

/** The task of one worker. */
export default function readTask({ image, ask, budgetMs }: ReadTask): Promise<IdImageReading | ImageRefusal> {
  return readImage(image, ask, budgetMs);
}
