import { X509Certificate, createHash } from 'node:crypto';
import { encode } from 'cborg';
import { makeSigner } from '../bench/chip.js';
import {
  type Algorithm,
  type MakeLicence,
  NAMESPACE,
  day,
  encodeCbor,
  licenceKeys,
  makeLicence,
  makeLicenceSigner,
} from '../bench/mobile-licence.js';
import type { MobileLicenceReading } from '../src/licence/licence-reading.js';
import { type VerifyMobileLicence, verifyMobileLicence } from '../src/licence/verify-mobile-licence.js';
import { ANNEX_D, SIGNED_BY_DEVICE } from '../bench/licence-vectors.js';

function read(ask: VerifyMobileLicence): MobileLicenceReading {
  const reading = verifyMobileLicence(ask);
  if ('refused' in reading) throw new Error(`Refused: ${reading.refused}`);
  return reading;
}

const IN_2020 = new Date('2020-10-15T12:00:00Z');
const annexD = (change: Partial<VerifyMobileLicence> = {}) =>
  verifyMobileLicence({
    deviceResponse: ANNEX_D.deviceResponse,
    trusted: [new X509Certificate(ANNEX_D.root)],
    at: IN_2020,
    ...change,
  });

/** The published example with a byte changed after the first place of a text. */
function altered(text: string, offset = 0): Uint8Array {
  const bytes = Uint8Array.from(ANNEX_D.deviceResponse);
  bytes[Buffer.from(bytes).indexOf(text) + text.length + offset]! ^= 1;
  return bytes;
}

describe('the example of ISO/IEC 18013-5, annex D', () => {
  test('is signed by an authority whose root of annex B is trusted, and lacks the birth date', () => {
    const { picture, ...reading } = annexD() as MobileLicenceReading;
    expect(reading).toEqual({
      proved: [
        'signature',
        'signer',
        'validity',
        'family_name',
        'issue_date',
        'expiry_date',
        'document_number',
        'portrait',
      ],
      faults: ['no_birth_date'],
      fields: { lastName: 'Doe', expiryDate: '2024-10-20', issueDate: '2019-10-20', documentNumber: '123456789' },
      signer: { country: 'US', validFrom: '2020-10-01', validTo: '2021-10-01' },
    });
    expect([picture?.format, picture?.bytes.length]).toEqual(['jpeg', 1_042]);
  });

  test.each([
    ['2020-10-01T13:30:01Z', ['outside_validity']],
    ['2021-10-01T00:00:01Z', ['expired_signer']],
    ['2021-10-02T00:00:00Z', ['expired_signer', 'outside_validity']],
  ])('at %s has the further faults %j', (at, faults) => {
    expect(annexD({ at: new Date(at) })).toMatchObject({ faults: [...faults, 'no_birth_date'] });
  });

  test('is of an untrusted signer without its root, or with another of the same name', () => {
    const other = makeSigner({ country: 'US' }).certificate;
    expect(annexD({ trusted: [] })).toMatchObject({ faults: ['untrusted_signer', 'no_birth_date'] });
    expect(annexD({ trusted: [other] })).toMatchObject({ faults: ['untrusted_signer', 'no_birth_date'] });
  });

  test.each([
    ['family_name', 'digest_family_name', 2],
    ['document_number', 'digest_document_number', 5],
    ['expiry_date', 'digest_expiry_date', 8],
    ['portrait', 'digest_portrait', 500],
    ['driving_privileges', 'digest_other', 10],
  ])('with another %s than was signed has the fault %s, and its value is not read', (name, fault, offset) => {
    const reading = annexD({ deviceResponse: altered(`${name}lelementValue`, offset) });
    expect(reading).toMatchObject({ faults: [fault, 'no_birth_date'] });
    expect((reading as MobileLicenceReading).proved).not.toContain(name);
  });

  test('with another digest in the security object is not signed, and nothing of it is read', () => {
    const reading = annexD({ deviceResponse: altered('valueDigests', 30) });
    expect(reading).toEqual({ proved: [], faults: ['signature'], fields: {} });
  });

  test('was authenticated with a MAC, which proves nothing to whom the reader sends it', () => {
    const sessionTranscript = encode([null, null, null]);
    expect(annexD({ sessionTranscript })).toMatchObject({ faults: ['no_birth_date', 'no_device_signature'] });
  });
});

