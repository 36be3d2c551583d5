import type { TakenImage } from '../intake/take-in.js';
import type { IdDocumentKind, IdImageReading, IdStep } from './id-image-reading.js';

/** What is asked of a picture. */
export interface ReadAsk {
  step: IdStep;
  kind: IdDocumentKind;
  /** false: no face is measured. */
  faces?: boolean;
}

/** Adds what it can read to a reading. Looks at the picture only, and stops when its time is over. */
export type ImageReader = (
  image: TakenImage,
  ask: ReadAsk,
  budgetMs: number,
) => Partial<IdImageReading> | Promise<Partial<IdImageReading>>;
