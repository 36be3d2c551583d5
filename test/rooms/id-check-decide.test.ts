import type { IdCheckFacts } from '#subgraphs/screening/screening/id-evidence/decide-id-check.js';
import { nameLikeness } from '#subgraphs/screening/screening/id-evidence/name-likeness.js';
import { neededSteps } from '#subgraphs/screening/booking/id-document/needed-steps.js';
import type { IdFields, FaceReading, PrintReading } from '@guest-screening/document-reader';
import type { ReadImage } from '#subgraphs/screening/booking/id-document/stored-reading.js';
import { faultOf } from '#subgraphs/screening/portal/id-images/upload/fault-of.js';
import { CARD, coded, decide, front, unlike, zoned } from '../support/id-images/id-check-facts.js';
import { screens } from './screening-signals.js';
import { faceDistanceOf } from '#subgraphs/screening/booking/id-document/read-images.js';

test('a valid document of the guest passes', () => {
  const decision = decide();
  expect(decision).toMatchObject({ status: 'passed', missing: [], findings: [] });
  expect(decision.identity).toMatchObject({ documentType: 'drivers', documentNumber: 'D1234562' });
});

test('a missing picture without further attempts is a finding, an existing one is not', () => {
  expect(decide({ images: [front], usedUp: ['back'] }).findings).toContain('attempts_used_up');
  expect(decide({ images: [front], usedUp: ['front'] }).findings).not.toContain('attempts_used_up');
  expect(decide({ usedUp: ['front', 'back'] }).status).toBe('passed');
});

test('waits for missing pictures, whatever was found', () => {
  expect(decide({ images: [front] })).toMatchObject({ status: 'waiting', missing: ['back'] });
  expect(decide({ images: [], kind: null, needed: ['front'] })).toEqual({
    status: 'waiting',
    missing: ['front'],
    awaitsMovement: false,
    findings: [],
    identity: null,
  });
  expect(decide({ kind: 'id' })).toMatchObject({ status: 'waiting', missing: ['front', 'back'] });
});

const STRANGER = { fullName: 'Peter Jones', birthDate: '1955-01-01' };

test.each<[title: string, change: Partial<IdCheckFacts>, status: string, findings: string[]]>([
  ['expired', { today: '2034-04-13', checkOut: '2034-05-01' }, 'failed', ['document_expired']],
  ['valid on its last day', { today: '2034-04-12', checkOut: null }, 'passed', []],
  ['expires during the stay', { checkOut: '2034-05-01' }, 'review', ['expires_during_stay']],
  ['another person’s', { guest: STRANGER }, 'failed', ['not_the_guest']],
  ['another name, same birth', { guest: { ...STRANGER, birthDate: '1990-04-12' } }, 'review', ['name_differs']],
  ['another name, birth unknown', { guest: { ...STRANGER, birthDate: null } }, 'review', ['name_differs']],
  [
    ...(['same name, another birth', { guest: { fullName: 'Maria Specimen', birthDate: '1990-12-04' } }] as const),
    ...(['review', ['birth_date_differs']] as [string, string[]]),
  ],
  ['a nameless guest', { guest: { fullName: null, birthDate: null } }, 'review', ['no_name_to_compare']],
  ['unreadable', { images: [front, { ...front, ...unlike(), step: 'back' }] }, 'review', ['not_readable']],
  ['read, but not trusted', { images: [front, coded({}, false)] }, 'review', ['not_readable']],
  [
    'a minor’s',
    { images: [front, coded({ birthDate: '2015-01-01' })], guest: { fullName: 'Maria Specimen', birthDate: null } },
    'review',
    ['under_age'],
  ],
  [
    'contradicted by its front',
    { kind: 'id', images: [zoned({ ...CARD, documentNumber: 'X99' }, 'id'), coded({}, true, 'id')] },
    'review',
    ['zones_differ'],
  ],
  ['a passport declared as a licence', { images: [zoned(CARD, 'drivers', 'TD3'), coded()] }, 'review', ['other_kind']],
  ['a picture of another guest', { usedBefore: { image: true, document: false } }, 'review', ['image_used_before']],
  ['a document of another guest', { usedBefore: { image: false, document: true } }, 'review', ['document_used_before']],
])('%s', (_title, change, status, findings) => {
  expect(decide(change)).toMatchObject({ status, findings });
});