describe('a published answer that the device signed', () => {
  const { deviceResponse, origin, nonce } = SIGNED_BY_DEVICE;
  const handover = createHash('sha256')
    .update(encode([origin, `web-origin:${origin}`, nonce]))
    .digest();
  const transcript = [null, null, ['OpenID4VPDCAPIHandover', Uint8Array.from(handover)]];
  const signer = new X509Certificate(
    Buffer.from(deviceResponse).subarray(
      ...((at) => [at, at + 708] as const)(Buffer.from(deviceResponse).indexOf('308202c0', 'hex')),
    ),
  );
  const ask = { deviceResponse, trusted: [signer], at: new Date('2025-02-20T00:00:00Z') };
  const MISSING = ['no_birth_date', 'no_document_number', 'no_expiry_date', 'no_portrait'];

  test('counts in its own session', () => {
    const reading = read({ ...ask, sessionTranscript: encode(transcript) });
    expect(reading).toMatchObject({
      proved: ['signature', 'signer', 'validity', 'family_name', 'given_name', 'device_signature'],
      faults: MISSING,
      fields: { firstName: 'Jon', lastName: 'Smith' },
    });
  });

  test('does not count in another session', () => {
    const reading = read({
      ...ask,
      sessionTranscript: encode([null, null, ['OpenID4VPDCAPIHandover', Uint8Array.from([1])]]),
    });
    expect(reading.faults).toEqual([...MISSING, 'device_signature']);
  });
});

const AT = new Date('2030-06-01T12:00:00Z');
const JPEG = Uint8Array.from(Buffer.from('ffd8ffe000104a46494600', 'hex'));
const authority = makeSigner({ country: 'US' });
const signer = makeLicenceSigner(authority, { country: 'US', state: 'US-CA' });
const ELEMENTS = {
  family_name: 'García',
  given_name: 'María',
  birth_date: day('1990-04-12'),
  issue_date: day('2024-01-01'),
  expiry_date: day('2034-04-12'),
  issuing_country: 'US',
  issuing_jurisdiction: 'US-CA',
  document_number: 'D1234567',
  portrait: JPEG,
  sex: 2,
  height: 170,
};
const SESSION = [null, null, ['a session', 1]];

const ask = (change: Partial<MakeLicence> = {}, further: Partial<VerifyMobileLicence> = {}): VerifyMobileLicence => ({
  deviceResponse: makeLicence({ elements: ELEMENTS, signer, ...change }),
  trusted: [authority.certificate],
  at: AT,
  ...further,
});
const faultsOf = (change: Partial<MakeLicence>, further: Partial<VerifyMobileLicence> = {}) =>
  read(ask(change, further)).faults;
const without = (...names: (keyof typeof ELEMENTS)[]) => ({
  answers: Object.fromEntries(names.map((name) => [name, undefined])),
});

