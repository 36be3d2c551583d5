import type { GrayImage } from './gray-image.js';

/** The picture at this smaller size, each pixel the mean of those that it stands for. */
export function shrunk({ width, height, data }: GrayImage, w: number, h: number): GrayImage {
  const out = new Uint8Array(w * h);
  const edges = (count: number, limit: number) =>
    Int32Array.from({ length: count + 1 }, (_, at) => Math.round((at * limit) / count));
  const [xs, ys] = [edges(w, width), edges(h, height)];
  for (let y = 0; y < h; y++) {
    const top = ys[y]!;
    const bottom = Math.max(top + 1, ys[y + 1]!);
    for (let x = 0; x < w; x++) {
      const left = xs[x]!;
      const right = Math.max(left + 1, xs[x + 1]!);
      let sum = 0;
      for (let sy = top; sy < bottom; sy++)
        for (let at = sy * width + left; at < sy * width + right; at++) sum += data[at]!;
      out[y * w + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width: w, height: h, data: out };
}
