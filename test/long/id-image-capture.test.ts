import sharp from 'sharp';
import { isColourless, isOfScreen } from '@guest-screening/document-reader';
import { closeIdImageReaders, readIdImage } from '#subgraphs/screening/id-check/reading/read-id-image.js';
import { faultOf } from '#subgraphs/screening/portal/id-images/upload/fault-of.js';
import { built } from '../support/built.js';
import { drawDocuments, type DrawnDocument, type Wanted } from '../support/documents.js';

const ASK = { step: 'front', kind: 'passport' } as const;
const BUDGET_MS = 60_000;

const CAPTURED: readonly (Wanted & { screen: boolean; grey: boolean })[] = [
  { format: 'TD3', level: 'clean', screen: false, grey: false },
  { format: 'TD2', level: 'easy', screen: false, grey: false },
  { format: 'AMERICAN', level: 'medium', screen: false, grey: false },
  { format: 'TD3', level: 'clean', shown: 'screen', screen: true, grey: false },
  { format: 'TD2', level: 'easy', shown: 'screen', screen: true, grey: false },
  { format: 'EUROPEAN', level: 'easy', shown: 'copy', screen: false, grey: true },
  { format: 'TD3', level: 'medium', shown: 'copy', screen: false, grey: true },
];
const ALTERED: readonly Wanted[] = [
  { format: 'TD3', level: 'clean', alter: 'digit' },
  { format: 'TD1', level: 'easy', alter: 'birth' },
];
let documents: DrawnDocument[];

beforeAll(async () => {
  await built();
  documents = await drawDocuments([...CAPTURED, ...ALTERED]);
});
afterAll(closeIdImageReaders);

/** A back is read without print, which takes seconds. */
async function read(image: Uint8Array, step: 'front' | 'back' = 'back') {
  const reading = await readIdImage(image, { ...ASK, step, faces: false }, BUDGET_MS);
  if ('error' in reading) throw new Error(reading.code);
  return reading;
}

const isShown = async (image: Uint8Array) => isOfScreen((await read(image)).capture!);

/** Colour is measured on the front only. */
async function told(image: Uint8Array) {
  const { capture } = await read(image, 'front');
  return { screen: isOfScreen(capture!), grey: isColourless(capture!) };
}

test.each(CAPTURED.map((wanted, at) => ({ shown: 'itself', ...wanted, at })))(
  'a $format, $level, photographed as $shown: screen $screen, without colour $grey',
  async ({ at, screen, grey }) => expect(await told(documents[at]!.image)).toEqual({ screen, grey }),
);

/** A grid of dark lines, as in a photo of a screen: so many pixels apart. */
async function gridded(image: Buffer, apart: number): Promise<Buffer> {
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${apart * 20}" height="${apart * 20}">${Array.from(
    { length: 20 },
    (_, n) =>
      `<path d="M${n * apart} 0v${apart * 20}M0 ${n * apart}h${apart * 20}" stroke="#000" stroke-opacity="0.25"/>`,
  ).join('')}</svg>`;
  return sharp(image)
    .composite([{ input: Buffer.from(lines), tile: true }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

test.each([3, 5])('detects a grid of lines %i pixels apart, straight or rotated', async (apart) => {
  const grid = await gridded(documents[1]!.image, apart);
  expect(await isShown(grid)).toBe(true);
  const turned = await sharp(grid).rotate(4, { background: '#111' }).jpeg({ quality: 80 }).toBuffer();
  expect(await isShown(turned)).toBe(true);
});

test('strong compression removes the traces of a screen', async () => {
  const { image } = documents[1]!;
  expect(await isShown(await sharp(image).jpeg({ quality: 30 }).toBuffer())).toBe(false);
});

test('light that tints a grayscale copy does not make it a colour one', async () => {
  const { image } = documents[CAPTURED.length - 1]!;
  const tinted = await sharp(image).linear([1, 0.9, 0.7], [0, 0, 0]).jpeg({ quality: 90 }).toBuffer();
  expect(await told(tinted)).toMatchObject({ grey: true });
});

describe('an MRZ with one altered digit', () => {
  test.each(ALTERED.map((wanted, at) => ({ ...wanted, at: CAPTURED.length + at })))(
    '$alter of a $format, $level, contradicts itself, and no better picture is requested',
    async ({ at }) => {
      const reading = await read(documents[at]!.image);
      expect(reading.zone).toMatchObject({ valid: false, contradicts: true, lines: documents[at]!.lines });
      expect(faultOf(reading, ASK, 0)).toBeNull();
    },
  );

  test('a consistent MRZ does not', async () => {
    expect((await read(documents[0]!.image)).zone).not.toHaveProperty('contradicts');
  });
});

describe('pictures without a document', () => {
  const WORDS = 'it was a fine day on the harbour and nobody went home early because of all the ships that came'.split(
    ' ',
  );
  const prose = (rows: number) => {
    const text = Array.from({ length: rows }, (_, row) => {
      const words = Array.from({ length: 9 }, (_word, n) => WORDS[(row * 7 + n * (row + 3)) % WORDS.length]).join(' ');
      return `<text x="90" y="${140 + (row * 760) / rows}" font-size="34" font-family="serif">${words}</text>`;
    });
    return sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1000"><rect width="1400" height="1000" fill="#fbf8ee"/>${text.join('')}</svg>`,
      ),
    )
      .jpeg()
      .toBuffer();
  };
  /** A dog as a child draws it: two eyes, a nose, ears and fur. */
  const dog = () => {
    const fur = Array.from({ length: 400 }, (_, n) => {
      const [x, y] = [300 + ((n * 97) % 800), 150 + ((n * 61) % 700)];
      return `<path d="M${x} ${y}l${(n % 7) - 3} ${14 + (n % 9)}" stroke="#6b4a2b" stroke-width="3"/>`;
    });
    return sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1000"><rect width="1400" height="1000" fill="#8fae6a"/><ellipse cx="700" cy="520" rx="380" ry="400" fill="#a97b4c"/><ellipse cx="380" cy="430" rx="110" ry="260" fill="#7a5531"/><ellipse cx="1020" cy="430" rx="110" ry="260" fill="#7a5531"/>${fur.join('')}<circle cx="570" cy="430" r="42" fill="#111"/><circle cx="830" cy="430" r="42" fill="#111"/><ellipse cx="700" cy="640" rx="85" ry="60" fill="#111"/><path d="M700 700v60q-70 60-140 10M700 760q70 60 140 10" stroke="#111" stroke-width="12" fill="none"/></svg>`,
      ),
    )
      .jpeg()
      .toBuffer();
  };

  test.each([
    ['a page of prose', () => prose(16)],
    ['a few lines of prose', () => prose(5)],
    ['an animal', dog],
  ])('%s is not a document', async (_title, draw) => {
    const reading = await readIdImage(await draw(), ASK, BUDGET_MS);
    if ('error' in reading) throw new Error(reading.code);
    expect(faultOf(reading, ASK, 0)?.reason).toBe('no_document');
  });

  test('an animal is not a selfie', async () => {
    const ask = { step: 'selfie', kind: 'passport' } as const;
    const reading = await readIdImage(await dog(), ask, BUDGET_MS);
    if ('error' in reading) throw new Error(reading.code);
    expect(['no_face', 'face_unclear']).toContain(faultOf(reading, ask, 0)?.reason);
  });
});
