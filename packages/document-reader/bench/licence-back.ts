import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import bwipjs from 'bwip-js/node';
import sharp, { type Sharp } from 'sharp';

// Cached: a lookup in the global object for every byte is slow under the test runner.
const { imul, max, min } = Math;

const CARD = { width: 1_200, height: 756 };

/** Positions of a card on the table: different in every photo. */
function placeOf(words: string) {
  const sum = [...words].reduce((all, sign) => imul(all ^ sign.charCodeAt(0), 0x01000193), 0x811c9dc5);
  const mixed = imul(sum ^ (sum >>> 15), 0x9e3779b1) >>> 0;
  return { left: 120 + ((mixed >>> 8) % 160), top: 160 + ((mixed >>> 20) % 120) };
}

/** The back of a licence with this text in its barcode, on a table, seen from above (1600×1200). */
export async function licenceBack(text: string): Promise<Buffer> {
  const code = await bwipjs.toBuffer({
    bcid: 'pdf417',
    text,
    columns: 13,
    eclevel: 3,
    scale: 3,
    rowheight: 3,
    paddingwidth: 8,
    paddingheight: 8,
    backgroundcolor: 'FFFFFF',
    binarytext: true,
  } as never);
  const fitted = await sharp(code).resize({ width: 1_040 }).png().toBuffer();
  const lines = ['CLASS: C', 'RESTRICTIONS: NONE', 'ENDORSEMENTS: NONE', 'A made-up card, of nobody.'];
  const words = lines.map(
    (line, n) => `<text x="70" y="${470 + n * 60}" font-size="34" font-family="sans-serif">${line}</text>`,
  );
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <rect width="100%" height="100%" rx="40" fill="#e9eef2"/><rect y="0" width="100%" height="60" fill="#333"/>${words.join('')}</svg>`;
  const drawn = await sharp(Buffer.from(card))
    .composite([{ input: fitted, left: 80, top: 100 }])
    .png()
    .toBuffer();
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#7a6a58' } })
    .composite([{ input: drawn, ...placeOf(text) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Distortions between the card and the service; `level` is 1 to 5, `seed` varies each. */
export const PERTURBATIONS: Record<string, (image: Sharp, level: number, seed: number) => Promise<Buffer>> = {
  rotation: (image, level, seed) =>
    image
      .rotate((seed % 2 ? 1 : -1) * (level * 7 + (seed % 5)), { background: '#7a6a58' })
      .jpeg()
      .toBuffer(),
  'quarter turns': (image, level, seed) =>
    image
      .rotate(90 * ((seed % 3) + 1))
      .jpeg({ quality: 95 - level })
      .toBuffer(),
  noise: async (image, level, seed) => noisy(image, level * 9, seed),
  blur: (image, level) =>
    image
      .blur(0.5 + level * 0.3)
      .jpeg()
      .toBuffer(),
  'low light': async (image, level, seed) =>
    noisy(sharp(await image.linear(1 / (1 + level * 0.9), 0).toBuffer()), 2 + level, seed),
  jpeg: (image, level) => image.jpeg({ quality: 70 - level * 12 }).toBuffer(),
  resolution: (image, level) =>
    image
      .resize({ width: 1_600 - level * 130 })
      .jpeg()
      .toBuffer(),
};

async function noisy(image: Sharp, sigma: number, seed: number): Promise<Buffer> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const random = randomFrom(seed + 1);
  for (let at = 0; at < data.length; at++) {
    const bell = random() + random() + random() - 1.5;
    data[at] = max(0, min(255, data[at]! + bell * 2 * sigma));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = (seed * 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The brightness of an image, as used by the readers. */
export async function greyOf(image: Buffer) {
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const SAMPLES = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

/** Positions of two people in the samples of the optional face models; their distance is 0.82. */
const PEOPLE = {
  one: { sample: 'sample1.jpg', left: 330, top: 240, width: 350, height: 440 },
  other: { sample: 'sample5.jpg', left: 316, top: 826, width: 293, height: 368 },
};

async function portrait(of: 'one' | 'other'): Promise<Sharp> {
  const { sample, ...place } = PEOPLE[of];
  return sharp(join(SAMPLES, sample)).extract(place);
}

/**
 * The face in front of a camera, from a different angle than on the document: tilted and slightly stretched (900 wide).
 */
export async function selfie(of: 'one' | 'other'): Promise<Buffer> {
  const seen = (await portrait(of)).resize({ width: 900 }).modulate({ brightness: 1.08 });
  const leaning = await seen.affine([1, 0.06, 0.03, 0.94], { background: '#999' }).toBuffer();
  return sharp(leaning).jpeg({ quality: 80 }).toBuffer();
}

/** The photo that is printed as the portrait (900 wide). */
export async function portraitItself(of: 'one' | 'other'): Promise<Buffer> {
  return (await portrait(of)).resize({ width: 900 }).jpeg({ quality: 88 }).toBuffer();
}

/** The front of a licence with a portrait and words, on a table (1600×1200). `words` make each image different. */
export async function licenceFront(words: string, of: 'one' | 'other' = 'one'): Promise<Buffer> {
  const face = await (await portrait(of)).resize({ width: 340 }).toBuffer();
  const lines = ['DRIVER LICENSE', words, 'CLASS C', 'A made-up card, of nobody.'];
  const text = lines.map(
    (line, n) => `<text x="480" y="${170 + n * 110}" font-size="46" font-family="sans-serif">${line}</text>`,
  );
  const stripes = [...words].map(
    (sign, n) =>
      `<rect x="${60 + n * 40}" y="640" width="26" height="${20 + (sign.charCodeAt(0) % 7) * 11}" fill="#246"/>`,
  );
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <rect width="100%" height="100%" rx="40" fill="#dfe8f4"/>
    <rect x="480" y="516" width="360" height="84" fill="#c2552f"/>${text.join('')}${stripes.join('')}</svg>`;
  const drawn = await sharp(Buffer.from(card))
    .composite([{ input: face, left: 70, top: 130 }])
    .png()
    .toBuffer();
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#7a6a58' } })
    .composite([{ input: drawn, ...placeOf(words) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}
