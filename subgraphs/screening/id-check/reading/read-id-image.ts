import { Failure } from '#kit/failure.js';
import { PoolBroken, PoolFull, PoolLate, WorkerPool } from '#kit/queue/worker-pool.js';
import { MOST_BYTES, MOST_CHARACTERS } from '../intake/image-bytes.js';
import { refusalOf } from '../intake/refused.js';
import type { IdImageReading, ImageRefusal } from './id-image-reading.js';
import type { ReadTask } from './id-image-worker.js';
import type { ReadAsk } from './image-reader.js';

/** Time for reading one picture, in milliseconds; decoding and all readers together. */
const BUDGET_MS = 8_000;
/** Waiting for a worker, and the start of one, on top of the budget. */
const WAIT_MS = 12_000;

let pool: WorkerPool<ReadTask, IdImageReading | ImageRefusal> | undefined;

const started = () => (pool ??= new WorkerPool(import.meta.dirname, 'id-image-worker.js'));

/**
 * Reads a picture (bytes, or base64 with or without the head of a data URL) in a worker thread. Bad pictures are
 * answered by a refusal; `UNAVAILABLE` is thrown when too many wait already.
 */
export async function readIdImage(
  image: Uint8Array | string,
  ask: ReadAsk,
  budgetMs = BUDGET_MS,
): Promise<IdImageReading | ImageRefusal> {
  if (typeof image === 'string' ? image.length > MOST_CHARACTERS : image.byteLength > MOST_BYTES)
    return refusalOf('too_large');
  try {
    return await started().run({ image, ask, budgetMs }, budgetMs + WAIT_MS);
  } catch (error) {
    if (error instanceof PoolFull)
      throw new Failure('UNAVAILABLE', 'Too many pictures are being read. Try again in a moment.');
    if (error instanceof PoolLate) return refusalOf('took_too_long');
    if (error instanceof PoolBroken) return refusalOf('damaged');
    throw error;
  }
}

/** Ends the workers, for a process that stops or a test that is over. The next picture starts them again. */
export async function closeIdImageReaders(): Promise<void> {
  const ending = pool;
  pool = undefined;
  await ending?.close();
}
