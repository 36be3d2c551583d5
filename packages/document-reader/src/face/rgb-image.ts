import sharp from 'sharp';

// The process with the models reads one image at a time: threads and caches would only use more memory.
sharp.cache(false);
sharp.concurrency(1);

/** An RGB image: three bytes per pixel, row by row. */
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
 * Decodes a JPEG or a part of it into the upper left of a black square of the given side: models then need no memory
 * for other sizes. `scale` is the applied scale factor.
 */
export async function squareOf(jpeg: Uint8Array, side: number, part?: Part): Promise<RgbImage & { scale: number }> {
  const whole = sharp(jpeg, { failOn: 'error' });
  const { width, height } = part ?? (await whole.metadata());
  const size = { width: side, height: side, fit: 'contain', position: 'left top', background: '#000' } as const;
  const square = (part ? whole.extract(part) : whole).resize(size).toColourspace('srgb').removeAlpha();
  const { data, info } = await square.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, scale: side / Math.max(width, height) };
}