describe('licences made for the test', () => {
  test('a licence is genuine, and its holder is read', () => {
    const { picture, proved, ...reading } = read(ask());
    expect(proved).toEqual([
      'signature',
      'signer',
      'validity',
      ...Object.keys(ELEMENTS).filter((name) => name !== 'height'),
    ]);
    expect(reading).toEqual({
      faults: [],
      fields: {
        firstName: 'María',
        lastName: 'García',
        birthDate: '1990-04-12',
        issueDate: '2024-01-01',
        expiryDate: '2034-04-12',
        documentNumber: 'D1234567',
        sex: 'F',
      },
      issuingCountry: 'US',
      signer: { country: 'US', validFrom: '2020-01-01', validTo: '2045-01-01' },
    });
    expect(picture).toEqual({ format: 'jpeg', bytes: JPEG });
  });

  test.each<Algorithm>(['ES256', 'ES384', 'ES512', 'EdDSA'])(
    '%s is permitted, for authority and device',
    (algorithm) => {
      const by = makeLicenceSigner(authority, { keys: licenceKeys(algorithm) });
      const session = { transcript: SESSION, algorithm };
      const reading = read(ask({ signer: by, algorithm, session }, { sessionTranscript: encodeCbor(SESSION) }));
      expect([reading.faults, reading.proved.at(-1)]).toEqual([[], 'device_signature']);
    },
  );

  test.each(['SHA-256', 'SHA-384', 'SHA-512'] as const)('digests of %s are permitted', (digest) => {
    expect(faultsOf({ digest })).toEqual([]);
  });

  test('other algorithms are not', () => {
    const by = makeLicenceSigner(authority, { keys: licenceKeys('ES256K') });
    expect(faultsOf({ signer: by, algorithm: 'ES256K' })).toEqual(['algorithm_unsupported']);
    expect(faultsOf({ digest: 'SHA-1' })).toEqual(['algorithm_unsupported']);
    expect(faultsOf({ signer: by, algorithm: 'ES256' })).toEqual(['signature']);
    expect(faultsOf({ signer: makeLicenceSigner(authority, { keys: licenceKeys('ES384') }) })).toEqual(['signature']);
    const weak = makeSigner({ scheme: 'rsa', hash: 'sha1' });
    expect(faultsOf({ signer: makeLicenceSigner(weak) }, { trusted: [weak.certificate] })).toEqual(['algorithm_weak']);
  });

  test.each(Object.keys(ELEMENTS))('another %s than was signed is a fault', (name) => {
    const other = { portrait: Uint8Array.from([...JPEG, 1]), sex: 1, height: 180 }[name] ?? day('1980-01-01');
    const { faults, proved } = read(ask({ answers: { [name]: other } }));
    expect(faults).toEqual([`digest_${name === 'height' ? 'other' : name}`]);
    expect(proved).not.toContain(name);
  });

  test.each(['family_name', 'birth_date', 'document_number', 'expiry_date', 'portrait'] as const)(
    'a licence without %s is incomplete, also if it is empty',
    (name) => {
      expect(faultsOf(without(name))).toEqual([`no_${name}`]);
      expect(faultsOf({ elements: { ...ELEMENTS, [name]: '' } })).toEqual([`no_${name}`]);
    },
  );

  test('dates that do not exist, overlong names and unknown pictures are no values', () => {
    const elements = {
      ...ELEMENTS,
      family_name: 'A'.repeat(201),
      birth_date: day('1990-02-30'),
      expiry_date: 20_340_412,
      portrait: Uint8Array.from([1, 2, 3]),
    };
    expect(faultsOf({ elements })).toEqual(['no_family_name', 'no_birth_date', 'no_expiry_date', 'no_portrait']);
  });

  test('elements of other namespaces and unknown names are verified, not read', () => {
    expect(read(ask({ elements: { ...ELEMENTS, 'Name of the holder': 'x' } })).proved).not.toContain(
      'Name of the holder',
    );
    expect(faultsOf({ elements: { ...ELEMENTS, secret: 1 }, answers: { secret: 2 } })).toEqual(['digest_other']);
  });

  test('another type of document is refused, or was signed', () => {
    expect(verifyMobileLicence(ask({ documentType: 'org.iso.23220.photoid.1' }))).toEqual({ refused: 'no_licence' });
    expect(faultsOf({ signedType: 'org.iso.23220.photoid.1' })).toEqual(['other_document_type']);
  });

  test('what was signed must be valid now, and its signer then and now', () => {
    expect(faultsOf({ validUntil: new Date('2030-06-01T11:59:59Z') })).toEqual(['outside_validity']);
    expect(faultsOf({ validFrom: new Date('2030-06-01T12:00:01Z') })).toEqual(['outside_validity']);
    expect(faultsOf({ signed: new Date('2019-01-01') })).toEqual(['expired_signer']);
    expect(faultsOf({ signer: makeLicenceSigner(authority, { to: new Date('2030-01-01') }) })).toEqual([
      'expired_signer',
    ]);
    const old = makeSigner({ to: new Date('2030-01-01') });
    expect(faultsOf({ signer: makeLicenceSigner(old) }, { trusted: [old.certificate] })).toEqual(['expired_signer']);
  });

  test('the signer must be one of licences, issued by a trusted authority itself', () => {
    const foreign = makeSigner({ country: 'US' });
    expect(faultsOf({ signer: makeLicenceSigner(foreign) })).toEqual(['untrusted_signer']);
    expect(faultsOf({ signer: makeSigner({}, authority) })).toEqual(['untrusted_signer']);
    expect(faultsOf({ signer: makeSigner({ extendedUse: '1.0.18013.5.1.6' }, authority) })).toEqual([
      'untrusted_signer',
    ]);
    expect(faultsOf({ signer: authority })).toEqual(['untrusted_signer']);
    expect(faultsOf({ signer: makeLicenceSigner(makeLicenceSigner(authority)) })).toEqual(['untrusted_signer']);
  });

  test('a signer of another state than the licence is a fault', () => {
    const nevada = makeLicenceSigner(authority, { country: 'US', state: 'US-NV' });
    expect(faultsOf({ signer: nevada })).toEqual(['other_jurisdiction']);
    expect(faultsOf({ signer: nevada, ...without('issuing_jurisdiction') })).toEqual([]);
  });
});

