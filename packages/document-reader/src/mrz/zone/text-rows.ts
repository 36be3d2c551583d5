import type { GrayImage } from '../../intake/gray-image.js';
import { shrunk } from '../../intake/shrunk.js';
import { textRidges } from './text-ridges.js';
import { type TextRun, textRuns } from './text-runs.js';

/** Text rows of a downscaled image, in coordinates of that image. */
export interface TextRows {
  runs: readonly TextRun[];
  width: number;
  /** Scale factor of the image. */
  factor: number;
}

/** An image with the given maximum longer side, and its scale factor. */
export function shrunkTo(image: GrayImage, side: number): { image: GrayImage; factor: number } {
  const factor = Math.max(1, Math.max(image.width, image.height) / side);
  return { image: shrunk(image, Math.floor(image.width / factor), Math.floor(image.height / factor)), factor };
}

const found = new WeakMap<GrayImage, Map<number, TextRows>>();

/**
 * Detects the text rows of an image at this longer side; cached per image, since quality and MRZ detection both need
 * them.
 */
export function textRows(image: GrayImage, side: number): TextRows {
  const known = found.get(image) ?? new Map<number, TextRows>();
  found.set(image, known);
  const before = known.get(side);
  if (before) return before;
  const { image: small, factor } = shrunkTo(image, side);
  const rows = { runs: textRuns(textRidges(small)), width: small.width, factor };
  known.set(side, rows);
  return rows;
}
