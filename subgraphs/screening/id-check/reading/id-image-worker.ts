import { type IdImageReading, type ImageRefusal, type ReadAsk, readImage } from '@guest-screening/document-reader';

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
