import type { RgbImage } from '../../face/rgb-image.js';
import { type TextBox, channelsOf } from './find-text.js';
import type { Network } from './onnx-runtime.js';

/**
 * A recognised character: its probability, that of a space before it, and its middle as a share of the line's length.
 */
export interface ReadSign {
  text: string;
  share: number;
  space: number;
  at: number;
}

/** Height of the recogniser's input in pixels; its output has one place for each eight pixels of width. */
const HIGH = 48;
const MIN_WIDE = 64;
const MAX_WIDE = 1_600;
const STEP = 32;
const HALF = [0.5, 0.5, 0.5] as const;

/** Letters, digits and punctuation of Latin script: the model also knows Chinese. */
const LATIN = /^[\x20-\x7e\u00c0-\u024f]$/;

/** The characters of the model's places: none, those of the dictionary, and the space. */
export interface Alphabet {
  signs: string[];
  /** The places of Latin characters. */
  used: number[];
}

export function alphabetOf(dictionary: string): Alphabet {
  const signs = ['', ...dictionary.split(/\r?\n/).filter(Boolean), ' '];
  return { signs, used: Array.from(signs.keys()).filter((at) => at > 0 && LATIN.test(signs[at]!)) };
}

/** Reads the text in a box of the page; `flipped` reads it upside down. */
export async function readText(
  page: RgbImage,
  box: TextBox,
  { network, alphabet }: { network: Network; alphabet: Alphabet },
  flipped = false,
): Promise<ReadSign[]> {
  const wide = Math.min(MAX_WIDE, Math.max(1, Math.round((box.width / box.height) * HIGH)));
  const width = STEP * Math.ceil(Math.max(MIN_WIDE, wide) / STEP);
  const strip = stripOf(page, box, wide, width);
  if (flipped) turnAround(strip, wide, width);
  const { data, dims } = await network(channelsOf(strip, HALF, HALF), [1, 3, HIGH, width]);
  return signsOf(data, dims[1]!, dims[2]!, alphabet).map((sign) => ({ ...sign, at: (sign.at * width) / wide }));
}

/** The box, scaled to the recogniser's height; the rest of the width is grey. */
function stripOf({ width: pageWidth, height: pageHeight, data }: RgbImage, box: TextBox, wide: number, width: number) {
  const strip = new Uint8Array(3 * HIGH * width).fill(128);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  for (let row = 0; row < HIGH; row++) {
    const v = ((row + 0.5) / HIGH - 0.5) * box.height;
    for (let column = 0; column < wide; column++) {
      const u = ((column + 0.5) / wide - 0.5) * box.width;
      const x = Math.min(pageWidth - 1.001, Math.max(0, box.x + u * cos - v * sin - 0.5));
      const y = Math.min(pageHeight - 1.001, Math.max(0, box.y + u * sin + v * cos - 0.5));
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [fx, fy] = [x - left, y - top];
      const from = 3 * (top * pageWidth + left);
      const below = from + 3 * pageWidth;
      const to = 3 * (row * width + column);
      for (let channel = 0; channel < 3; channel++) {
        const upper = data[from + channel]! * (1 - fx) + data[from + 3 + channel]! * fx;
        const lower = data[below + channel]! * (1 - fx) + data[below + 3 + channel]! * fx;
        strip[to + channel] = upper * (1 - fy) + lower * fy;
      }
    }
  }
  return strip;
}

/** Turns the used part of a strip by half a turn. */
function turnAround(strip: Uint8Array, wide: number, width: number): void {
  const at = (row: number, column: number) => 3 * (row * width + column);
  const copy = strip.slice();
  for (let row = 0; row < HIGH; row++)
    for (let column = 0; column < wide; column++) {
      const from = at(HIGH - 1 - row, wide - 1 - column);
      strip.set(copy.subarray(from, from + 3), at(row, column));
    }
}

/** Connectionist temporal classification: the likeliest sign of each place, repeated ones once. */
function signsOf(odds: Float32Array, places: number, classes: number, { signs, used }: Alphabet): ReadSign[] {
  const found: (ReadSign & { last: number })[] = [];
  const spaceAt = signs.length - 1;
  let [before, space] = [0, 0];
  for (let place = 0; place < places; place++) {
    const row = place * classes;
    let best = 0;
    for (const at of used) if (odds[row + at]! > odds[row + best]!) best = at;
    space = Math.max(space, odds[row + spaceAt]!);
    if (best !== 0 && best !== spaceAt) {
      const share = odds[row + best]!;
      const same = best === before ? found.at(-1) : undefined;
      if (same) Object.assign(same, { share: Math.max(same.share, share), last: place });
      else found.push({ text: signs[best]!, share, space, at: place, last: place });
      space = 0;
    }
    before = best;
  }
  return found.map(({ text, share, space: gap, at, last }) => ({
    text,
    share,
    space: gap,
    at: ((at + last) / 2 + 0.5) / places,
  }));
}