describe('the device', () => {
  const sessionTranscript = encodeCbor(SESSION);

  test('signs its session, given as it is or embedded', () => {
    const deviceResponse = makeLicence({ elements: ELEMENTS, signer, session: { transcript: SESSION } });
    for (const given of [sessionTranscript, Buffer.concat([Buffer.from('d818', 'hex'), encode(sessionTranscript)])])
      expect(read(ask({}, { deviceResponse, sessionTranscript: given }))).toMatchObject({
        faults: [],
        proved: expect.arrayContaining(['device_signature']),
      });
  });

  test('is not proved without the session, which is no fault: the answer may be a copy', () => {
    const { faults, proved } = read(ask({ session: { transcript: SESSION } }));
    expect(faults).toEqual([]);
    expect(proved).not.toContain('device_signature');
  });

  test.each<[string, MakeLicence['session'], string]>([
    ['another session', { transcript: [null, null, 'another'] }, 'device_signature'],
    ['a MAC', { transcript: SESSION, signs: 'mac' }, 'no_device_signature'],
    ['nothing', { transcript: SESSION, signs: 'nothing' }, 'no_device_signature'],
  ])('with %s proves no session', (_title, session, fault) => {
    expect(faultsOf({ session }, { sessionTranscript })).toEqual([fault]);
  });

  test('must have the key that the authority signed', () => {
    const [own, other] = [licenceKeys(), licenceKeys()];
    const stolen = { publicKey: own.publicKey, privateKey: other.privateKey };
    expect(faultsOf({ session: { transcript: SESSION, device: stolen } }, { sessionTranscript })).toEqual([
      'device_signature',
    ]);
  });
});

