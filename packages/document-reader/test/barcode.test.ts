import sharp from 'sharp';
import { readBarcode } from '../src/barcode/read-barcode.js';
import { PERTURBATIONS, greyOf, licenceBack } from '../bench/licence-back.js';
import { HOLDER, licenceText } from '../bench/licence-text.js';

const LONG = 400_000;

const numberOf = (level: number) => `D100000${level}`;

// One image of each kind and level here; docs/benchmarks/id-check.md has the figures of the whole grid.
test.each(Object.keys(PERTURBATIONS).flatMap((name) => [1, 4].map((level) => [name, level] as const)))(
  'a licence is read under %s at level %i',
  async (name, level) => {
    const number = numberOf(level);
    const drawn = await licenceBack(licenceText({ ...HOLDER, number }));
    const seen = await PERTURBATIONS[name]!(sharp(drawn), level, level);
    const reading = await readBarcode(await greyOf(seen), LONG);
    expect(reading).toMatchObject({
      valid: true,
      version: 9,
      fields: { documentNumber: number, lastName: 'SPECIMEN' },
    });
  },
  LONG,
);

test(
  'pictures without a code give none, in bounded time',
  async () => {
    const noise = await sharp({
      create: {
        width: 1_600,
        height: 1_200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const lines = Array.from(
      { length: 40 },
      (_, n) => `<text x="60" y="${60 + n * 28}" font-size="22">${'words of a page in a book '.repeat(4)}</text>`,
    );
    const page = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`,
      ),
    )
      .png()
      .toBuffer();
    const blank = { data: new Uint8Array(640 * 480).fill(200), width: 640, height: 480 };
    for (const image of [await greyOf(noise), await greyOf(page), blank]) {
      const startedAt = performance.now();
      expect(await readBarcode(image, 3_000)).toBeUndefined();
      expect(performance.now() - startedAt).toBeLessThan(15_000);
    }
  },
  LONG,
);

test(
  'a code that holds something else is no licence',
  async () => {
    const drawn = await licenceBack('M1SPECIMEN/MARIA      EABC123 DENSFO 0123 123Y012A0001 100');
    expect(await readBarcode(await greyOf(drawn), 3_000)).toBeUndefined();
  },
  LONG,
);
