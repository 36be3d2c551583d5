import type { ChipFault, FaceReading, IdFields, MobileLicenceFault } from '@guest-screening/document-reader';
import { hasDigitalOf } from '#subgraphs/screening/booking/id-document/digital-of.js';
import { neededSteps } from '#subgraphs/screening/booking/id-document/needed-steps.js';
import { faceDistanceOf } from '#subgraphs/screening/booking/id-document/read-images.js';
import type {
  ReadImage,
  StoredChip,
  StoredMobileLicence,
} from '#subgraphs/screening/booking/id-document/stored-reading.js';
import type { IdCheckFacts } from '#subgraphs/screening/screening/id-evidence/decide-id-check.js';
import { CARD, coded, decide, front, unlike, zoned } from '../support/id-images/id-check-facts.js';
import { screens } from './screening-signals.js';

describe('a chip', () => {
  const PROVED: StoredChip = { proved: ['signature', 'signer', 'dg1', 'dg2'], faults: [], signerCountry: 'US' };
  const chipped = (chip: Partial<StoredChip> = {}, fields: IdFields = CARD): ReadImage => ({
    step: 'chip',
    kind: 'passport',
    perceptualHash: '0'.repeat(16),
    fineHash: null,
    reading: { zone: { format: 'TD3', fields, valid: true }, chip: { ...PROVED, ...chip } },
  });
  const selfieOf = (): ReadImage => ({ step: 'selfie', kind: 'passport', ...unlike(), reading: {} });
  const decideChip = (chip: ReadImage, change: Partial<IdCheckFacts> = {}) =>
    decide({ kind: 'passport', needed: ['selfie'], images: [chip, selfieOf()], faceDistance: 0.3, ...change });

  test('that is genuine passes with a matching selfie, and its data is the holder’s', () => {
    expect(decideChip(chipped())).toMatchObject({
      status: 'passed',
      findings: [],
      identity: { documentType: 'passport' },
    });
    expect(decideChip(chipped(), { faceDistance: 0.7 })).toMatchObject({
      status: 'review',
      findings: ['face_differs'],
    });
    expect(decideChip(chipped(), { images: [chipped()] })).toMatchObject({ status: 'waiting', missing: ['selfie'] });
  });

  test.each<[ChipFault[], string[]]>([
    [['signature'], ['chip_not_genuine']],
    [['hash_dg1', 'hash_dg2'], ['chip_not_genuine']],
    [['hash_dg11'], ['chip_not_genuine']],
    [['no_sod'], ['chip_not_verified']],
    [['algorithm_unsupported'], ['chip_not_verified']],
    [['untrusted_signer'], ['chip_signer_untrusted']],
    [
      ['expired_signer', 'algorithm_weak'],
      ['chip_signer_expired', 'chip_algorithm_weak'],
    ],
    [['dg2_unreadable'], []],
  ])('with the faults %j has the findings %j', (faults, findings) => {
    expect(decideChip(chipped({ faults })).findings).toEqual(findings);
  });

  test.each([
    ['USA', 'US', []],
    ['D', 'DE', []],
    ['GBO', 'GB', []],
    ['CHN', 'HK', []],
    ['UNO', 'UN', []],
    ['USA', 'FR', ['chip_other_state']],
    ['D', 'DK', ['chip_other_state']],
  ])('of %s signed by %s has the findings %j', (issuingCountry, signerCountry, findings) => {
    expect(decideChip(chipped({ signerCountry }, { ...CARD, issuingCountry })).findings).toEqual(findings);
  });

  test('counts before a picture, which may contradict it', () => {
    const front = zoned({ ...CARD, documentNumber: 'X99' }, 'passport', 'TD3');
    const decision = decideChip(chipped(), { images: [front, chipped(), selfieOf()] });
    expect(decision).toMatchObject({ status: 'review', findings: ['zones_differ'] });
    expect(decision.identity?.documentNumber).toBe('D1234562');
  });

  test('does not count for another kind of document', () => {
    const decision = decideChip(chipped({ faults: ['signature'] }), {
      kind: 'drivers',
      needed: ['front', 'back'],
      images: [chipped({ faults: ['signature'] }), front, coded()],
    });
    expect(decision).toMatchObject({ status: 'passed', findings: [] });
  });

  test('takes the place of all sides, and needs a selfie where a passport does', () => {
    expect(neededSteps('id', screens(), true, true)).toEqual(['selfie']);
    expect(neededSteps('id', screens(), true)).toEqual(['front', 'back']);
    expect(neededSteps('passport', screens('IDVerification'), true, true)).toEqual(['selfie']);
    expect(neededSteps('passport', screens('IDCollection'), true, true)).toEqual([]);
    expect(neededSteps('passport', screens(), false, true)).toEqual([]);
  });

  test('has the portrait that a selfie is compared with, if it has one', () => {
    const faces = (at: number): FaceReading => ({
      count: 1,
      height: 300,
      sharp: true,
      descriptor: Array.from({ length: 128 }, (_, n) => (n === 0 ? at : 0)),
    });
    const shown = (image: ReadImage, at: number): ReadImage => ({
      ...image,
      reading: { ...image.reading, faces: faces(at) },
    });
    const [selfie, page] = [shown(selfieOf(), 0), shown({ ...front, kind: 'passport' }, 0.9)];
    expect(faceDistanceOf([page, shown(chipped(), 0.3), selfie], 'passport')).toBeCloseTo(0.3);
    expect(faceDistanceOf([page, chipped(), selfie], 'passport')).toBeCloseTo(0.9);
  });

  test('of another kind of document has no portrait that counts', () => {
    const faces: FaceReading = { count: 1, height: 300, sharp: true, descriptor: Array<number>(128).fill(0) };
    const [chip, selfie] = [chipped(), selfieOf()].map((image) => ({ ...image, reading: { ...image.reading, faces } }));
    expect(faceDistanceOf([chip!, selfie!], 'passport')).toBe(0);
    expect(faceDistanceOf([chip!, selfie!], 'drivers')).toBeNull();
  });
});

