import type { FaceBox } from './decode-boxes.js';
import type { RgbImage } from './rgb-image.js';

const MEASURED_AT = 150;

/**
 * Mean square of the Laplacian over a face, with averaged samples, so that size and noise matter little. A face of 150
 * pixels is blurred below 20; calibrated on blurred sample photos.
 */
export function faceSharpness(image: RgbImage, box: FaceBox): number {
  const step = Math.max(1, box.height / MEASURED_AT);
  const [wide, high] = [Math.floor(box.width / step), Math.floor(box.height / step)];
  const grey = new Float64Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) grey[y * wide + x] = brightness(image, box.x + x * step, box.y + y * step, step);
  let sum = 0;
  for (let y = 1; y < high - 1; y++)
    for (let x = 1; x < wide - 1; x++) {
      const at = y * wide + x;
      sum += (4 * grey[at]! - grey[at - 1]! - grey[at + 1]! - grey[at - wide]! - grey[at + wide]!) ** 2;
    }
  return sum / Math.max(1, (wide - 2) * (high - 2));
}

function brightness({ data, width, height }: RgbImage, left: number, top: number, size: number): number {
  const [right, bottom] = [Math.min(width, left + size), Math.min(height, top + size)];
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, Math.floor(top)); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(left)); x < right; x++) {
      const at = (y * width + x) * 3;
      sum += 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}
