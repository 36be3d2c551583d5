import { bookingMismatch } from '#subgraphs/screening/booking/id-document/booking-mismatch.js';
import { decideIdCheck, type IdCheckFacts } from '#subgraphs/screening/screening/id-evidence/decide-id-check.js';
import type { IdFields, FaceReading, PrintReading } from '@guest-screening/document-reader';
import type { StoredReading, ReadImage } from '#subgraphs/screening/booking/id-document/stored-reading.js';
import { faultOf } from '#subgraphs/screening/portal/id-images/upload/fault-of.js';

const FIELDS: IdFields = {
  firstName: 'MARIA',
  lastName: 'SPECIMEN',
  fullName: 'MARIA SPECIMEN',
  birthDate: '1990-04-12',
  expiryDate: '2034-04-12',
  documentNumber: 'D1234562',
  issuingCountry: 'FRA',
};

/** A picture of a passport unlike any other, with the text read in it. */
const pictureOf = (step: ReadImage['step'], reading: StoredReading): ReadImage => ({
  step,
  kind: 'passport',
  perceptualHash: step === 'front' ? '00ff00ff00ff00ff' : 'f0f0f0f00f0f0f0f',
  fineHash: step === 'front' ? '0'.repeat(256) : 'f'.repeat(256),
  reading,
});
const zone = (fields: Partial<IdFields> = {}) => ({ format: 'TD3', fields: { ...FIELDS, ...fields }, valid: true });

const decide = (reading: StoredReading, change: Partial<IdCheckFacts> = {}) =>
  decideIdCheck({
    kind: 'passport',
    needed: ['front'],
    images: [pictureOf('front', reading)],
    guest: { fullName: 'Maria Specimen', birthDate: '1990-04-12' },
    checkOut: '2030-07-01',
    today: '2030-06-01',
    usedBefore: { image: false, document: false },
    faceDistance: null,
    selfieDeclined: false,
    movement: null,
    usedUp: [],
    ...change,
  });

test.each<[title: string, fields: Partial<IdFields>, findings: string[]]>([
  ['the specimen state', { issuingCountry: 'UTO', nationality: 'UTO' }, ['specimen_document']],
  ['the specimen nationality', { issuingCountry: 'FRA', nationality: 'UTO' }, ['specimen_document']],
  ['an unknown state', { issuingCountry: 'QQQ' }, ['unknown_state']],
  ['an unknown nationality', { nationality: 'ZZQ' }, ['unknown_state']],
  ['Germany', { issuingCountry: 'D', nationality: 'D' }, []],
  ['a refugee', { issuingCountry: 'CHE', nationality: 'XXB' }, []],
])('a passport of %s', (_title, fields, findings) =>
  expect(decide({ zone: zone(fields) })).toMatchObject({
    status: findings.length > 0 ? 'review' : 'passed',
    findings,
  }),
);

test.each([
  [{ lattice: 2.3, colour: 0.05 }, []],
  [{ lattice: 2.3 }, []],
  [{ lattice: 5, colour: 0.05 }, ['screen_capture']],
  [{ lattice: 1.9, colour: 0.004 }, ['photocopy']],
])('a front captured with %j: %j', (capture, findings) =>
  expect(decide({ zone: zone(), capture }).findings).toEqual(findings),
);

test('detects a selfie taken off a screen', () => {
  const images = [pictureOf('front', { zone: zone() }), pictureOf('selfie', { capture: { lattice: 6 } })];
  const found = decide({}, { needed: ['front', 'selfie'], images, faceDistance: 0.3 }).findings;
  expect(found).toEqual(['screen_capture']);
});

test('a clearly read MRZ with wrong check digits is a contradiction, not unreadable', () => {
  const unproved = { ...zone(), valid: false };
  expect(decide({ zone: { ...unproved, contradicts: true } })).toMatchObject({
    status: 'review',
    findings: ['zone_contradicts_itself'],
    identity: null,
  });
  expect(decide({ zone: unproved }).findings).toEqual(['not_readable']);
});

test('another birth date printed beside the MRZ is a contradiction', () => {
  const print: PrintReading = { layout: 'labelled', fields: { birthDate: '1971-01-30' }, dates: [] };
  expect(decide({ zone: zone(), print }).findings).toEqual(['zone_contradicts_itself']);
});

describe('requests a new front', () => {
  const ask = { step: 'front', kind: 'passport' } as const;
  const empty = { width: 900, height: 900, jpeg: new Uint8Array(), perceptualHash: '', fineHash: '', quality: [] };
  const none: FaceReading = { count: 0, height: 0, sharp: false, confidence: 0 };
  const unread = { format: 'TD3' as const, lines: ['P<QQQ', 'L898902C3<<<<'], fields: {}, valid: false, repaired: 0 };
  const portrait: FaceReading = { count: 1, height: 200, sharp: true, confidence: 0.9, drift: 0.02 };
  const reason = (reading: Partial<Parameters<typeof faultOf>[0]>) => faultOf({ ...empty, ...reading }, ask, 0)?.reason;

  test.each([
    ['prose', { rows: 16, faces: none }, 'no_document'],
    ['an animal', { rows: 3, faces: { ...none, count: 1, height: 300, confidence: 0.4 } }, 'no_document'],
    ['a wall', { rows: 0, faces: none }, 'no_document'],
    [
      'a portrait under a pattern',
      { rows: 6, faces: { ...portrait, confidence: 0.42, drift: 0.1 } },
      'lines_unreadable',
    ],
    ['unreadable lines beside a portrait', { rows: 6, faces: portrait }, 'lines_unreadable'],
    ['lines resembling an MRZ', { rows: 6, faces: none, zone: unread }, 'lines_unreadable'],
    ['no face detection', { rows: 6 }, 'lines_unreadable'],
    ['contradictory lines', { rows: 6, faces: none, zone: { ...unread, contradicts: true as const } }, undefined],
  ])('%s', (_title, reading, expected) => expect(reason(reading)).toBe(expected));
});

test.each([
  [[], null],
  [['face_unsure', 'name_differs'], 'name_differs'],
  [['birth_date_differs'], 'birth_date_differs'],
  [['not_the_guest'], 'not_the_guest'],
  [['name_differs', 'birth_date_differs'], 'not_the_guest'],
])('for the findings %j the guest sees %s', (findings, mismatch) => expect(bookingMismatch(findings)).toBe(mismatch));
