import type { IdImageReading, ImageRefusal } from './id-image-reading.js';
import type { ReadAsk } from './image-reader.js';
import { readImage } from './read-image.js';

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
