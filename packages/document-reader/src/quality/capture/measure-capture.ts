import type { TakenImage } from '../../intake/take-in.js';
import type { CaptureReading, IdStep } from '../../reading/id-image-reading.js';
import { colourSpread } from './colour-spread.js';
import { screenLattice } from './screen-lattice.js';

/** Measures signs that a picture shows a screen or a colourless copy instead of the document itself. */
export function measureCapture(
  image: Pick<TakenImage, 'width' | 'height' | 'rgb' | 'gray'>,
  step: IdStep,
): CaptureReading {
  // Backs are often black on white, and a face may be photographed in grey.
  const colour = step === 'front' ? colourSpread(image) : undefined;
  return { lattice: screenLattice(image.gray), ...(colour !== undefined && { colour }) };
}

/** Genuine drawings reach 1.8 at most and flat ones 2.5, those shown on a screen mostly 4 to 8. */
const LATTICE_OF_SCREEN = 3.3;
/** Genuine fronts have 0.048 and more, grey copies 0.015 and less unless they are noisy. */
const COLOUR_OF_COPY = 0.02;

/** Whether a picture shows the fine grid that a screen's pixels leave. */
export const isOfScreen = ({ lattice }: CaptureReading): boolean => lattice >= LATTICE_OF_SCREEN;

/** Whether a document's front has no colour at all, as a black and white copy has none. */
export const isColourless = ({ colour }: CaptureReading): boolean => colour !== undefined && colour < COLOUR_OF_COPY;
