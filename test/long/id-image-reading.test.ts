import sharp, { type Sharp } from 'sharp';
import {
  closeIdImageReaders,
  idImageReaderPids,
  readIdImage,
} from '#subgraphs/screening/id-check/reading/read-id-image.js';
import type { IdImageReading, ImageRefusal } from '@guest-screening/document-reader';
import { built } from '../support/built.js';
import { drawDocuments, type DrawnDocument, type Wanted } from '../support/documents.js';

/** Reads the MRZ and the quality only. Faces and print, which are on the front, take seconds. */
const ASK = { step: 'back', kind: 'passport', faces: false } as const;
const FRONT = { step: 'front', kind: 'passport' } as const;
const BUDGET_MS = 60_000;

const WANTED: readonly Wanted[] = [
  { format: 'TD3', level: 'clean' },
  { format: 'TD3', level: 'easy' },
  { format: 'TD1', level: 'easy' },
  { format: 'TD2', level: 'medium' },
  { format: 'MRVA', level: 'easy' },
  { format: 'MRVB', level: 'clean', quarters: 2 },
  { format: 'TD3', level: 'easy', quarters: 1 },
  { format: 'TD3', level: 'clean', quarters: 3 },
  { format: 'IDFRA', level: 'easy' },
];
let documents: DrawnDocument[];
const passport = () => documents[0]!;

beforeAll(async () => {
  await built();
  documents = await drawDocuments(WANTED);
});
afterAll(closeIdImageReaders);

function asRead(answer: IdImageReading | ImageRefusal): IdImageReading {
  if ('error' in answer) throw new Error(answer.code);
  return answer;
}

const read = async (image: Uint8Array | string, ask: Parameters<typeof readIdImage>[1] = ASK) =>
  asRead(await readIdImage(image, ask, BUDGET_MS));

describe('MRZs of drawn documents', () => {
  test.each(WANTED.map((wanted, at) => ({ quarters: 0, ...wanted, at })))(
    'a $format, $level, turned by $quarters quarters, is read in full',
    async ({ format, at }) => {
      const { image, lines } = documents[at]!;
      const { zone } = await read(image);
      expect(zone).toMatchObject({ format, lines, valid: true });
    },
  );
});

test('puts the text of a passport into its fields', async () => {
  const { image, person } = passport();
  const { zone, jpeg, perceptualHash, quality } = await read(image.toString('base64'));
  expect(zone?.fields).toMatchObject({
    lastName: person.lastName,
    birthDate: person.birth.iso,
    expiryDate: person.expiry.iso,
    documentNumber: person.number,
    issuingCountry: person.state.replaceAll('<', ''),
  });
  expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
  expect(perceptualHash).toMatch(/^[0-9a-f]{16}$/);
  expect(quality).toEqual([]);
});

test('two readings of one document have similar picture hashes', async () => {
  const { image } = passport();
  const copy = await sharp(image).resize(1_100).jpeg({ quality: 60 }).toBuffer();
  expect((await read(copy)).perceptualHash).toBe((await read(image)).perceptualHash);
});

test('does not search a selfie for an MRZ', async () => {
  const { image } = passport();
  expect((await read(image, { step: 'selfie', kind: 'passport' })).zone).toBeUndefined();
});

describe('picture defects', () => {
  const findings = async (image: Uint8Array) =>
    (await read(image)).quality.map(({ code, unusable }) => [code, unusable]);
  const document = () => sharp(passport().image);
  const jpeg = async (picture: Sharp) => findings(await picture.jpeg().toBuffer());

  test('black and white pictures are unusable', async () => {
    const plain = (shade: number) =>
      sharp({ create: { width: 900, height: 700, channels: 3, background: { r: shade, g: shade, b: shade } } });
    expect(await jpeg(plain(3))).toEqual([['darkness', true]]);
    expect(await jpeg(plain(255))).toEqual([['empty', true]]);
  });

  test('darkness', async () => expect(await jpeg(document().linear(0.25, 0))).toEqual([['darkness', false]]));
  test('blur', async () => expect(await jpeg(document().blur(6))).toContainEqual(['blur', expect.any(Boolean)]));
  test('few pixels', async () =>
    expect(await jpeg(document().resize({ height: 500 }))).toContainEqual(['resolution', false]));

  test('glare', async () => {
    const spot =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="180" fill="#fff"/></svg>';
    const lit = document().composite([{ input: Buffer.from(spot), left: 600, top: 500 }]);
    expect(await jpeg(lit)).toContainEqual(['glare', false]);
  });

  test('text cut off at the border', async () => {
    const image = document();
    const { width, height } = await image.metadata();
    const part = image.extract({ left: Math.round(width * 0.3), top: 0, width: Math.round(width * 0.7), height });
    expect(await jpeg(part)).toContainEqual(['cropping', false]);
  });
});