describe('kinds of document', () => {
  const said = (kind: ReadImage['kind'], format: string) =>
    decide({ kind, needed: ['front'], images: [zoned(CARD, kind, format)] }).findings;

  test.each([
    ['passport', 'TD3', []],
    ['id', 'TD1', []],
    ['id', 'TD2', []],
    ['id', 'IDFRA', []],
    ['id', 'TD3', ['other_kind']],
    ['passport', 'TD1', ['other_kind']],
    ['passport', 'MRVA', ['other_kind']],
    ['id', 'MRVB', ['other_kind']],
    ['drivers', 'TD1', ['other_kind']],
  ] as const)('declared as %s, with an MRZ %s: %j', (kind, format, findings) =>
    expect(said(kind, format)).toEqual(findings),
  );

  test.each([
    ['drivers', 'DL', []],
    ['id', 'ID', []],
    ['drivers', 'ID', ['other_kind']],
    ['id', 'DL', ['other_kind']],
  ] as const)('declared as %s, with a barcode %s: %j', (kind, card, findings) => {
    const back = coded({}, true, kind);
    const image = { ...back, reading: { barcode: { ...back.reading.barcode!, card } } };
    expect(decide({ kind, images: [{ ...front, kind }, image] }).findings).toEqual(findings);
  });
});

test('detects one picture sent for two steps', () => {
  const { reading: _, ...same } = front;
  expect(decide({ images: [front, { ...coded(), ...same, step: 'back' }] }).findings).toEqual(['same_picture_twice']);
  const selfie = { ...front, step: 'selfie' as const };
  const withSelfie = { needed: ['front', 'back', 'selfie'] as const, faceDistance: 0.3 };
  expect(decide({ ...withSelfie, images: [front, coded(), selfie] }).findings).toEqual(['same_picture_twice']);
});

test.each([
  [{ rows: 0 }, ['side_not_seen']],
  [{ rows: 44 }, ['side_not_seen']],
  [{ rows: 3 }, []],
  [{ rows: 0, faces: { count: 1, height: 90, sharp: true } }, []],
  [{ rows: 0, print: { layout: 'labelled' as const, fields: { lastName: 'SPECIMEN' }, dates: [] } }, []],
])('a front with %j and a good back: %j', (reading, findings) =>
  expect(decide({ images: [{ ...front, reading }, coded()] }).findings).toEqual(findings),
);

