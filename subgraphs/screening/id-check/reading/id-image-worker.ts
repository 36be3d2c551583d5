import { type IdImageReading, type ImageRefusal, type ReadAsk, readImage } from '@guest-screening/document-reader';

/** Input of an image worker: the image as uploaded and what to read. */
export interface ReadTask {
  image: Uint8Array | string;
  ask: ReadAsk;
  budgetMs: number;
}

/** Reads one image. */
export default function readTask({ image, ask, budgetMs }: ReadTask): Promise<IdImageReading | ImageRefusal> {
  return readImage(image, ask, budgetMs);
}
