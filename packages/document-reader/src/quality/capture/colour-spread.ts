import type { TakenImage } from '../../intake/take-in.js';

/** The middle of a picture, where the document is whatever lies around it, and the blocks across it. */
const MIDDLE = 0.4;
const BLOCKS = 40;
/** Blocks darker than this, or shining, tell no colour. */
const DARKEST = 50;
const BRIGHTEST = 250;
const FEWEST_BLOCKS = 200;
/** Nearly the most colourful place: a portrait, a flag or a tinted pattern takes more than so much of a document. */
const NEARLY_ALL = 0.97;

/**
 * How colourful the middle of a picture is, after the light's own tint: 0 where everything is grey, 0.05 and more where a
 * document has colours. Undefined where it is too dark or too bright to tell.
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

/** Mean colours of blocks, in which noise evens out. */
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
