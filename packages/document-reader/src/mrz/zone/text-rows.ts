import type { GrayImage } from '../../intake/gray-image.js';
import { shrunk } from '../../intake/shrunk.js';
import { textRidges } from './text-ridges.js';
import { type TextRun, textRuns } from './text-runs.js';

/** Rows of text in a picture that was made smaller: their coordinates are those of the smaller picture. */
export interface TextRows {
  runs: readonly TextRun[];
  width: number;
  /** By how much it became smaller. */
  factor: number;
}

/** A picture with its longer side at most so long, and by how much it became smaller. */
export function shrunkTo(image: GrayImage, side: number): { image: GrayImage; factor: number } {
  const factor = Math.max(1, Math.max(image.width, image.height) / side);
  return { image: shrunk(image, Math.floor(image.width / factor), Math.floor(image.height / factor)), factor };
}

const found = new WeakMap<GrayImage, Map<number, TextRows>>();

/** The rows of a picture at this longer side; remembered with the picture, since its quality and its zone both ask. */
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
