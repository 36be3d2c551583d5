import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { GrayImage } from './gray-image.js';
import { decodeHeif } from './heif/decode-heif.js';
import { imageBytes } from './image-bytes.js';
import { imageFormat } from './image-format.js';
import { kernels, Workspace } from './kernels/kernels.js';
import { plainPng } from './plain-png.js';
import { Refused, refusalOf } from './refused.js';

// Each worker processes one image at a time: threads and caches of the library would only use more memory.
sharp.cache(false);
sharp.concurrency(1);

const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 8_000;
const SHORTEST_SIDE = 240;
/** Progressive images are held completely in memory during decoding. */
const MAX_PIXELS_IN_PASSES = 24_000_000;
const KEPT_SIDE = 2_600;
const JPEG_QUALITY = 88;

/** An image for the readers: upright, sRGB, at most 2,600 pixels per side, as interleaved RGB bytes. */
export interface TakenImage {
  width: number;
  height: number;
  rgb: Uint8Array;
  gray: GrayImage;
  /** The same image as a file without metadata. */
  jpeg: Uint8Array;
}

function mustFit({ width, height, isProgressive }: Metadata): void {
  const pixels = width * height;
  if (Math.max(width, height) > LONGEST_SIDE || pixels > MAX_PIXELS) throw new Refused(refusalOf('too_large'));
  if (isProgressive && pixels > MAX_PIXELS_IN_PASSES) throw new Refused(refusalOf('too_large'));
  if (Math.min(width, height) < SHORTEST_SIDE) throw new Refused(refusalOf('too_small'));
}

/** Errors of the library concern the image; their text may quote it and is not passed on. */
async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    if (/pixel limit/i.test(said)) throw new Refused(refusalOf('too_large'));
    throw new Refused(refusalOf(/timeout/i.test(said) ? 'took_too_long' : 'damaged'));
  }
}

function grayOf(rgb: Uint8Array, width: number, height: number): GrayImage {
  const space = new Workspace();
  const [from, to] = [space.put(rgb), space.room(width * height)];
  kernels.brightness(from, width * height, to);
  return { width, height, data: space.bytes(to, width * height) };
}

/** What the library decodes: the file, without the parts that are not needed, or pixels that are decoded already. */
async function sourceOf(
  bytes: Uint8Array,
  budgetMs: number,
): Promise<{ source: Uint8Array; raw?: SharpOptions['raw'] }> {
  const format = imageFormat(bytes);
  if (format === 'png') return { source: plainPng(bytes) };
  if (format !== 'heif') return { source: bytes };
  const sides = { longestSide: LONGEST_SIDE, shortestSide: SHORTEST_SIDE };
  const { rgb, width, height } = await decodeHeif(bytes, sides, budgetMs);
  return { source: rgb, raw: { width, height, channels: 3 } };
}

/**
 * Decodes an image within limits that are checked before (bytes, format, sides, pixels) and during decoding (time).
 * Throws `Refused` with a message for the sender.
 */
export async function takeIn(image: Uint8Array | string, budgetMs: number): Promise<TakenImage> {
  const bytes = imageBytes(image);
  const { source, raw } = await sourceOf(bytes, budgetMs);
  const open = (): Sharp =>
    sharp(source, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1, ...(raw && { raw }) }).timeout({
      seconds: Math.max(1, Math.ceil(budgetMs / 1000)),
    });
  mustFit(await orDamaged(open().metadata()));
  const { data, info } = await orDamaged(
    open()
      .autoOrient()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height } = info;
  const rgb = info.channels === 3 ? data : tripled(data, width * height, info.channels);
  const jpeg = await orDamaged(
    sharp(rgb, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer(),
  );
  return { width, height, rgb, gray: grayOf(rgb, width, height), jpeg };
}

/** Expands a grayscale image to RGB. */
function tripled(data: Uint8Array, pixels: number, channels: number): Uint8Array {
  const rgb = new Uint8Array(pixels * 3);
  for (let at = 0; at < pixels; at++) rgb.fill(data[at * channels]!, at * 3, at * 3 + 3);
  return rgb;
}
