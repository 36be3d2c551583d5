import sharp from 'sharp';

/** A picture as red, green and blue: three bytes a pixel, row by row. */
export interface RgbImage {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * A part of a JPEG, or all of it, in the upper left of a black square of so many pixels: models need no memory for
 * further sizes then. `scale` is how much smaller (or larger) it became.
 */
export async function squareOf(jpeg: Uint8Array, side: number, part?: Part): Promise<RgbImage & { scale: number }> {
  const whole = sharp(jpeg, { failOn: 'error' });
  const { width, height } = part ?? (await whole.metadata());
  const size = { width: side, height: side, fit: 'contain', position: 'left top', background: '#000' } as const;
  const square = (part ? whole.extract(part) : whole).resize(size).toColourspace('srgb').removeAlpha();
  const { data, info } = await square.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, scale: side / Math.max(width, height) };
}
