import { Refused } from '../intake/refused.js';
import { takeIn } from '../intake/take-in.js';
import type { IdImageReading, ImageRefusal } from './id-image-reading.js';
import type { ReadAsk } from './image-reader.js';
import { imageReaders } from './image-readers.js';

/** Reads an image in this thread; `readIdImage` does so in a worker, which does not block the event loop. */
export async function readImage(
  image: Uint8Array | string,
  ask: ReadAsk,
  budgetMs: number,
): Promise<IdImageReading | ImageRefusal> {
  const until = performance.now() + budgetMs;
  try {
    const taken = await takeIn(image, budgetMs);
    const { width, height, jpeg } = taken;
    let reading: IdImageReading = { width, height, jpeg, perceptualHash: '', fineHash: '', quality: [] };
    for (const reader of imageReaders)
      reading = { ...reading, ...(await reader(taken, ask, Math.max(0, until - performance.now()))) };
    return reading;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
