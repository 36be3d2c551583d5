import type {
  FaceReading,
  IdDocumentKind,
  IdImageReading,
  ImageRefusal,
  PrintReading,
} from './reading/id-image-reading.js';
import type { ReadAsk } from './reading/image-reader.js';

// What each needs (sharp, WebAssembly, weights, models) is loaded at its first call: a process that only judges readings
// carries none of it.

/**
 * Reads a picture, bytes or base64 text, in this thread: its quality, the machine-readable zone or code, its hashes. Takes
 * up to `budgetMs`, the processor all the while. A bad picture gives a refusal; nothing is thrown over it.
 */
export async function readImage(
  image: Uint8Array | string,
  ask: ReadAsk,
  budgetMs: number,
): Promise<IdImageReading | ImageRefusal> {
  const engine = await import('./reading/read-image.js');
  return engine.readImage(image, ask, budgetMs);
}

/** The faces in an upright JPEG; on a document faces are portraits. Undefined without models: see `missingFaceModels`. */
export async function readFaces(jpeg: Uint8Array, onDocument: boolean): Promise<FaceReading | undefined> {
  const engine = await import('./face/read-faces.js');
  return engine.readFaces(jpeg, onDocument);
}

/**
 * The print on the front of a document, of an upright JPEG. No new attempt begins after `budgetMs`. Undefined without the
 * model (see `missingTextModel`) and where nothing is read.
 */
export async function readPrint(
  jpeg: Uint8Array,
  kind: IdDocumentKind,
  budgetMs: number,
): Promise<PrintReading | undefined> {
  const engine = await import('./print/read-print.js');
  return engine.readPrint(jpeg, kind, budgetMs);
}
