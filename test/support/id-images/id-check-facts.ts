import type { IdFields } from '@guest-screening/document-reader';
import type { ReadImage } from '#subgraphs/screening/booking/id-document/stored-reading.js';
import { decideIdCheck, type IdCheckFacts } from '#subgraphs/screening/screening/id-evidence/decide-id-check.js';

/** Data of a licence of the guest. */
export const CARD: IdFields = {
  firstName: 'MARIA',
  lastName: 'SPECIMEN',
  fullName: 'MARIA SPECIMEN',
  birthDate: '1990-04-12',
  expiryDate: '2034-04-12',
  documentNumber: 'D1234562',
  issuingCountry: 'USA',
};
/** Hashes of a picture unlike any other. */
let pictures = 0n;
export const unlike = () => {
  pictures++;
  const perceptualHash = ((pictures * 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn).toString(16).padStart(16, '0');
  return { perceptualHash, fineHash: perceptualHash.repeat(16) };
};
export const front: ReadImage = { step: 'front', kind: 'drivers', ...unlike(), reading: {} };
export const coded = (
  change: Partial<IdFields> = {},
  valid = true,
  kind: ReadImage['kind'] = 'drivers',
): ReadImage => ({
  step: 'back',
  kind,
  ...unlike(),
  reading: { barcode: { version: 9, fields: { ...CARD, ...change }, valid } },
});
export const zoned = (fields: IdFields, kind: ReadImage['kind'], format = 'TD1'): ReadImage => ({
  step: 'front',
  kind,
  ...unlike(),
  reading: { zone: { format, fields, valid: true } },
});

/** Decides on a valid licence of the guest, with what is changed. */
export const decide = (change: Partial<IdCheckFacts> = {}) =>
  decideIdCheck({
    kind: 'drivers',
    needed: ['front', 'back'],
    images: [front, coded()],
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
