import type { TakenImage } from '../../intake/take-in.js';

/** Central part of an image, which shows the document, and the number of blocks across it. */
const MIDDLE = 0.4;
const BLOCKS = 40;
/** Blocks that are darker than this, or overexposed, have no reliable colour. */
const DARKEST = 50;
const BRIGHTEST = 250;
const FEWEST_BLOCKS = 200;
/**
 * A high percentile of the colours: a portrait, a flag or a tinted pattern covers more than this share of a document.
 */
const NEARLY_ALL = 0.97;

/**
 * Measures the colourfulness of the centre of an image, corrected for the colour of the light: 0 if everything is grey,
 * at least 0.05 for a document with colours. Undefined if too dark or too bright.
 */
export function colourSpread({ width, height, rgb }: Pick<TakenImage, 'width' | 'height' | 'rgb'>): number | undefined {
  const blocks = blocksOf(rgb, width, height).filter(
    (colours) => brightnessOf(colours) > DARKEST && Math.max(...colours) < BRIGHTEST,
  );
  if (blocks.length < FEWEST_BLOCKS) return undefined;
  const shares = blocks.map((colours) => colours.map((value) => value / brightnessOf(colours)) as Colours);
  const tint = [0, 1, 2].map((c) =>
    at(
      shares.map((colours) => colours[c]!),
      0.5,
    ),
  );
  const distances = shares.map((colours) => Math.hypot(...colours.map((value, c) => value - tint[c]!)));
  return Math.round(at(distances, NEARLY_ALL) * 10_000) / 10_000;
}

type Colours = [red: number, green: number, blue: number];

const brightnessOf = ([red, green, blue]: Colours) => 0.299 * red + 0.587 * green + 0.114 * blue;

const at = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;

/** Mean colours of blocks, which averages out noise. */
function blocksOf(rgb: Uint8Array, width: number, height: number): Colours[] {
  const [wide, high] = [Math.round(width * MIDDLE), Math.round(height * MIDDLE)];
  const [left, top] = [(width - wide) >> 1, (height - high) >> 1];
  const side = Math.max(2, Math.round(wide / BLOCKS));
  const blocks: Colours[] = [];
  for (let y = top; y + side <= top + high; y += side)
    for (let x = left; x + side <= left + wide; x += side) blocks.push(meanOf(rgb, width, { x, y, side }));
  return blocks;
}

function meanOf(rgb: Uint8Array, width: number, { x, y, side }: { x: number; y: number; side: number }): Colours {
  const sums: Colours = [0, 0, 0];
  for (let row = y; row < y + side; row++)
    for (let from = (row * width + x) * 3, end = from + side * 3; from < end; from += 3) {
      sums[0] += rgb[from]!;
      sums[1] += rgb[from + 1]!;
      sums[2] += rgb[from + 2]!;
    }
  return sums.map((sum) => sum / (side * side)) as Colours;
}
