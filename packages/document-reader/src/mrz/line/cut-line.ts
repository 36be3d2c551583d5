import type { GrayImage } from '../../intake/gray-image.js';
import { heightAt, lengthOf, placeOn, type TextLine } from './text-line.js';

/** Height of a strip in rows; the capitals of a line fill about two thirds. */
export const STRIP_HEIGHT = 26;
/** Character pitch of a strip, in pixels. */
export const PITCH = 16;
/** Margin of a strip before the first and after the last character, in characters. */
export const MARGIN = 1.5;

/** A line that was cropped, straightened and normalized in size and contrast; ink is positive. */
export interface Strip {
  width: number;
  data: Float32Array;
}

const SPREAD = 28;

/**
 * Crops a line of the given number of characters from the pyramid level closest in size. `tall` stretches it
 * vertically; 1 if the height of capitals is about the character pitch.
 */
export function cutLine(levels: GrayImage[], line: TextLine, characters: number, tall = 1): Strip {
  const step = lengthOf(line) / (characters * PITCH);
  const level = Math.min(levels.length - 1, Math.max(0, Math.floor(Math.log2(step) + 0.35)));
  const { width: imageWidth, height: imageHeight, data: pixels } = levels[level]!;
  const shrink = 1 / 2 ** level;
  const width = Math.round((characters + 2 * MARGIN) * PITCH);
  const strip = new Float32Array(width * STRIP_HEIGHT);
  for (let x = 0; x < width; x++) {
    const along = ((x + 0.5) / PITCH - MARGIN) / characters;
    const high = step * tall * heightAt(line, along);
    for (let y = 0; y < STRIP_HEIGHT; y++) {
      const { x: px, y: py } = placeOn(line, along, (y + 0.5 - STRIP_HEIGHT / 2) * high);
      const sx = Math.min(imageWidth - 1.001, Math.max(0, px * shrink - 0.5));
      const sy = Math.min(imageHeight - 1.001, Math.max(0, py * shrink - 0.5));
      const at = (sy | 0) * imageWidth + (sx | 0);
      const [fx, fy] = [sx - (sx | 0), sy - (sy | 0)];
      const upper = pixels[at]! + (pixels[at + 1]! - pixels[at]!) * fx;
      const lower = pixels[at + imageWidth]! + (pixels[at + imageWidth + 1]! - pixels[at + imageWidth]!) * fx;
      strip[y * width + x] = upper + (lower - upper) * fy;
    }
  }
  return { width, data: levelled(strip, width) };
}

/** Removes shadows and contrast differences along the line. */
function levelled(strip: Float32Array, width: number): Float32Array {
  const sums = new Float64Array(width + 1);
  const squares = new Float64Array(width + 1);
  for (let x = 0; x < width; x++) {
    let [sum, square] = [0, 0];
    for (let at = x; at < strip.length; at += width) {
      sum += strip[at]!;
      square += strip[at]! * strip[at]!;
    }
    sums[x + 1] = sums[x]! + sum;
    squares[x + 1] = squares[x]! + square;
  }
  const deviation = (from: number, to: number): [number, number] => {
    const count = (to - from) * STRIP_HEIGHT;
    const mean = (sums[to]! - sums[from]!) / count;
    return [mean, Math.sqrt(Math.max(0, (squares[to]! - squares[from]!) / count - mean * mean))];
  };
  const floor = 0.4 * deviation(0, width)[1] + 1;
  for (let x = 0; x < width; x++) {
    const [mean, spread] = deviation(Math.max(0, x - SPREAD), Math.min(width, x + SPREAD));
    const scale = 1 / Math.max(floor, spread);
    for (let at = x; at < strip.length; at += width)
      strip[at] = Math.min(3.5, Math.max(-2, (mean - strip[at]!) * scale));
  }
  return strip;
}
