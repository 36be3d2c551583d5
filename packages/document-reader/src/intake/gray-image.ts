/** A grayscale image: one byte per pixel, row by row. */
export interface GrayImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Halves an image, averaging four pixels each. */
export function halved({ width, height, data }: GrayImage): GrayImage {
  const [w, h] = [width >> 1, height >> 1];
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const upper = 2 * y * width;
    for (let x = 0, at = upper; x < w; x++, at += 2)
      out[y * w + x] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]! + 2) >> 2;
  }
  return { width: w, height: h, data: out };
}

/** The image and its successive halves with at least this longer side in pixels, largest first. */
export function pyramidOf(image: GrayImage, smallest: number): GrayImage[] {
  const levels = [image];
  for (let last = image; Math.max(last.width, last.height) >= 2 * smallest;) levels.push((last = halved(last)));
  return levels;
}
