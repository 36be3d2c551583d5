import type { ChipReading } from './chip/chip-reading.js';
import type { VerifyChip } from './chip/verify-chip.js';
import type { FrameReading } from './face/movement/judge-movement.js';
import type { MobileLicenceReading, MobileLicenceRefusal } from './licence/licence-reading.js';
import type { VerifyMobileLicence } from './licence/verify-mobile-licence.js';
import type {
  FaceReading,
  IdDocumentKind,
  IdImageReading,
  ImageRefusal,
  PrintReading,
} from './reading/id-image-reading.js';
import type { ReadAsk } from './reading/image-reader.js';

// Dependencies (sharp, WebAssembly, weights, models) are loaded by the first call that needs them: a process that only
// evaluates readings loads none of them.

/**
 * Reads an image (bytes or base64 text) in this thread: its quality, the MRZ or barcode, and its hashes. CPU-bound for
 * up to `budgetMs`. An unusable image returns a refusal instead of throwing.
 */
export async function readImage(
  image: Uint8Array | string,
  ask: ReadAsk,
  budgetMs: number,
): Promise<IdImageReading | ImageRefusal> {
  const engine = await import('./reading/read-image.js');
  return engine.readImage(image, ask, budgetMs);
}

/**
 * Reads the faces in an upright JPEG; on a document faces are portraits. Undefined without models: see
 * `missingFaceModels`.
 */
export async function readFaces(jpeg: Uint8Array, onDocument: boolean): Promise<FaceReading | undefined> {
  const engine = await import('./face/read-faces.js');
  return engine.readFaces(jpeg, onDocument);
}

/**
 * Reads one frame of a burst in which a person turns their head, for `judgeMovement`: a JPEG of at most 60 KB, with
 * sides of 240 to 1,280 pixels. An unusable image returns a refusal. Undefined without models: see `missingFaceModels`.
 */
export async function readFrame(jpeg: Uint8Array): Promise<FrameReading | ImageRefusal | undefined> {
  const engine = await import('./face/movement/read-frame.js');
  return engine.readFrame(jpeg);
}

/**
 * Reads the printed text on the front of a document, from an upright JPEG. Starts no new attempt after `budgetMs`.
 * Undefined without the model (see `missingTextModel`) and if nothing is readable.
 */
export async function readPrint(
  jpeg: Uint8Array,
  kind: IdDocumentKind,
  budgetMs: number,
): Promise<PrintReading | undefined> {
  const engine = await import('./print/read-print.js');
  return engine.readPrint(jpeg, kind, budgetMs);
}

/**
 * Verifies data of a chip by passive authentication, in this thread (about 10 ms). Never throws: what fails is a fault
 * of the reading.
 */
export async function verifyChip(ask: VerifyChip): Promise<ChipReading> {
  const engine = await import('./chip/verify-chip.js');
  return engine.verifyChip(ask);
}

/**
 * Verifies a mobile driving licence, in this thread (about 5 ms). Never throws: what cannot be read is refused, and what
 * fails is a fault of the reading.
 */
export async function verifyMobileLicence(
  ask: VerifyMobileLicence,
): Promise<MobileLicenceReading | { refused: MobileLicenceRefusal }> {
  const engine = await import('./licence/verify-mobile-licence.js');
  return engine.verifyMobileLicence(ask);
}
