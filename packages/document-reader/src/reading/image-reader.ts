import type { TakenImage } from '../intake/take-in.js';
import type { IdDocumentKind, IdImageReading, IdStep } from './id-image-reading.js';

/** What to read from an image. */
export interface ReadAsk {
  step: IdStep;
  kind: IdDocumentKind;
  /** false: no face is measured. */
  faces?: boolean;
}

/** Adds its results to a reading. Uses only the image, and stops when its time is up. */
export type ImageReader = (
  image: TakenImage,
  ask: ReadAsk,
  budgetMs: number,
) => Partial<IdImageReading> | Promise<Partial<IdImageReading>>;