describe('a mobile licence', () => {
  const FIELDS = {
    firstName: 'Maria',
    lastName: 'Garcia',
    birthDate: CARD.birthDate!,
    documentNumber: 'D1',
    issuingCountry: 'USA',
  };
  const PROVED: StoredMobileLicence = {
    proved: ['signature', 'signer', 'validity', 'portrait'],
    faults: [],
    fields: FIELDS,
  };
  const licenceOf = (change: Partial<StoredMobileLicence> = {}): ReadImage => ({
    step: 'mobile_licence',
    kind: 'drivers',
    perceptualHash: '0'.repeat(16),
    fineHash: null,
    reading: { mobileLicence: { ...PROVED, ...change } },
  });
  const selfie: ReadImage = { step: 'selfie', kind: 'drivers', ...unlike(), reading: {} };
  const decideLicence = (licence: ReadImage) =>
    decide({
      kind: 'drivers',
      needed: ['selfie'],
      images: [licence, selfie],
      faceDistance: 0.3,
      guest: { fullName: 'Maria Garcia', birthDate: CARD.birthDate! },
    });

  test('that is genuine passes with a matching selfie', () => {
    const { status, findings, identity } = decideLicence(licenceOf({ signerCountry: 'US' }));
    expect([status, findings, identity]).toEqual(['passed', [], { ...FIELDS, documentType: 'drivers' }]);
  });

  test.each<[MobileLicenceFault[], string[]]>([
    [['digest_birth_date', 'digest_other'], ['licence_not_genuine']],
    [['other_document_type'], ['licence_not_genuine']],
    [['algorithm_unsupported'], ['licence_not_verified']],
    [['element_unreadable'], ['licence_not_verified']],
    [['untrusted_signer'], ['licence_signer_untrusted']],
    [
      ['expired_signer', 'algorithm_weak'],
      ['licence_signer_expired', 'licence_algorithm_weak'],
    ],
    [['other_jurisdiction'], ['licence_other_issuer']],
    [['outside_validity'], ['licence_outdated']],
    [['no_birth_date', 'no_portrait'], ['licence_incomplete']],
    [['device_signature'], ['licence_device_unproved']],
    [['no_device_signature'], ['licence_device_unproved']],
  ])('with the faults %j has the findings %j, and does not pass', (faults, findings) => {
    expect(decideLicence(licenceOf({ faults }))).toMatchObject({ status: 'review', findings });
  });

  test('whose signature does not match tells nothing about its holder', () => {
    const decision = decideLicence(licenceOf({ faults: ['signature'], fields: {} }));
    expect(decision).toMatchObject({
      status: 'review',
      findings: ['licence_not_genuine'],
      identity: null,
    });
  });

  test.each<[MobileLicenceFault, string]>([
    ['untrusted_signer', 'licence_signer_untrusted'],
    ['expired_signer', 'licence_signer_expired'],
    ['digest_birth_date', 'licence_not_genuine'],
  ])('of someone else, with the fault %s, goes to a person: its content decides nothing', (fault, finding) => {
    const other = {
      ...FIELDS,
      firstName: 'Peter',
      lastName: 'Jones',
      birthDate: '1955-01-01',
      expiryDate: '2001-01-01',
    };
    expect(decideLicence(licenceOf({ faults: [fault], fields: other }))).toMatchObject({
      status: 'review',
      findings: ['licence_outdated', 'name_differs', 'birth_date_differs', finding],
    });
    expect(decideLicence(licenceOf({ faults: ['no_device_signature'], fields: other }))).toMatchObject({
      status: 'failed',
    });
  });

  test('that nobody trusted signed gives way to a valid barcode', () => {
    const back: ReadImage = {
      step: 'back',
      kind: 'drivers',
      ...unlike(),
      reading: { barcode: { version: 10, card: 'DL', fields: FIELDS, valid: true } },
    };
    const { identity, findings } = decide({
      kind: 'drivers',
      needed: ['selfie'],
      images: [licenceOf({ faults: ['untrusted_signer'], fields: { ...FIELDS, documentNumber: 'D9' } }), back, selfie],
      faceDistance: 0.3,
      guest: { fullName: 'Maria Garcia', birthDate: CARD.birthDate! },
    });
    expect([identity!.documentNumber, findings]).toEqual(['D1', ['licence_signer_untrusted']]);
  });

  test('signed by another country is a finding', () => {
    expect(decideLicence(licenceOf({ signerCountry: 'CA' })).findings).toEqual(['licence_other_issuer']);
  });

  test('contradicted by a picture of the licence is a finding', () => {
    const back: ReadImage = {
      step: 'back',
      kind: 'drivers',
      ...unlike(),
      reading: { barcode: { version: 10, card: 'DL', fields: { ...FIELDS, documentNumber: 'D2' }, valid: true } },
    };
    const { findings } = decide({
      kind: 'drivers',
      needed: ['selfie'],
      images: [licenceOf(), back, selfie],
      faceDistance: 0.3,
      guest: { fullName: 'Maria Garcia', birthDate: CARD.birthDate! },
    });
    expect(findings).toEqual(['zones_differ']);
  });

  test('takes the place of both sides, and needs a selfie', () => {
    expect(hasDigitalOf('drivers', [licenceOf()])).toBe(true);
    expect(hasDigitalOf('passport', [licenceOf()])).toBe(false);
    expect(neededSteps('drivers', screens(), true, true)).toEqual(['selfie']);
  });
});