describe('pictures without a document are answered in bounded time', () => {
  const asSvg = (text: string, size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><rect width="1200" height="1600" fill="#fff"/>${text
      .repeat(40)
      .split('|')
      .map((line, row) => `<text x="80" y="${100 + row * 36}" font-size="${size}">${line}</text>`)
      .join('')}</svg>`;
  const page = () =>
    sharp(Buffer.from(asSvg('It was a fine day on the harbour, and nobody went|', 26)))
      .jpeg()
      .toBuffer();
  const noise = () =>
    sharp({
      create: {
        width: 1_500,
        height: 1_100,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();

  test.each([
    ['a page of a book', page],
    ['noise', noise],
  ])('%s has no trusted MRZ', async (_, image) => {
    const { zone } = await read(await image());
    expect(zone?.valid ?? false).toBe(false);
  });

  test('reads one MRZ if a picture shows two documents', async () => {
    const both = [documents[0]!, documents[2]!];
    const [upper, lower] = await Promise.all(both.map(({ image }) => sharp(image).resize({ width: 1_400 }).toBuffer()));
    const height = (await sharp(upper).metadata()).height!;
    const pair = sharp(upper)
      .extend({ bottom: 1_100 })
      .composite([{ input: lower!, left: 0, top: height }]);
    const { zone } = await read(await pair.jpeg().toBuffer());
    expect(zone?.valid).toBe(true);
    expect(both.map(({ lines }) => lines)).toContainEqual(zone?.lines);
  });

  test.each([
    ['words', Buffer.from('no picture'), 'not_an_image'],
    ['20 MB', Buffer.alloc(20e6), 'too_large'],
    ['28 MB of base64', 'A'.repeat(28e6), 'too_large'],
  ])('%s: refused with a message', async (_, image, code) => {
    expect(await readIdImage(image, ASK)).toEqual({ code, error: expect.stringMatching(/^[A-Z].*\.$/) });
  });
});

test('reads a screenshot of a document like a photo of it', async () => {
  const { image, lines } = passport();
  const bar = { top: 130, bottom: 90, background: '#222' };
  const shot = await sharp(image).resize({ width: 1_170 }).extend(bar).png().toBuffer();
  expect((await read(shot)).zone).toMatchObject({ lines, valid: true });
});

test('reads a document rotated by 45 degrees', async () => {
  const { image, lines } = passport();
  const leaning = await sharp(image).rotate(38, { background: '#665544' }).jpeg().toBuffer();
  expect((await read(leaning)).zone).toMatchObject({ lines, valid: true });
});

const killReaders = () => {
  for (const pid of idImageReaderPids()) process.kill(pid, 'SIGSEGV');
};

test('retries a picture with another reader if its reader is killed', async () => {
  const { image } = passport();
  await read(image, FRONT);
  const running = readIdImage(image, FRONT, BUDGET_MS);
  killReaders();
  expect(await running).toMatchObject({ zone: { valid: true } });
});

test('a picture that crashes readers repeatedly affects no other picture', async () => {
  const { image } = passport();
  await read(image);
  const running = readIdImage(image, ASK, BUDGET_MS);
  const killing = setInterval(killReaders, 5);
  expect(await running.finally(() => clearInterval(killing))).toMatchObject({ code: 'damaged' });
  expect((await read(image)).zone?.valid).toBe(true);
});

const black = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer();

test('does not run the models on a blank picture', async () => {
  await closeIdImageReaders();
  const { quality, faces, print } = await read(await black(), FRONT);
  expect(quality).toContainEqual(expect.objectContaining({ code: 'darkness', unusable: true }));
  expect({ faces, print, processes: idImageReaderPids().length }).toEqual({ processes: 1 });
});

test('refuses one more picture when the queue is full, and reads the queued ones', async () => {
  const quick = await black();
  const many = await Promise.allSettled(Array.from({ length: 40 }, () => readIdImage(quick, ASK, 120_000)));
  const refused = many.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(10);
  for (const each of refused) expect(each).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  for (const each of many) if (each.status === 'fulfilled') expect(each.value).toHaveProperty('perceptualHash');
});
