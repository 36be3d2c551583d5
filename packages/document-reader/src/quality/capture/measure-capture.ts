import type { TakenImage } from '../../intake/take-in.js';
import type { CaptureReading, IdStep } from '../../reading/id-image-reading.js';
import { colourSpread } from './colour-spread.js';
import { screenLattice } from './screen-lattice.js';

/** Measures signs that an image shows a screen or a grayscale copy instead of the original document. */
export function measureCapture(
  image: Pick<TakenImage, 'width' | 'height' | 'rgb' | 'gray'>,
  step: IdStep,
): CaptureReading {
  // Backs are often black on white, and a face may be photographed in grayscale.
  const colour = step === 'front' ? colourSpread(image) : undefined;
  return { lattice: screenLattice(image.gray), ...(colour !== undefined && { colour }) };
}

/** Genuine generated documents reach 1.8 at most and plain ones 2.5; documents on a screen mostly 4 to 8. */
const LATTICE_OF_SCREEN = 3.3;
/** Genuine fronts have at least 0.048, grayscale copies at most 0.015 unless noisy. */
const COLOUR_OF_COPY = 0.02;

/** Whether an image shows the fine grid of a screen's pixels. */
export const isOfScreen = ({ lattice }: CaptureReading): boolean => lattice >= LATTICE_OF_SCREEN;

/** Whether the front of a document has no colour, as in a black-and-white copy. */
export const isColourless = ({ colour }: CaptureReading): boolean => colour !== undefined && colour < COLOUR_OF_COPY;
