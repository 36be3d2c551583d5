import sharp, { type Sharp } from 'sharp';
import { printContradicts } from '#subgraphs/screening/screening/id-evidence/print-contradicts.js';
import { closeIdImageReaders, readIdImage } from '#subgraphs/screening/id-check/reading/read-id-image.js';
import { type IdDocumentKind, longRows, mayBeDocument, printedDates } from '@guest-screening/document-reader';
import { built } from '../support/built.js';
import { drawDocuments, type DrawnDocument, type Wanted } from '../support/documents.js';

const BUDGET_MS = 90_000;
const LONG = 400_000;
const TODAY = '2026-06-01';

const WANTED: readonly Wanted[] = [
  { format: 'EUROPEAN', level: 'clean' },
  { format: 'EUROPEAN', level: 'easy' },
  { format: 'EUROPEAN', level: 'easy', quarters: 2 },
  { format: 'EUROPEAN', level: 'easy', quarters: 1 },
  { format: 'EUROPEAN', level: 'medium' },
  { format: 'AMERICAN', level: 'easy' },
  { format: 'TD3', level: 'easy' },
  { format: 'TD2', level: 'medium' },
  { format: 'TD3', level: 'easy', forged: true },
];
let documents: DrawnDocument[];

beforeAll(async () => {
  await built();
  documents = await drawDocuments(WANTED);
}, 300_000);
afterAll(closeIdImageReaders);

async function readOf(at: number, kind: IdDocumentKind) {
  const answer = await readIdImage(documents[at]!.image, { step: 'front', kind, faces: false }, BUDGET_MS);
  if ('error' in answer) throw new Error(answer.code);
  return { ...answer, print: answer.print! };
}

const fieldsOf = ({ person }: DrawnDocument) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  birthDate: person.birth.iso,
  expiryDate: person.expiry.iso,
});

test.each(WANTED.slice(0, 5).map((wanted, at) => ({ quarters: 0, ...wanted, at })))(
  'the front of a European licence, $level, turned by $quarters quarters: names, birth and end',
  async ({ at }) => {
    const { print } = await readOf(at, 'drivers');
    expect(print).toMatchObject({ layout: 'european', fields: fieldsOf(documents[at]!) });
  },
  LONG,
);

test.each([
  ['an American licence', 5, 'drivers'],
  ['a passport', 6, 'passport'],
  ['an identity card', 7, 'id'],
] as const)(
  'the print of %s matches its own data, and contradicts another person’s',
  async (_title, at, kind) => {
    const { print } = await readOf(at, kind);
    const { birthDate, expiryDate } = fieldsOf(documents[at]!);
    const means = print.dates.flatMap((date) => date.means);
    expect(means).toEqual(expect.arrayContaining([birthDate, expiryDate]));
    expect(printContradicts(print, fieldsOf(documents[at]!), TODAY)).toBe(false);
    expect(printContradicts(print, fieldsOf(documents[1]!), TODAY)).toBe(true);
  },
  LONG,
);

test(
  'a passport printed with another person contradicts its MRZ',
  async () => {
    const { zone, print } = await readOf(8, 'passport');
    expect(zone?.valid).toBe(true);
    expect(printContradicts(print, zone!.fields, TODAY)).toBe(true);
  },
  LONG,
);

test('reads no print on a back or a selfie', async () => {
  for (const step of ['back', 'selfie'] as const)
    expect(
      await readIdImage(documents[0]!.image, { step, kind: 'drivers', faces: false }, BUDGET_MS),
    ).not.toHaveProperty('print');
});

/** A page of 44 rows of dark marks, each the size of a letter. */
function pageOfText(): Promise<Buffer> {
  const marks = Array.from({ length: 44 * 50 }, (_, n) => {
    const [row, place] = [Math.floor(n / 50), n % 50];
    const left = 80 + place * 20 + ((row * 7) % 20);
    return n % 7 === 3 ? '' : `<rect x="${left}" y="${80 + row * 33}" width="${5 + (n % 8)}" height="15"/>`;
  });
  const paper = '<rect width="1200" height="1600" fill="#fdfbf5"/>';
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600">${paper}${marks.join('')}</svg>`;
  return sharp(Buffer.from(page)).jpeg().toBuffer();
}

test('tells a page of text from documents, in any orientation', async () => {
  const isPage = async (picture: Sharp) => {
    const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
    return !mayBeDocument(longRows({ width: info.width, height: info.height, data }));
  };
  for (const { image } of documents) expect(await isPage(sharp(image))).toBe(false);
  const page = await pageOfText();
  for (const degrees of [0, 7, 90])
    expect(await isPage(sharp(page).rotate(degrees, { background: '#543' }))).toBe(true);
});

test.each([
  ['3. 12.08.1990 NORTHPORT', [['1990-08-12', '1990-12-08']]],
  ['4b. 31-01-2035', [['2035-01-31']]],
  ['1990-08-12', [['1990-08-12']]],
  ['12 AUG 1990', [['1990-08-12']]],
  ['12 Aug/Aout 1990 F', [['1990-08-12']]],
  [
    '4a. 01.02.2020 4b. 01.02.2030',
    [
      ['2020-02-01', '2020-01-02'],
      ['2030-02-01', '2030-01-02'],
    ],
  ],
  ['31.02.1990', []],
  ['99.99.9999', []],
  ['12.08.90', []],
  ['112.08.19905', []],
  ['12.08-1990', []],
])('%s means %j', (text, means) => {
  expect(printedDates(text).map((date) => date.means)).toEqual(means);
});
