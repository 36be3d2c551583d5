import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ImageRefusal } from '../../reading/id-image-reading.js';
import { missingPackages } from '../../reading/missing-packages.js';
import { Refused, refusalOf } from '../refused.js';

/** Pixels as interleaved RGB bytes, upright. */
export interface DecodedImage {
  width: number;
  height: number;
  rgb: Uint8Array;
}

type Answer = DecodedImage | { code: ImageRefusal['code'] };

const NOT_INSTALLED =
  'HEIC photos are not supported. Send the photo as JPEG, for example by sharing it as "most compatible".';

const LIMITS = {
  /** A decoded image is held completely in memory; phones take 12 or 24 megapixels. */
  pixels: 25_000_000,
  /** Of all tiles, which reach beyond the edges of the image. */
  codedPixels: 27_000_000,
  heapBytes: 208 * 2 ** 20,
};

/**
 * Decodes the main image of a HEIC file, upright. Hostile files are bounded: sizes before decoding, memory by a limit
 * of the decoder's heap, time by ending its thread. Throws `Refused`.
 */
export async function decodeHeif(
  bytes: Uint8Array,
  sides: { longestSide: number; shortestSide: number },
  budgetMs: number,
): Promise<DecodedImage> {
  if (missingPackages(['libheif-js']).length > 0) throw new Refused(refusalOf('format_not_supported', NOT_INSTALLED));
  const limits = { ...LIMITS, ...sides };
  const file = fileURLToPath(new URL('heif-thread.js', import.meta.url));
  const thread = new Worker(file, { workerData: { file: bytes, limits }, stdout: true, stderr: true });
  const late = AbortSignal.timeout(budgetMs);
  try {
    const [answer] = (await once(thread, 'message', { signal: late })) as [Answer];
    if ('code' in answer) throw new Refused(refusalOf(answer.code));
    return answer;
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(refusalOf(late.aborted ? 'took_too_long' : 'damaged'));
  } finally {
    await thread.terminate();
  }
}
