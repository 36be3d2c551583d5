import { X509Certificate } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSigner } from '../../packages/document-reader/bench/chip.js';
import { selfie } from '../../packages/document-reader/bench/licence-back.js';
import {
  type MakeLicence,
  day,
  encodeCbor,
  licenceKeys,
  makeLicence,
  makeLicenceSigner,
} from '../../packages/document-reader/bench/mobile-licence.js';
import { ANNEX_D } from '../../packages/document-reader/bench/licence-vectors.js';
import { makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import {
  type DigitalTest,
  auditedActions,
  digitalTest,
  sendForm,
  storedReadings,
} from '../support/id-images/digital-documents.js';

const authority = makeSigner({ country: 'US' });
const signer = makeLicenceSigner(authority, { country: 'US', state: 'US-CA' });
const SESSION = [null, null, ['a reading at the desk', 7]];

let documents: DigitalTest;
let at: DigitalTest['at'];
let client: DigitalTest['client'];

beforeAll(async () => {
  documents = await digitalTest('MOBILE_LICENCE_TRUST_DIR', [authority.certificate, new X509Certificate(ANNEX_D.root)]);
  ({ at, client } = documents);
});

afterAll(() => documents?.stop());

const LONG = 400_000;
let made = 0;

/** What the licence of the guest says. */
const holder = (change: Record<string, unknown> = {}) => ({
  family_name: 'Specimen',
  given_name: 'Maria',
  birth_date: day('1990-04-12'),
  issue_date: day('2024-04-12'),
  expiry_date: day('2034-04-12'),
  issuing_country: 'US',
  issuing_jurisdiction: 'US-CA',
  document_number: `L${process.pid % 10_000}${(made += 1)}`,
  portrait: documents.portrait,
  ...change,
});

interface Licence {
  deviceResponse: string;
  sessionTranscript?: string;
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const licenceOf = (change: Partial<MakeLicence> = {}): Licence => ({
  deviceResponse: text(makeLicence({ elements: holder(), signer, ...change })),
});

/** With its session, which the device signs unless stated otherwise. */
const inSession = (
  session: Partial<NonNullable<MakeLicence['session']>> = {},
  change: Partial<MakeLicence> = {},
): Licence => ({
  ...licenceOf({ session: { transcript: SESSION, ...session }, ...change }),
  sessionTranscript: text(encodeCbor(SESSION)),
});

const SUBMIT = `mutation ($id: ID!, $licence: MobileLicenceInput) {
  submitDigitalDocument(input: { reservationId: $id, mobileLicence: $licence }) {
    digitalDocument {
      chip { isGenuine }
      mobileLicence { isGenuine proved faults signerCountry url }
      card { firstName lastName birthDate expiryDate }
      mismatch notice reservationId
    }
    userErrors { code message field rule }
  }
}`;

async function submit(id: string, licence: Licence | null, headers?: Record<string, string>) {
  const { data, errors } = await at.service.graph(SUBMIT, { id, licence }, headers);
  return { document: data?.submitDigitalDocument ?? null, errors };
}

const CHECK = `query ($id: ID!) { reservation(id: $id) {
  idCheck { status missing findings images { step } chip { isGenuine } mobileLicence { isGenuine faults proved url } }
  identification { lastName documentNumber documentType expiryDate }
} }`;

async function checkOf(id: string) {
  const { data } = await at.service.graph(CHECK, { id });
  return data.reservation;
}

test(
  'a licence whose device signed waits for a selfie, and passes with that of its holder',
  async () => {
    const [id, elements] = [await at.stay(), holder()];
    const { document } = await submit(id, inSession({}, { elements }));
    expect(document).toMatchObject({
      chip: null,
      mobileLicence: { isGenuine: true, faults: [], signerCountry: 'US' },
      card: { firstName: 'Maria', lastName: 'Specimen', birthDate: '1990-04-12', expiryDate: '2034-04-12' },
      mismatch: null,
      notice: null,
      reservationId: id,
    });
    expect(document.mobileLicence.proved).toEqual([
      'signature',
      'signer',
      'validity',
      ...Object.keys(elements),
      'device_signature',
    ]);
    const waiting = await checkOf(id);
    expect(waiting.idCheck).toMatchObject({
      status: 'waiting',
      missing: ['selfie'],
      findings: [],
      images: [],
      chip: null,
    });
    expect(waiting.identification).toEqual({
      lastName: 'Specimen',
      documentNumber: elements.document_number,
      documentType: 'drivers',
      expiryDate: '2034-04-12',
    });

    expect((await at.upload(id, 'selfie', await selfie('other'), 'drivers')).body.code).toBe('OK');
    expect((await checkOf(id)).idCheck).toMatchObject({ status: 'review', findings: ['face_differs'] });
    expect((await at.upload(id, 'selfie', await selfie('one'), 'drivers')).body.code).toBe('OK');
    const passed = await checkOf(id);
    expect(passed.idCheck).toMatchObject({ status: 'passed', findings: [], mobileLicence: { isGenuine: true } });
    await at.entry(id, ({ status }) => status === 'PASS');

    const shown = await fetch(passed.idCheck.mobileLicence.url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await auditedActions(client, id)).toContain('id_check.mobile_licence_submitted');
  },
  LONG,
);

test('without the session, the answer says that the device is not proved, and the selfie is required all the same', async () => {
  const id = await at.stay();
  const { document } = await submit(id, licenceOf({ session: { transcript: SESSION } }));
  expect(document.mobileLicence).toMatchObject({ isGenuine: true, faults: [] });
  expect(document.mobileLicence.proved).not.toContain('device_signature');
  expect((await checkOf(id)).idCheck).toMatchObject({ status: 'waiting', missing: ['selfie'] });
});

test('the files can be sent as they are, in a form', async () => {
  const id = await at.stay();
  const licence = inSession();
  const query = `mutation ($id: ID!, $response: String!, $session: String!) {
    submitDigitalDocument(input: { reservationId: $id, mobileLicence: {
      deviceResponse: $response, sessionTranscript: $session } }) {
      digitalDocument { mobileLicence { isGenuine proved } } userErrors { code }
    }
  }`;
  const sent = await sendForm(at.service, query, id, {
    response: licence.deviceResponse,
    session: licence.sessionTranscript!,
  });
  expect(sent).toMatchObject({
    digitalDocument: { mobileLicence: { isGenuine: true, proved: expect.arrayContaining(['device_signature']) } },
    userErrors: [],
  });
});

test('sending a licence again changes nothing', async () => {
  const [id, licence] = [await at.stay(), inSession()];
  const answers = await Promise.all([submit(id, licence), submit(id, licence), submit(id, licence)]);
  expect(answers.map(({ document }) => document.mobileLicence.isGenuine)).toEqual([true, true, true]);
  const { rows } = await client.query('select step, kind from screening.id_image where reservation_id = $1', [id]);
  expect(rows).toEqual([{ step: 'mobile_licence', kind: 'drivers' }]);
});

test('another account neither finds the reservation nor learns of its licence', async () => {
  const id = await at.stay();
  await submit(id, licenceOf());
  const { headers } = await makeAccount(client);
  const { document, errors } = await submit(id, licenceOf(), headers);
  expect([document, errors?.[0]?.extensions?.code]).toEqual([null, 'RESERVATION_NOT_FOUND']);
  const { data: seen } = await at.service.graph(CHECK, { id }, headers);
  expect(seen.reservation).toBeNull();
});

test.each<[title: string, licence: () => Licence, status: string, findings: string[]]>([
  [
    'of an untrusted authority',
    () => licenceOf({ signer: makeLicenceSigner(makeSigner({ country: 'US' }), { country: 'US' }) }),
    'review',
    ['licence_signer_untrusted'],
  ],
  [
    'whose signer is one of passports',
    () => licenceOf({ signer: makeSigner({ country: 'US' }, authority) }),
    'review',
    ['licence_signer_untrusted'],
  ],
  [
    'with another number than was signed',
    () => licenceOf({ answers: { document_number: 'X1' } }),
    'review',
    ['licence_not_genuine'],
  ],
  [
    'with another signature',
    () => licenceOf({ signer: { ...signer, privateKey: licenceKeys().privateKey } }),
    'review',
    ['licence_not_genuine'],
  ],
  [
    'that was signed as another document',
    () => licenceOf({ signedType: 'org.iso.23220.photoid.1' }),
    'review',
    ['licence_not_genuine'],
  ],
  ['with SHA-1', () => licenceOf({ digest: 'SHA-1' }), 'review', ['licence_not_verified']],
  [
    'whose signed data is no longer valid',
    () => licenceOf({ validUntil: new Date('2025-01-01') }),
    'review',
    ['licence_outdated'],
  ],
  [
    'of a signer of another country',
    () => licenceOf({ signer: makeLicenceSigner(authority, { country: 'CA' }) }),
    'review',
    ['licence_other_issuer'],
  ],
  ['without a birth date', () => licenceOf({ answers: { birth_date: undefined } }), 'review', ['licence_incomplete']],
  [
    'without an expiry date',
    () => licenceOf({ answers: { expiry_date: undefined } }),
    'review',
    ['licence_incomplete'],
  ],
  ['without a portrait', () => licenceOf({ answers: { portrait: undefined } }), 'review', ['licence_incomplete']],
  [
    'whose device signed another session',
    () => inSession({ transcript: [null, null, 'another'] }),
    'review',
    ['licence_device_unproved'],
  ],
  ['whose device did not sign', () => inSession({ signs: 'nothing' }), 'review', ['licence_device_unproved']],
  [
    'that has expired',
    () => licenceOf({ elements: holder({ expiry_date: day('2024-04-12') }) }),
    'failed',
    ['document_expired'],
  ],
  [
    'of someone else',
    () => licenceOf({ elements: holder({ family_name: 'Jones', given_name: 'Peter', birth_date: day('1955-01-01') }) }),
    'failed',
    ['not_the_guest'],
  ],
])(
  'a licence %s does not pass, whatever the selfie shows',
  async (_title, licence, status, findings) => {
    const id = await at.stay();
    const { document } = await submit(id, licence());
    expect(document.reservationId).toBe(id);
    await at.upload(id, 'selfie', await selfie('one'), 'drivers');
    const { idCheck } = await checkOf(id);
    const known = idCheck.findings.filter((finding: string) => finding !== 'faces_not_compared');
    expect([idCheck.status, known]).toEqual([status, findings]);
  },
  LONG,
);

test('the published example of ISO/IEC 18013-5 is signed by its trusted authority, and no longer valid', async () => {
  const id = await at.stay();
  const { document } = await submit(id, { deviceResponse: text(ANNEX_D.deviceResponse) });
  expect(document.mobileLicence).toMatchObject({
    isGenuine: false,
    faults: ['expired_signer', 'outside_validity', 'no_birth_date'],
    proved: ['signature', 'family_name', 'issue_date', 'expiry_date', 'document_number', 'portrait'],
    signerCountry: 'US',
  });
});

test('where documents are only collected, a licence passes without a selfie, and no face is measured', async () => {
  const id = await at.stay(undefined, { IDCollection: 'required', IDVerification: 'disabled' });
  await submit(id, inSession());
  expect((await checkOf(id)).idCheck).toMatchObject({ status: 'passed', missing: [], findings: [] });
  const { rows } = await client.query('select has_face from screening.id_image where reservation_id = $1', [id]);
  expect(rows).toEqual([{ has_face: false }]);
});

test('a licence used for another guest is a finding for both', async () => {
  const screens = { IDCollection: 'required', IDVerification: 'disabled' };
  const [one, other] = [await at.stay(undefined, screens), await at.stay({ full_name: 'Maria Other' }, screens)];
  const licence = licenceOf();
  await submit(one, licence);
  await submit(other, licence);
  expect((await checkOf(other)).idCheck.findings).toContain('document_used_before');
  expect((await checkOf(one)).idCheck.findings).toContain('document_used_before');
});

test('what was read is encrypted, and an erasure deletes it with the portrait', async () => {
  const [id, elements] = [await at.stay(), holder({ family_name: 'Veryunusual' })];
  await submit(id, licenceOf({ elements }));
  const [row] = await storedReadings(client, id);
  expect(row.file_name).toBeTruthy();
  for (const word of ['Veryunusual', elements.document_number, '1990-04-12'])
    expect(JSON.stringify(row)).not.toContain(word);
  expect((await at.service.rest('POST', '/guests/erase', { reservation_id: id })).status).toBe(200);
  await eventually(async () => ((await storedReadings(client, id)).length === 0 ? true : null));
});

const BASE64 = 'string_pattern_mismatch';

test.each<[title: string, licence: () => Licence | null, rule: string, member: string]>([
  ['no base64', () => ({ deviceResponse: 'not base64!' }), BASE64, 'deviceResponse'],
  ['a session that is no base64', () => ({ ...licenceOf(), sessionTranscript: '' }), BASE64, 'sessionTranscript'],
  ['no CBOR', () => ({ deviceResponse: text(Buffer.from('Veryunusual')) }), 'value_error', 'deviceResponse'],
  [
    'bytes missing at the end',
    () => ({ deviceResponse: licenceOf().deviceResponse.slice(0, -8) }),
    'value_error',
    'deviceResponse',
  ],
  ['another document', () => licenceOf({ documentType: 'eu.europa.ec.eudi.pid.1' }), 'value_error', 'deviceResponse'],
  [
    'too many elements',
    () => licenceOf({ elements: Object.fromEntries(Array.from({ length: 257 }, (_, n) => [`e${n}`, n])) }),
    'too_long',
    'deviceResponse',
  ],
  [
    'another session',
    () => ({ ...licenceOf(), sessionTranscript: text(encodeCbor('none')) }),
    'value_error',
    'sessionTranscript',
  ],
  ['nothing', () => null, 'value_error', 'chip'],
])('%s is refused, changes nothing and is not repeated in the answer', async (_title, licence, rule, member) => {
  const id = await at.stay();
  const { errors } = await submit(id, licence());
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', details: [{ type: rule, loc: [member] }] } }]);
  expect(JSON.stringify(errors)).not.toContain('Veryunusual');
  expect((await checkOf(id)).idCheck).toMatchObject({ status: 'waiting', chip: null, mobileLicence: null });
});

test('a chip and a licence in one call are refused', async () => {
  const query = `mutation ($id: ID!, $licence: MobileLicenceInput, $chip: DocumentChipInput) {
    submitDigitalDocument(input: { reservationId: $id, mobileLicence: $licence, chip: $chip }) {
      userErrors { code message field rule } }
  }`;
  const chip = { sod: 'YQ==', dataGroups: [] };
  const { errors } = await at.service.graph(query, { id: await at.stay(), licence: licenceOf(), chip });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', details: [{ loc: ['chip'] }] } }]);
});

test(
  'without trusted authorities and without stored pictures, a licence goes to review and leaves no file',
  async () => {
    await at.restart({ ID_IMAGE_RETENTION: 'none', DOCUMENT_TRUST_DIR: documents.trust });
    const before = await readdir(join(at.folder, 'files'), { recursive: true });
    const id = await at.stay();
    const { document } = await submit(id, inSession());
    expect(document.mobileLicence).toMatchObject({ isGenuine: false, faults: ['untrusted_signer'], url: null });
    await at.upload(id, 'selfie', await selfie('one'), 'drivers');
    expect((await checkOf(id)).idCheck).toMatchObject({ status: 'review', findings: ['licence_signer_untrusted'] });
    expect(await readdir(join(at.folder, 'files'), { recursive: true })).toEqual(before);
  },
  LONG,
);
