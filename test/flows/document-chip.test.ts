import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type PassportHolder,
  faceGroup,
  makeSigner,
  makeSod,
  passportLines,
  zoneGroup,
} from '../../packages/document-reader/bench/chip.js';
import { portraitItself, selfie } from '../../packages/document-reader/bench/licence-back.js';
import { makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import {
  type DigitalTest,
  auditedActions,
  digitalTest,
  sendForm,
  storedReadings,
} from '../support/id-images/digital-documents.js';

const country = makeSigner({ country: 'FR' });
const signer = makeSigner({ country: 'FR' }, country);
const untrusted = makeSigner({ country: 'FR' }, makeSigner({ country: 'FR' }));

const HOLDER = { state: 'FRA', last: 'SPECIMEN', first: 'MARIA', born: '900412', expires: '340412' };
let made = 0;
const holder = (change: Partial<PassportHolder> = {}): PassportHolder => ({
  ...HOLDER,
  number: `C${process.pid % 10_000}${(made += 1)}`,
  ...change,
});

let documents: DigitalTest;
let at: DigitalTest['at'];
let client: DigitalTest['client'];

beforeAll(async () => {
  documents = await digitalTest('DOCUMENT_TRUST_DIR', [country.certificate]);
  ({ at, client } = documents);
});

afterAll(() => documents?.stop());

const LONG = 400_000;
const PETER = { last: 'JONES', first: 'PETER', born: '550101' };

interface Chip {
  sod: string;
  dataGroups: { number: number; content: string }[];
}

type Groups = Record<number, Uint8Array>;

/** The chip of a passport, as an app would send it; `given` are the data groups that it sends. */
function chipOf(person: PassportHolder, by = signer, given: (signed: Groups) => Groups = (signed) => signed): Chip {
  const signed = { 1: zoneGroup(passportLines(person)), 2: faceGroup(documents.portrait) };
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return {
    sod: text(makeSod(signed, by)),
    dataGroups: Object.entries(given(signed)).map(([number, bytes]) => ({
      number: Number(number),
      content: text(bytes),
    })),
  };
}

const SUBMIT = `mutation ($id: ID!, $chip: DocumentChipInput!) {
  submitDigitalDocument(input: { reservationId: $id, chip: $chip }) {
    digitalDocument {
      chip { isGenuine proved faults signerCountry url }
      card { firstName lastName birthDate expiryDate }
      mismatch notice reservationId
    }
    userErrors { code message field rule }
  }
}`;

async function submit(id: string, chip: Chip) {
  const { data, errors } = await at.service.graph(SUBMIT, { id, chip });
  return { document: data.submitDigitalDocument, errors };
}

const CHECK = `query ($id: ID!) { reservation(id: $id) {
  idCheck { status missing findings images { step } chip { isGenuine faults url } }
  identification { lastName documentNumber documentType nationality expiryDate }
} }`;

async function checkOf(id: string) {
  const { data } = await at.service.graph(CHECK, { id });
  return data.reservation;
}

test(
  'a genuine chip waits for a selfie, and passes with that of its holder',
  async () => {
    const [id, person] = [await at.stay(), holder()];
    const { document } = await submit(id, chipOf(person));
    expect(document).toMatchObject({
      chip: { isGenuine: true, proved: ['signature', 'signer', 'dg1', 'dg2'], faults: [], signerCountry: 'FR' },
      card: { firstName: 'MARIA', lastName: 'SPECIMEN', birthDate: '1990-04-12', expiryDate: '2034-04-12' },
      mismatch: null,
      notice: null,
      reservationId: id,
    });
    const waiting = await checkOf(id);
    expect(waiting.idCheck).toMatchObject({ status: 'waiting', missing: ['selfie'], findings: [], images: [] });
    expect(waiting.identification).toEqual({
      lastName: 'SPECIMEN',
      documentNumber: person.number,
      documentType: 'passport',
      nationality: 'FRA',
      expiryDate: '2034-04-12',
    });

    expect((await at.upload(id, 'selfie', await selfie('other'), 'passport')).body.code).toBe('OK');
    expect((await checkOf(id)).idCheck).toMatchObject({ status: 'review', findings: ['face_differs'] });
    expect((await at.upload(id, 'selfie', await selfie('one'), 'passport')).body.code).toBe('OK');
    const passed = await checkOf(id);
    expect(passed.idCheck).toMatchObject({ status: 'passed', findings: [], chip: { isGenuine: true } });
    expect(passed.idCheck.images).toEqual([{ step: 'selfie' }]);
    await at.entry(id, ({ status }) => status === 'PASS');

    const shown = await fetch(passed.idCheck.chip.url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await auditedActions(client, id)).toContain('id_check.chip_submitted');
  },
  LONG,
);

test('the files of a chip can be sent as they are, in a form', async () => {
  const id = await at.stay();
  const { sod, dataGroups } = chipOf(holder());
  const query = `mutation ($id: ID!, $sod: String!, $dg1: String!, $dg2: String!) {
    submitDigitalDocument(input: { reservationId: $id, chip: {
      sod: $sod, dataGroups: [{ number: 1, content: $dg1 }, { number: 2, content: $dg2 }] } }) {
      digitalDocument { chip { isGenuine } } userErrors { code }
    }
  }`;
  const [dg1, dg2] = dataGroups.map(({ content }) => content) as [string, string];
  const sent = await sendForm(at.service, query, id, { sod, dg1, dg2 });
  expect(sent).toEqual({ digitalDocument: { chip: { isGenuine: true } }, userErrors: [] });
});

test('sending a chip again changes nothing', async () => {
  const [id, chip] = [await at.stay(), chipOf(holder())];
  const answers = await Promise.all([submit(id, chip), submit(id, chip), submit(id, chip)]);
  expect(answers.map(({ document }) => document.chip.isGenuine)).toEqual([true, true, true]);
  const { rows } = await client.query('select step from screening.id_image where reservation_id = $1', [id]);
  expect(rows).toEqual([{ step: 'chip' }]);
});

test('another account neither finds the reservation nor learns of its chip', async () => {
  const id = await at.stay();
  await submit(id, chipOf(holder()));
  const { headers } = await makeAccount(client);
  const { data, errors } = await at.service.graph(SUBMIT, { id, chip: chipOf(holder(PETER)) }, headers);
  expect([data?.submitDigitalDocument ?? null, errors?.[0]?.extensions?.code]).toEqual([null, 'RESERVATION_NOT_FOUND']);
  const { data: seen } = await at.service.graph(CHECK, { id }, headers);
  expect(seen.reservation).toBeNull();
  expect((await checkOf(id)).identification.lastName).toBe('SPECIMEN');
});

test(
  'the picture in a chip as the selfie is found',
  async () => {
    const id = await at.stay();
    await submit(id, chipOf(holder()));
    await at.upload(id, 'selfie', await portraitItself('one'), 'passport');
    expect((await checkOf(id)).idCheck).toMatchObject({ status: 'review', findings: ['selfie_is_portrait'] });
  },
  LONG,
);

test.each<[title: string, chip: () => Chip, status: string, findings: string[]]>([
  ['of an untrusted signer', () => chipOf(holder(), untrusted), 'review', ['chip_signer_untrusted']],
  [
    'with another name and number than was signed',
    () => chipOf(holder(), signer, (signed) => ({ ...signed, 1: zoneGroup(passportLines(holder())) })),
    'review',
    ['chip_not_genuine'],
  ],
  [
    'with a security object of noise',
    () => ({ ...chipOf(holder()), sod: Buffer.alloc(200, 0x77).toString('base64') }),
    'review',
    ['chip_not_verified'],
  ],
  ['of another state than its signer', () => chipOf(holder({ state: 'ITA' })), 'review', ['chip_other_state']],
  [
    'signed with SHA-1',
    () => chipOf(holder(), makeSigner({ country: 'FR', hash: 'sha1' }, country)),
    'review',
    ['chip_algorithm_weak'],
  ],
  [
    'of a signer whose certificate has expired',
    () => chipOf(holder(), makeSigner({ country: 'FR', to: new Date('2024-01-01') }, country)),
    'review',
    ['chip_signer_expired'],
  ],
  ['that has expired', () => chipOf(holder({ expires: '240412' })), 'failed', ['document_expired']],
  ['of someone else', () => chipOf(holder(PETER)), 'failed', ['not_the_guest']],
  ['of a child', () => chipOf(holder({ born: '150412' })), 'review', ['birth_date_differs', 'under_age']],
])(
  'a passport %s does not pass, whatever the selfie shows',
  async (_title, chip, status, findings) => {
    const id = await at.stay();
    const { document } = await submit(id, chip());
    expect(document.reservationId).toBe(id);
    await at.upload(id, 'selfie', await selfie('one'), 'passport');
    const { idCheck } = await checkOf(id);
    const known = idCheck.findings.filter((finding: string) => finding !== 'faces_not_compared');
    expect([idCheck.status, known]).toEqual([status, findings]);
  },
  LONG,
);

test(
  'without the picture of the chip no face is compared, and a reviewer decides',
  async () => {
    const id = await at.stay();
    await submit(
      id,
      chipOf(holder(), signer, ({ 1: zone }) => ({ 1: zone! })),
    );
    await at.upload(id, 'selfie', await selfie('one'), 'passport');
    expect((await checkOf(id)).idCheck).toMatchObject({ status: 'review', findings: ['faces_not_compared'] });
  },
  LONG,
);

test('where documents are only collected, a chip passes without a selfie, and no face is measured', async () => {
  const id = await at.stay(undefined, { IDCollection: 'required', IDVerification: 'disabled' });
  await submit(id, chipOf(holder()));
  expect((await checkOf(id)).idCheck).toMatchObject({ status: 'passed', missing: [], findings: [] });
  const { rows } = await client.query('select has_face from screening.id_image where reservation_id = $1', [id]);
  expect(rows).toEqual([{ has_face: false }]);
});

test('a chip used for another guest is a finding for both', async () => {
  const screens = { IDCollection: 'required', IDVerification: 'disabled' };
  const [one, other] = [await at.stay(undefined, screens), await at.stay({ full_name: 'Maria Other' }, screens)];
  const chip = chipOf(holder());
  await submit(one, chip);
  await submit(other, chip);
  expect((await checkOf(other)).idCheck.findings).toContain('document_used_before');
  expect((await checkOf(one)).idCheck.findings).toContain('document_used_before');
});

test('what was read is encrypted, and an erasure deletes it with the picture', async () => {
  const [id, person] = [await at.stay(), holder({ last: 'VERYUNUSUAL' })];
  await submit(id, chipOf(person));
  const [row] = await storedReadings(client, id);
  expect(row.file_name).toBeTruthy();
  for (const word of ['VERYUNUSUAL', person.number, '1990-04-12']) expect(JSON.stringify(row)).not.toContain(word);
  expect((await at.service.rest('POST', '/guests/erase', { reservation_id: id })).status).toBe(200);
  await eventually(async () => ((await storedReadings(client, id)).length === 0 ? true : null));
});

test.each<[title: string, change: (chip: Chip) => Chip, rule: string]>([
  ['no base64', (chip) => ({ ...chip, sod: 'not base64!' }), 'string_pattern_mismatch'],
  ['no machine-readable zone', (chip) => ({ ...chip, dataGroups: chip.dataGroups.slice(1) }), 'value_error'],
  ['a data group twice', (chip) => ({ ...chip, dataGroups: [...chip.dataGroups, chip.dataGroups[0]!] }), 'value_error'],
  [
    'too many data groups',
    (chip) => ({ ...chip, dataGroups: Array.from({ length: 17 }, (_, n) => ({ number: n + 1, content: 'YQ==' })) }),
    'too_long',
  ],
])('chip data with %s is refused, and changes nothing', async (_title, change, rule) => {
  const id = await at.stay();
  const { errors } = await submit(id, change(chipOf(holder())));
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', details: [{ type: rule }] } }]);
  expect((await checkOf(id)).idCheck).toMatchObject({ status: 'waiting', chip: null });
});

test(
  'without trusted certificates and without stored pictures, a chip goes to review and leaves no file',
  async () => {
    await at.restart({ ID_IMAGE_RETENTION: 'none' });
    const before = await readdir(join(at.folder, 'files'), { recursive: true });
    const id = await at.stay();
    const { document } = await submit(id, chipOf(holder()));
    expect(document.chip).toMatchObject({ isGenuine: false, faults: ['untrusted_signer'], url: null });
    await at.upload(id, 'selfie', await selfie('one'), 'passport');
    expect((await checkOf(id)).idCheck).toMatchObject({ status: 'review', findings: ['chip_signer_untrusted'] });
    expect(await readdir(join(at.folder, 'files'), { recursive: true })).toEqual(before);
  },
  LONG,
);
