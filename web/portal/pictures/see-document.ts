import { type Frame, type Grey, sidesWithEdges } from './find-edges.js';

/** Mean brightness, 0 to 255, below which a document is hard to read. */
const DARK = 45;
/** Of four sides: one may lie under a finger. */
const SIDES_OF_DOCUMENT = 3;
/** A reflection, by judgement: a spot of pure white. A page of white paper has more of it, and is bright all over. */
const [WHITE, MIN_SPOT, MAX_SPOT, BRIGHT_PAGE] = [252, 0.015, 0.3, 215];
/** Sizes of a document that is too far away, in parts of the frame. */
const FAR = [0.75, 0.6, 0.48];

/** What is seen in the live picture: too dark, a reflection, a document too far away or one that reaches the frame, or none. */
export type Seen = 'dark' | 'glare' | 'far' | 'framed' | 'unframed';

/** What a picture shows in the frame; null: no document is looked for. */
export function seenIn(grey: Grey, frame: Frame | null): Seen {
  if (meanOf(grey.pixels) < DARK) return 'dark';
  if (!frame) return 'unframed';
  const isFramed = sidesWithEdges(grey, frame) >= SIDES_OF_DOCUMENT;
  // What is printed on a document has edges, too, but seldom on all sides.
  const isFar = !isFramed && FAR.some((scale) => sidesWithEdges(grey, scaled(frame, scale)) === 4);
  if ((isFramed || isFar) && hasReflection(within(grey, frame))) return 'glare';
  return isFramed ? 'framed' : isFar ? 'far' : 'unframed';
}

function hasReflection(pixels: number[]): boolean {
  const white = pixels.filter((value) => value >= WHITE).length / pixels.length;
  return white >= MIN_SPOT && white <= MAX_SPOT && meanOf(pixels) < BRIGHT_PAGE;
}

function meanOf(pixels: ArrayLike<number>): number {
  let sum = 0;
  for (let n = 0; n < pixels.length; n += 1) sum += pixels[n]!;
  return sum / pixels.length;
}

/** Mean difference of two pictures of one size. */
export function changeOf(one: Grey, other: Grey): number {
  return meanOf(Array.from(one.pixels, (value, n) => Math.abs(value - other.pixels[n]!)));
}

/** A frame of another size around the same middle. */
function scaled({ left, right, top, bottom }: Frame, scale: number): Frame {
  const [width, height] = [(right - left) * scale, (bottom - top) * scale];
  return { left: (1 - width) / 2, right: (1 + width) / 2, top: (1 - height) / 2, bottom: (1 + height) / 2 };
}

function within({ pixels, across, down }: Grey, { left, right, top, bottom }: Frame): number[] {
  return Array.from(pixels).filter((_, n) => {
    const [x, y] = [(n % across) / across, Math.floor(n / across) / down];
    return x >= left && x < right && y >= top && y < bottom;
  });
}
