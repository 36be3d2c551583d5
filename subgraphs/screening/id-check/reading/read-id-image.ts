import { Failure } from '#kit/failure.js';
import { PoolBroken, PoolFull, PoolLate } from '#kit/queue/pool/pool-failures.js';
import { WorkerPool } from '#kit/queue/pool/worker-pool.js';
import { screeningMessages } from '../../messages.js';
import type { FaceAnswer, FaceTask } from './face-worker.js';
import {
  type FaceReading,
  type FrameReading,
  type IdImageReading,
  type ImageRefusal,
  type PrintReading,
  type ReadAsk,
  MAX_BYTES,
  MAX_CHARACTERS,
  isUsable,
  mayBeDocument,
  missingFaceModels,
  missingTextModel,
  refusalOf,
} from '@guest-screening/document-reader';
import type { PrintTask } from './print-worker.js';
import type { ReadTask } from './id-image-worker.js';

/** Time budget for one image, in milliseconds, including decoding and all readers. */
const BUDGET_MS = 8_000;
/**
 * Minimum length of the shorter side, in pixels, for reading print: below it print takes long and is hardly ever
 * legible.
 */
const LEGIBLE_FROM = 480;
/**
 * Added to the budget, in milliseconds, for worker start-up and a busy machine; a task may wait in the queue as long
 * again.
 */
const WAIT_MS = 17_000;
/**
 * The models need hundreds of megabytes, so only one worker loads them and stops soon when idle. Started images go
 * first.
 */
const MODELS = { isFirst: true, workers: 1, waiting: 32, idleMs: 30_000 };

interface Pools {
  images: WorkerPool<ReadTask, IdImageReading | ImageRefusal>;
  /** null if the models are not installed. */
  faces: WorkerPool<FaceTask, FaceAnswer> | null;
  print: WorkerPool<PrintTask, PrintReading | undefined> | null;
}

let pools: Pools | undefined;

const started = () =>
  (pools ??= {
    images: new WorkerPool(import.meta.dirname, 'id-image-worker.js'),
    faces: missingFaceModels() === null ? new WorkerPool(import.meta.dirname, 'face-worker.js', MODELS) : null,
    print: missingTextModel() === null ? new WorkerPool(import.meta.dirname, 'print-worker.js', MODELS) : null,
  });

/** Process IDs of the running image readers; those for faces and print come last. */
export function idImageReaderPids(): number[] {
  return [pools?.images, pools?.faces, pools?.print].flatMap((pool) => pool?.pids ?? []);
}

/**
 * Reads an image (bytes, or base64 with or without a data URL prefix) in a worker process; faces and, on the front of a
 * document, print in two others, unless the image is unusable. Returns a refusal for bad images. Throws `UNAVAILABLE`
 * if too many images are queued.
 */
export async function readIdImage(
  image: Uint8Array | string,
  ask: ReadAsk,
  budgetMs = BUDGET_MS,
): Promise<IdImageReading | ImageRefusal> {
  if (typeof image === 'string' ? image.length > MAX_CHARACTERS : image.byteLength > MAX_BYTES)
    return refusalOf('too_large');
  try {
    const reading = await readWithRetry({ image, ask, budgetMs });
    if ('error' in reading || !isUsable(reading)) return reading;
    const [faces, print] = await Promise.all([facesOf(reading, ask, budgetMs), printOf(reading, ask, budgetMs)]);
    return { ...reading, ...(faces && { faces }), ...(print && { print }) };
  } catch (error) {
    if (error instanceof PoolFull) throw new Failure('UNAVAILABLE', screeningMessages.tooManyImages);
    if (error instanceof PoolLate) return refusalOf('took_too_long');
    if (error instanceof PoolBroken) return refusalOf('damaged');
    throw error;
  }
}

/** Retries once after a worker crash, which may not be the image's fault, unless the workers are being stopped. */
async function readWithRetry(task: ReadTask): Promise<IdImageReading | ImageRefusal> {
  const now = started();
  const read = () => now.images.run(task, task.budgetMs + WAIT_MS);
  try {
    return await read();
  } catch (error) {
    if (error instanceof PoolBroken && pools === now) return read();
    throw error;
  }
}

async function facesOf(
  { jpeg }: IdImageReading,
  { step, faces }: ReadAsk,
  budgetMs: number,
): Promise<FaceReading | undefined> {
  if (step === 'back' || faces === false) return undefined;
  const answer = unlessLost(started().faces?.run({ jpeg, onDocument: step === 'front' }, budgetMs + WAIT_MS));
  return (await answer)?.faces;
}

async function printOf(
  { jpeg, width, height, rows }: IdImageReading,
  { step, kind }: ReadAsk,
  budgetMs: number,
): Promise<PrintReading | undefined> {
  const isLegible = Math.min(width, height) >= LEGIBLE_FROM && mayBeDocument(rows ?? 0);
  if (step !== 'front' || !isLegible) return undefined;
  return unlessLost(started().print?.run({ jpeg, kind, budgetMs }, budgetMs + WAIT_MS));
}

/**
 * Reads the frames of a burst one after the other, so that other images need not wait for all of them. Throws
 * `UNAVAILABLE` if the models are not installed, too many images are queued, or a frame is not read in time.
 */
export async function readFrames(
  frames: readonly Uint8Array[],
  budgetMs = BUDGET_MS,
): Promise<(FrameReading | ImageRefusal)[]> {
  const readings: (FrameReading | ImageRefusal)[] = [];
  try {
    for (const frame of frames) {
      const answer = await started().faces?.run({ frame }, budgetMs + WAIT_MS);
      if (!answer?.frame) throw new Failure('UNAVAILABLE', screeningMessages.tooManyImages);
      readings.push(answer.frame);
      if ('error' in answer.frame) return readings;
    }
    return readings;
  } catch (error) {
    if (error instanceof PoolFull || error instanceof PoolLate || error instanceof PoolBroken)
      throw new Failure('UNAVAILABLE', screeningMessages.tooManyImages);
    throw error;
  }
}

/** Ignores a model's timeout or crash: the image then counts without that reading. */
async function unlessLost<T>(answer: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PoolBroken || error instanceof PoolLate) return undefined;
    throw error;
  }
}

let holders = 0;

/** Keeps the workers running until the returned function is called. They stop after the last holder has called it. */
export function holdIdImageReaders(): () => Promise<void> {
  holders += 1;
  return async () => {
    holders -= 1;
    if (holders === 0) await closeIdImageReaders();
  };
}

/** Stops the workers, for process shutdown or the end of a test. The next image starts them again. */
export async function closeIdImageReaders(): Promise<void> {
  const ending = pools;
  pools = undefined;
  await Promise.all([ending?.images.close(), ending?.faces?.close(), ending?.print?.close()]);
}