describe('hostile bytes', () => {
  const refusalOf = (deviceResponse: Uint8Array) => verifyMobileLicence({ deviceResponse, trusted: [], at: AT });
  const hex = (text: string) => Buffer.from(text, 'hex');
  const one = encodeCbor({ version: '1.0', documents: [], status: 0 });

  test.each<[string, Uint8Array, string]>([
    ['no bytes', Buffer.alloc(0), 'not_cbor'],
    ['a text', encode('DeviceResponse'), 'not_cbor'],
    ['JSON', Buffer.from('{"version":"1.0"}'), 'not_cbor'],
    ['indefinite lengths', hex('bf6776657273696f6e63312e30ff'), 'not_cbor'],
    ['a repeated key', hex('a26776657273696f6e63312e306776657273696f6e63312e30'), 'not_cbor'],
    ['an endless map', hex('bb00000000ffffffff'), 'not_cbor'],
    ['an endless array', hex('9affffffff'), 'not_cbor'],
    ['an unknown tag', hex('d9ffff01'), 'not_cbor'],
    ['bytes after it', Buffer.concat([one, Buffer.alloc(1)]), 'not_cbor'],
    ['deep arrays', Buffer.concat([Buffer.alloc(500_000, 0x81), hex('00')]), 'not_cbor'],
    ['deep tags', Buffer.concat([Buffer.alloc(500_000, 0xc0), hex('00')]), 'not_cbor'],
    ['many items', Buffer.concat([hex('9a0007a120'), Buffer.alloc(500_000)]), 'not_cbor'],
    ['no document', one, 'no_licence'],
    ['another version', encodeCbor({ version: '2.0' }), 'no_licence'],
    ['more than a megabyte', Buffer.alloc(1_048_577), 'too_large'],
    [
      'two licences',
      encodeCbor({ version: '1.0', documents: [1, 2].map(() => ({ docType: 'org.iso.18013.5.1.mDL' })) }),
      'more_licences',
    ],
    ['many documents', encodeCbor({ version: '1.0', documents: Array.from({ length: 9 }, () => ({})) }), 'too_large'],
    [
      'many elements',
      makeLicence({ elements: Object.fromEntries(Array.from({ length: 257 }, (_, n) => [`e${n}`, n])), signer }),
      'too_large',
    ],
  ])('%s is refused quickly', (_title, bytes, refused) => {
    const from = performance.now();
    expect(refusalOf(bytes)).toEqual({ refused });
    expect(performance.now() - from).toBeLessThan(1_000);
  });

  test.each([encode('a session'), encode([1, 2]), Buffer.from('f'), Buffer.alloc(0), Buffer.alloc(1_048_577)])(
    'a session of other bytes is refused',
    (sessionTranscript) => {
      expect(verifyMobileLicence(ask({}, { sessionTranscript }))).toEqual({ refused: 'no_session' });
    },
  );

  test('a licence without a security object, or with noise in its place, is not signed', () => {
    const document = (issuerAuth: unknown) =>
      encodeCbor({
        version: '1.0',
        documents: [
          { docType: 'org.iso.18013.5.1.mDL', issuerSigned: { nameSpaces: { [NAMESPACE]: [] }, issuerAuth } },
        ],
      });
    for (const noise of [
      null,
      1,
      [],
      [Buffer.alloc(3), new Map(), Buffer.alloc(3), Buffer.alloc(3)],
      ['a', 'b', 'c', 'd'],
    ])
      expect(read({ deviceResponse: document(noise), trusted: [], at: AT })).toEqual({
        proved: [],
        faults: ['no_security_object'],
        fields: {},
      });
  });

  test('no truncated answer is genuine, and none throws', () => {
    const { deviceResponse, ...rest } = ask();
    for (let length = 0; length < deviceResponse.length; length += 3)
      expect(verifyMobileLicence({ ...rest, deviceResponse: deviceResponse.subarray(0, length) })).toHaveProperty(
        'refused',
      );
  });

  test('no answer with a flipped bit is believed with other data, and none throws', () => {
    const { deviceResponse, ...rest } = ask();
    const good = read({ deviceResponse, ...rest });
    let believed = 0;
    for (let place = 0; place < deviceResponse.length; place++) {
      const changed = Uint8Array.from(deviceResponse);
      changed[place]! ^= 1 << (place % 8);
      const reading = verifyMobileLicence({ ...rest, deviceResponse: changed });
      if ('refused' in reading || reading.faults.length > 0) continue;
      // Some bytes are not signed, such as the status and what the device adds: what is proved stays the same.
      expect(reading).toEqual(good);
      believed += 1;
    }
    expect(believed).toBeLessThan(60);
  });

  test('no random bytes are read, and none throw', () => {
    let seed = 7;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let round = 0; round < 2_000; round++)
      expect(refusalOf(Uint8Array.from({ length: next() % 400 }, () => next() % 256))).toHaveProperty('refused');
  });
});
