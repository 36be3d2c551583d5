import { join } from 'node:path';
import { Failure } from '#kit/failure.js';
import { PoolBroken, PoolFull, PoolLate } from '#kit/queue/pool-failures.js';
import { WorkerPool } from '#kit/queue/worker-pool.js';
import { missingFaceModels } from '../face/open-face-models.js';
import { MOST_BYTES, MOST_CHARACTERS } from '../intake/image-bytes.js';
import { refusalOf } from '../intake/refused.js';
import type { FaceReading, IdImageReading, ImageRefusal } from './id-image-reading.js';
import type { ReadTask } from './id-image-worker.js';
import type { ReadAsk } from './image-reader.js';

/** Time for reading one picture, in milliseconds; decoding and all readers together. */
const BUDGET_MS = 8_000;
/** Waiting for a worker, the start of one and a busy machine, on top of the budget. */
const WAIT_MS = 17_000;
/** The models take hundreds of megabytes: one worker has them, and gives them back soon. */
const FACES = { workers: 1, waiting: 32, settledMb: 460, idleMs: 30_000 };

interface Pools {
  images: WorkerPool<ReadTask, IdImageReading | ImageRefusal>;
  /** null: the models are not installed. */
  faces: WorkerPool<Uint8Array, FaceReading | undefined> | null;
}

let pools: Pools | undefined;

const started = () =>
  (pools ??= {
    images: new WorkerPool(import.meta.dirname, 'id-image-worker.js'),
    faces:
      missingFaceModels() === null
        ? new WorkerPool(join(import.meta.dirname, '../face'), 'face-worker.js', FACES)
        : null,
  });

/** The processes that read pictures now, those that measure faces last. */
export function idImageReaderPids(): number[] {
  return [...(pools?.images.pids ?? []), ...(pools?.faces?.pids ?? [])];
}

/**
 * Reads a picture (bytes, or base64 with or without the head of a data URL) in a worker process, and the faces in it in
 * another. Bad pictures are answered by a refusal; `UNAVAILABLE` is thrown when too many wait already.
 */
export async function readIdImage(
  image: Uint8Array | string,
  ask: ReadAsk,
  budgetMs = BUDGET_MS,
): Promise<IdImageReading | ImageRefusal> {
  if (typeof image === 'string' ? image.length > MOST_CHARACTERS : image.byteLength > MOST_BYTES)
    return refusalOf('too_large');
  try {
    const reading = await started().images.run({ image, ask, budgetMs }, budgetMs + WAIT_MS);
    return 'error' in reading || ask.step === 'back' || ask.faces === false ? reading : await withFaces(reading);
  } catch (error) {
    if (error instanceof PoolFull)
      throw new Failure('UNAVAILABLE', 'Too many pictures are being read. Try again in a moment.');
    if (error instanceof PoolLate) return refusalOf('took_too_long');
    if (error instanceof PoolBroken) return refusalOf('damaged');
    throw error;
  }
}

/** A face that could not be measured tells nothing of the picture: then nobody was compared, and a person looks. */
async function withFaces(reading: IdImageReading): Promise<IdImageReading> {
  try {
    const faces = await started().faces?.run(reading.jpeg, BUDGET_MS + WAIT_MS);
    return { ...reading, ...(faces && { faces }) };
  } catch (error) {
    if (error instanceof PoolBroken || error instanceof PoolLate) return reading;
    throw error;
  }
}

/** Ends the workers, for a process that stops or a test that is over. The next picture starts them again. */
export async function closeIdImageReaders(): Promise<void> {
  const ending = pools;
  pools = undefined;
  await Promise.all([ending?.images.close(), ending?.faces?.close()]);
}