test.each([
  ['2008-11-23', '2026-11-22', true],
  ['2008-11-23', '2026-11-23', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
])('born on %s is on %s under age: %p', (birthDate, today, isMinor) =>
  expect(
    decide({ images: [front, coded({ birthDate })], guest: { fullName: 'Maria Specimen', birthDate }, today }).findings,
  ).toEqual(isMinor ? ['under_age'] : []),
);

describe('a selfie', () => {
  const good = { count: 1, height: 120, sharp: true };
  const faults = (faces: FaceReading | undefined, askedAgain = 0) =>
    faultOf(
      {
        width: 900,
        height: 900,
        jpeg: new Uint8Array(),
        perceptualHash: '',
        fineHash: '',
        quality: [],
        ...(faces && { faces }),
      },
      { step: 'selfie', kind: 'passport' },
      askedAgain,
    )?.reason;

  test.each([
    [good, undefined],
    [undefined, undefined],
    [{ ...good, count: 0, height: 0 }, 'no_face'],
    [{ ...good, count: 2 }, 'more_faces'],
    [{ ...good, height: 119 }, 'face_small'],
    [{ ...good, sharp: false }, 'face_blurred'],
    // As a dog and a cat are classified; faces towards the camera come last.
    [{ ...good, confidence: 0.4, drift: 0.05 }, 'face_unclear'],
    [{ ...good, confidence: 0.937, drift: 0.251 }, 'face_unclear'],
    [{ ...good, confidence: 0.85, drift: 0.14 }, undefined],
  ])('with faces %j: %s', (faces, reason) => expect(faults(faces)).toBe(reason));

  test('needs review after two requests for a new one', () => {
    expect(faults({ ...good, height: 40 }, 1)).toBe('face_small');
    expect(faults({ ...good, height: 40 }, 2)).toBeUndefined();
  });
});

describe('faces', () => {
  const selfie: ReadImage = { step: 'selfie', kind: 'drivers', ...unlike(), reading: {} };
  const withSelfie = { needed: ['front', 'back', 'selfie'] as const, images: [front, coded(), selfie] };

  test.each([
    [0.02, 'review', ['selfie_is_portrait']],
    [0.167, 'review', ['selfie_is_portrait']],
    [0.2, 'review', ['selfie_is_portrait']],
    [0.201, 'passed', []],
    [0.419, 'passed', []],
    [0.55, 'passed', []],
    [0.551, 'review', ['face_unsure']],
    [0.6, 'review', ['face_unsure']],
    [1.4, 'review', ['face_differs']],
    [null, 'review', ['faces_not_compared']],
  ])('a distance of %p is %s', (faceDistance, status, findings) => {
    expect(decide({ ...withSelfie, faceDistance })).toMatchObject({ status, findings });
  });

  test.each([
    [{ count: 1, height: 300, sharp: true, confidence: 0.98, drift: 0.02 }, []],
    [{ count: 1, height: 300, sharp: true }, []],
    [{ count: 2, height: 300, sharp: true, confidence: 0.98, drift: 0.02 }, ['selfie_unclear']],
    [{ count: 1, height: 300, sharp: true, confidence: 0.4, drift: 0.02 }, ['selfie_unclear']],
    [{ count: 1, height: 300, sharp: true, confidence: 0.94, drift: 0.25 }, ['selfie_unclear']],
  ])('of a selfie that shows %j: %j', (faces, findings) => {
    const images = [front, coded(), { ...selfie, reading: { faces } }];
    expect(decide({ ...withSelfie, images, faceDistance: 0.3 }).findings).toEqual(findings);
  });

  test('are not compared if the guest asks for manual review', () =>
    expect(decide({ selfieDeclined: true })).toMatchObject({ status: 'review', findings: ['selfie_declined'] }));

  describe('with a movement check', () => {
    const asked = (outcome: 'passed' | 'failed' | 'unclear' | 'skipped' | null, awaits: boolean) =>
      decide({ ...withSelfie, faceDistance: 0.3, movement: { awaits, outcome } });

    test.each([
      ['passed', []],
      ['failed', ['movement_failed']],
      ['unclear', ['movement_unclear']],
      ['skipped', ['movement_skipped']],
      [null, ['movement_skipped']],
    ] as const)('%s: %j', (outcome, findings) => {
      const status = findings.length > 0 ? 'review' : 'passed';
      expect(asked(outcome, false)).toMatchObject({ status, findings, awaitsMovement: false });
    });

    test.each(['failed', 'unclear', null] as const)('that can be tried again after %s, they wait', (outcome) =>
      expect(asked(outcome, true)).toMatchObject({
        status: 'waiting',
        findings: [],
        missing: [],
        awaitsMovement: true,
      }),
    );

    test('are not asked where no selfie is required', () =>
      expect(decide({ movement: { awaits: true, outcome: null } })).toMatchObject({ status: 'passed', findings: [] }));
  });

  test('give no result if no selfie is required', () =>
    expect(decide({ faceDistance: 1.4 })).toMatchObject({ status: 'passed' }));

  test('are compared between selfie and front only', () => {
    const face = (step: ReadImage['step'], value: number): ReadImage => ({
      step,
      kind: 'drivers',
      ...unlike(),
      reading: { faces: { count: 1, height: 200, sharp: true, descriptor: Array<number>(128).fill(value) } },
    });
    expect(faceDistanceOf([face('front', 0), face('selfie', 0.05)], 'drivers')).toBeCloseTo(0.57, 2);
    expect(faceDistanceOf([face('front', 0), face('back', 0)], 'drivers')).toBeNull();
  });
});

test('document kind of a picture', () => {
  const none = screens();
  expect(neededSteps('drivers', none, true)).toEqual(['front', 'back']);
  expect(neededSteps('passport', none, true)).toEqual(['front', 'selfie']);
  expect(neededSteps('id', screens('IDVerification'), true)).toEqual(['front', 'back', 'selfie']);
  expect(neededSteps('passport', screens('IDCollection'), true)).toEqual(['front']);
  expect(neededSteps('id', screens('IDVerification'), false)).toEqual(['front', 'back']);
  expect(neededSteps(null, screens('IDVerification'), true)).toEqual(['front', 'selfie']);
});

test.each([
  ['Maria Specimen', 'SPECIMEN MARIA ELENA', 'same'],
  ['José Ángel García', 'JOSE ANGEL GARCIA', 'same'],
  ['Müller, Jürgen', 'JUERGEN MULLER', 'same'],
  ['Мария Иванова', 'Mariya Ivanova', 'same'],
  ['J. Smith', 'John Smith', 'same'],
  ['Jon Smith', 'John Smith', 'alike'],
  ['Jonh Smith', 'John Smith', 'same'],
  ["O'Hara Anne-Marie", 'ANNEMARIE OHARA', 'same'],
  ['Christopher Featherstonehaugh', 'CHRISTOPHER FEATHERSTONE', 'same'],
  ['Maria Other', 'Maria Specimen', 'alike'],
  ['Peter Jones', 'Maria Specimen', 'different'],
  ['', 'Maria Specimen', 'different'],
  ['Ann Lee', 'Lee Ann', 'same'],
])('%s and %s: %s', (one, other, likeness) => {
  expect(nameLikeness(one, other)).toBe(likeness);
  expect(nameLikeness(other, one)).toBe(likeness);
});

describe('printed text', () => {
  const fields = { firstName: 'MARIA', lastName: 'SPECIMEN', birthDate: '1990-04-12', expiryDate: '2034-04-12' };
  const seen = (...dates: string[]) => dates.map((date) => ({ means: [date], clear: true }));
  const printed = (change: Partial<IdFields> = {}, layout: PrintReading['layout'] = 'european'): ReadImage => {
    const said = { ...fields, ...change };
    const dates = seen(...[said.birthDate, said.expiryDate].filter((date) => date !== undefined));
    return { ...front, reading: { print: { layout, fields: said, dates } } };
  };
  const back: ReadImage = { step: 'back', kind: 'drivers', ...unlike(), reading: {} };
  const byPrint = (image: ReadImage, change: Partial<IdCheckFacts> = {}) =>
    decide({ images: [image, back], ...change });

  test('a licence passes if name, birth date and expiry date are the guest’s', () => {
    expect(byPrint(printed())).toMatchObject({ status: 'passed', findings: [], identity: fields });
    expect(byPrint(printed({}, 'labelled')).status).toBe('passed');
  });

  const unknownBirth = { guest: { fullName: 'Maria Specimen', birthDate: null } };
  test.each<[string, ReadImage, Partial<IdCheckFacts>, string[]]>([
    ['another person', printed(), { guest: STRANGER }, ['name_differs', 'birth_date_differs']],
    ['an expired document', printed(), { today: '2034-04-13', checkOut: null }, ['print_expired']],
    ['another name', printed({ firstName: 'HELGA', lastName: 'OTHER' }), {}, ['name_differs']],
    ['an unknown birth date of the guest', printed(), unknownBirth, ['only_print_read']],
    ['no birth date read', printed({ birthDate: undefined }), {}, ['not_readable']],
    ['no name read', printed({ lastName: undefined }), {}, ['not_readable']],
    ['no expiry date read', printed({ expiryDate: undefined }), {}, ['not_readable']],
    ['a card that should have a barcode', printed({}, 'american'), {}, ['not_readable']],
    [
      'a face that differs',
      printed(),
      {
        needed: ['front', 'selfie'],
        faceDistance: 0.9,
        images: [printed(), { ...front, ...unlike(), step: 'selfie' }],
      },
      ['face_differs'],
    ],
  ])('%s needs review and never fails', (_title, image, change, findings) => {
    expect(byPrint(image, change)).toMatchObject({ status: 'review', findings });
  });

  test('the print of a passport or a card is not trusted', () => {
    const page = { ...printed({}, 'labelled'), kind: 'passport' as const };
    expect(decide({ kind: 'passport', needed: ['front'], images: [page] }).findings).toEqual(['not_readable']);
  });

  const beside = (change: Partial<IdFields>, layout: PrintReading['layout'] = 'american') =>
    decide({ images: [printed(change, layout), coded()] });
  test.each<[string, Partial<IdFields>]>([
    ['another birth date', { birthDate: '1971-01-30' }],
    ['another expiry date', { expiryDate: '2036-01-01' }],
    ['another number', { documentNumber: 'X7774562' }],
    ['another surname', { lastName: 'TAMPERED' }],
  ])('beside a barcode %s is a finding', (_title, change) => {
    expect(beside(change)).toMatchObject({ status: 'review', findings: ['print_differs'] });
  });

  test.each<[string, Partial<IdFields>]>([
    ['the same', { documentNumber: 'D1234562' }],
    ['characters that look alike', { documentNumber: 'DI23456Z', lastName: 'SPECIMAN' }],
    ['one character misread', { documentNumber: 'D1234569', birthDate: '1990-04-17' }],
  ])('%s is not a finding', (_title, change) => expect(beside(change).status).toBe('passed'));

  test('an early date, when the holder was an adult, may be the date of issue', () => {
    const read = (day: string): ReadImage => ({
      ...front,
      reading: { print: { layout: 'labelled', fields: {}, dates: seen(day) } },
    });
    expect(decide({ images: [read('2008-05-01'), coded()] }).status).toBe('passed');
    expect(decide({ images: [read('1988-05-01'), coded()] }).findings).toEqual(['print_differs']);
  });
});
