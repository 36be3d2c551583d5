import { Failure } from '#kit/failure.js';
import { PoolBroken, PoolFull, PoolLate } from '#kit/queue/pool/pool-failures.js';
import { WorkerPool } from '#kit/queue/pool/worker-pool.js';
import type { FaceTask } from './face-worker.js';
import {
  type FaceReading,
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

/** Time for reading one picture, in milliseconds; decoding and all readers together. */
const BUDGET_MS = 8_000;
/** Pixels of the shorter side below which no print is looked for: it takes long and is hardly ever read. */
const LEGIBLE_FROM = 480;
/** The start of a worker and a busy machine, on top of the budget; waiting for a turn may take as much as both. */
const WAIT_MS = 17_000;
/** The models take hundreds of megabytes: one worker has them, and gives them back soon. A begun picture goes first. */
const MODELS = { isFirst: true, workers: 1, waiting: 32, idleMs: 30_000 };

interface Pools {
  images: WorkerPool<ReadTask, IdImageReading | ImageRefusal>;
  /** null: the models are not installed. */
  faces: WorkerPool<FaceTask, FaceReading | undefined> | null;
  print: WorkerPool<PrintTask, PrintReading | undefined> | null;
}

let pools: Pools | undefined;

const started = () =>
  (pools ??= {
    images: new WorkerPool(import.meta.dirname, 'id-image-worker.js'),
    faces: missingFaceModels() === null ? new WorkerPool(import.meta.dirname, 'face-worker.js', MODELS) : null,
    print: missingTextModel() === null ? new WorkerPool(import.meta.dirname, 'print-worker.js', MODELS) : null,
  });

/** The processes that read pictures now, those that measure faces and read print last. */
export function idImageReaderPids(): number[] {
  return [pools?.images, pools?.faces, pools?.print].flatMap((pool) => pool?.pids ?? []);
}

/**
 * Reads a picture (bytes, or base64 with or without the head of a data URL) in a worker process; faces and, of a
 * document's front, print in two others, unless nothing can be seen in it. Bad pictures are answered by a refusal; `UNAVAILABLE` is thrown when too many wait already.
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
    if (error instanceof PoolFull)
      throw new Failure('UNAVAILABLE', 'Too many pictures are being read. Try again in a moment.');
    if (error instanceof PoolLate) return refusalOf('took_too_long');
    if (error instanceof PoolBroken) return refusalOf('damaged');
    throw error;
  }
}

/** What ended the process may have been no fault of the picture: it gets another, unless all are being ended. */
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
  return unlessLost(started().faces?.run({ jpeg, onDocument: step === 'front' }, budgetMs + WAIT_MS));
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

/** What a model could not tell in time, or over which its process ended, says nothing of the picture: it counts without. */
async function unlessLost<T>(answer: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PoolBroken || error instanceof PoolLate) return undefined;
    throw error;
  }
}

let holders = 0;

/** Keeps the workers running until the returned function is called. They stop when the last holder has called it. */
export function holdIdImageReaders(): () => Promise<void> {
  holders += 1;
  return async () => {
    holders -= 1;
    if (holders === 0) await closeIdImageReaders();
  };
}

/** Ends the workers, for a process that stops or a test that is over. The next picture starts them again. */
export async function closeIdImageReaders(): Promise<void> {
  const ending = pools;
  pools = undefined;
  await Promise.all([ending?.images.close(), ending?.faces?.close(), ending?.print?.close()]);
}
