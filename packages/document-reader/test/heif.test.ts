import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { Refused } from '../src/intake/refused.js';
import { takeIn, type TakenImage } from '../src/intake/take-in.js';
import { QUARTERS, heifFile } from './heif-file.js';

const LIMIT_MS = 30_000;
const BLUE = [34, 34, 153];
const RED = [204, 34, 34];

/** 4,992 by 4,992 pixels of one color, by `heif-enc`. */
const FLAT = readFileSync(new URL('flat.heic', import.meta.url));

const isLike = (seen: number[], color: number[]) => seen.every((value, at) => Math.abs(value - color[at]!) < 12);

/** Which corner, clockwise from the upper left one, has this color. */
function cornerOf({ width, height, rgb }: TakenImage, color: number[]): number {
  const places = [[1, 1], [3, 1], [3, 3], [1, 3]]; // prettier-ignore
  return places.findIndex(([x, y]) => {
    const at = 3 * (Math.floor((y! * height) / 4) * width + Math.floor((x! * width) / 4));
    return isLike([...rgb.subarray(at, at + 3)], color);
  });
}

const looks = (image: TakenImage) => [image.width, image.height, cornerOf(image, RED), cornerOf(image, BLUE)];

test('a HEIC is decoded upright, by its own rotation, from one image and from tiles', async () => {
  expect(looks(await takeIn(QUARTERS, LIMIT_MS))).toEqual([480, 320, 0, 2]);
  expect(looks(await takeIn(heifFile({ width: 480, height: 320, turns: 1 }), LIMIT_MS))).toEqual([320, 480, 3, 1]);
  const tiled = heifFile({ width: 900, height: 600, grid: { columns: 2, rows: 2 } });
  const taken = await takeIn(tiled, LIMIT_MS);
  expect([taken.width, taken.height, (await sharp(taken.jpeg).metadata()).format]).toEqual([900, 600, 'jpeg']);
});

const bomb = { coded: FLAT, tile: { width: 4_992, height: 4_992 } };
const brand = (name: string) => Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0${name}isom`, 'latin1');

test.each([
  ['without an image', () => brand('heic'), 'damaged'],
  ['of a video', () => brand('mp42'), 'format_not_supported'],
  ['of AV1', () => sharp({ create: { width: 400, height: 400, channels: 3, background: '#7a8' } }).avif().toBuffer(), 'format_not_supported'], // prettier-ignore
  ['cut off in the image', () => QUARTERS.subarray(0, -20), 'damaged'],
  ['cut off in its boxes', () => QUARTERS.subarray(0, 200), 'damaged'],
  ['of 60,000 pixels a side', () => heifFile({ width: 60_000, height: 60_000 }), 'too_large'],
  ['of 26 megapixels', () => heifFile({ width: 5_200, height: 5_000 }), 'too_large'],
  ['of 200 pixels', () => heifFile({ width: 200, height: 300 }), 'too_small'],
  ['that hides 25 megapixels', () => heifFile({ width: 480, height: 320, coded: FLAT }), 'too_large'],
  ['of 256 tiles of 25 megapixels', () => heifFile({ width: 960, height: 640, ...bomb, grid: { columns: 16, rows: 16 } }), 'too_large'], // prettier-ignore
  ['of 10,000 tiles', () => heifFile({ width: 960, height: 640, grid: { columns: 100, rows: 100 } }), 'too_large'],
])('a HEIF file %s is refused within bounds', async (_title, file, code) => {
  const bytes = await file();
  const [started, memory] = [performance.now(), process.memoryUsage.rss()];
  const refused = await takeIn(bytes, LIMIT_MS).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect((refused as Refused).refusal.code).toBe(code);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(process.memoryUsage.rss() - memory).toBeLessThan(300e6);
});

test('decoding ends with its time', async () => {
  const refused = await takeIn(FLAT, 100).catch((error: unknown) => error);
  expect((refused as Refused).refusal.code).toBe('took_too_long');
});
