import type { GrayImage } from './gray-image.js';
import { kernels, Workspace } from './kernels/kernels.js';

/** Scales an image down to this size, averaging the pixels (at most 257 rows per pixel). */
export function shrunk({ width, height, data }: GrayImage, w: number, h: number): GrayImage {
  const edges = (count: number, limit: number) =>
    Int32Array.from({ length: count + 1 }, (_, at) => Math.round((at * limit) / count));
  const space = new Workspace();
  const [from, xs, ys] = [space.put(data), space.put(edges(w, width)), space.put(edges(h, height))];
  const [sums, to] = [space.room(2 * (width + 16)), space.room(w * h)];
  kernels.shrunk(from, width, xs, ys, w, h, sums, to);
  return { width: w, height: h, data: space.bytes(to, w * h) };
}
