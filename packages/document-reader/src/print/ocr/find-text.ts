import sharp from 'sharp';
import type { RgbImage } from '../../face/rgb-image.js';
import type { Network } from './onnx-runtime.js';

/** A line of text in pixels of the page: its middle, its size, and the slope of its baseline. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radians, positive if the line falls to the right. */
  angle: number;
}

/** Longer side of the image in which text is detected; the network halves sizes five times. */
const LOOKED_AT = 832;
const STEP = 32;
/** Channel means and deviations of the training images, in the order blue, green, red. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

/** Minimum probability of a pixel that belongs to text, and minimum mean over a line. */
const MIN_PIXEL = 0.3;
const MIN_LINE = 0.5;
const MIN_PIXELS = 12;
/** The network marks the core of a line; the line is larger by this share of its area per length of its edge. */
const GROWTH = 1.6;
/** Lines shorter than this many heights have no reliable slope. */
const SLOPED_FROM = 3;

/** Detects the lines of text on a page. */
export async function findText(page: RgbImage, network: Network): Promise<TextBox[]> {
  const factor = LOOKED_AT / Math.max(page.width, page.height);
  const [width, height] = [page.width, page.height].map((side) => STEP * Math.max(1, Math.round((side * factor) / STEP))) as [number, number]; // prettier-ignore
  const small = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const { data } = await network(channelsOf(small, MEAN, DEVIATION), [1, 3, height, width]);
  const [across, down] = [page.width / width, page.height / height];
  return linesOf(data, width, height).map(({ x, y, width: wide, height: high, angle }) => ({
    x: x * across,
    y: y * down,
    width: wide * across,
    height: high * down,
    angle,
  }));
}

/** Interleaved RGB bytes as three normalised planes: blue, green, red. */
export function channelsOf(rgb: Uint8Array, mean: readonly number[], deviation: readonly number[]): Float32Array {
  const pixels = rgb.length / 3;
  const planes = new Float32Array(rgb.length);
  for (let channel = 0; channel < 3; channel++) {
    const [shift, scale] = [mean[channel]!, 1 / deviation[channel]!];
    for (let at = 0, from = 2 - channel; at < pixels; at++, from += 3)
      planes[channel * pixels + at] = (rgb[from]! / 255 - shift) * scale;
  }
  return planes;
}

/** The lines in a map of probabilities: connected areas, grown to the text around them. */
function linesOf(odds: Float32Array, width: number, height: number): TextBox[] {
  const seen = new Uint8Array(odds.length);
  const found: TextBox[] = [];
  for (let start = 0; start < odds.length; start++) {
    if (seen[start] || odds[start]! < MIN_PIXEL) continue;
    const area = connected(odds, seen, start, width, height);
    if (area.length < MIN_PIXELS) continue;
    const mean = area.reduce((sum, at) => sum + odds[at]!, 0) / area.length;
    if (mean >= MIN_LINE) found.push(boxOf(area, width));
  }
  return found;
}

function connected(odds: Float32Array, seen: Uint8Array, start: number, width: number, height: number): number[] {
  const area = [start];
  seen[start] = 1;
  for (let next = 0; next < area.length; next++) {
    const [x, y] = [area[next]! % width, Math.floor(area[next]! / width)];
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
        const at = v * width + u;
        if (seen[at] || odds[at]! < MIN_PIXEL) continue;
        seen[at] = 1;
        area.push(at);
      }
  }
  return area;
}

/** The rectangle around an area along its main direction, grown. */
function boxOf(area: number[], width: number): TextBox {
  const [xs, ys] = [area.map((at) => at % width), area.map((at) => Math.floor(at / width))];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [cx, cy] = [mean(xs), mean(ys)];
  const spread = (one: number[], c1: number, other: number[], c2: number) =>
    one.reduce((sum, value, at) => sum + (value - c1) * (other[at]! - c2), 0);
  const [xx, yy, xy] = [spread(xs, cx, xs, cx), spread(ys, cy, ys, cy), spread(xs, cx, ys, cy)];
  const isLong = xx > SLOPED_FROM ** 2 * yy || yy > SLOPED_FROM ** 2 * xx;
  const main = isLong ? 0.5 * Math.atan2(2 * xy, xx - yy) : 0;
  // Lines that run upwards are boxes that are higher than wide.
  const angle = Math.abs(main) > Math.PI / 4 ? 0 : main;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const range = (along: (at: number) => number) => {
    let [low, high] = [Infinity, -Infinity];
    for (let at = 0; at < xs.length; at++) {
      const value = along(at);
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    return { middle: (low + high) / 2, length: high - low + 1 };
  };
  const u = range((at) => (xs[at]! - cx) * cos + (ys[at]! - cy) * sin);
  const v = range((at) => (ys[at]! - cy) * cos - (xs[at]! - cx) * sin);
  const grown = (GROWTH * u.length * v.length) / (2 * (u.length + v.length));
  return {
    x: cx + u.middle * cos - v.middle * sin + 0.5,
    y: cy + u.middle * sin + v.middle * cos + 0.5,
    width: u.length + 2 * grown,
    height: v.length + 2 * grown,
    angle,
  };
}
