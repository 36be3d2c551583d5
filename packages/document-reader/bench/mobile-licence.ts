import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { Tagged, encode } from 'cborg';
import { type Keys, type Signer, type SignerSettings, makeSigner } from './chip.js';

export const LICENCE = 'org.iso.18013.5.1.mDL';
export const NAMESPACE = 'org.iso.18013.5.1';

/** Numbers in COSE, with the hash of each and the curve of its keys. */
const ALGORITHMS = {
  ES256: { number: -7, hash: 'sha256', curve: 'P-256' },
  ES384: { number: -35, hash: 'sha384', curve: 'P-384' },
  ES512: { number: -36, hash: 'sha512', curve: 'P-521' },
  EdDSA: { number: -8, hash: null, curve: 'Ed25519' },
  /** Not permitted for mobile documents. */
  ES256K: { number: -47, hash: 'sha256', curve: 'secp256k1' },
} as const;

export type Algorithm = keyof typeof ALGORITHMS;

export function licenceKeys(algorithm: Algorithm = 'ES256'): Keys {
  const { curve } = ALGORITHMS[algorithm];
  return curve === 'Ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: curve });
}

/** Signs licences, with a certificate for it from an issuing authority. */
export const makeLicenceSigner = (authority: Signer, settings: SignerSettings = {}): Signer =>
  makeSigner({ extendedUse: '1.0.18013.5.1.2', ...settings }, authority);

const plain = (bytes: Uint8Array): Uint8Array => Uint8Array.from(bytes);

/** CBOR of a value. */
export const encodeCbor = (value: unknown): Uint8Array => plain(encode(value));
const embedded = (value: unknown): Tagged => new Tagged(24, encodeCbor(value));

/** A date without time. */
export const day = (text: string): Tagged => new Tagged(1004, text);
const time = (date: Date): Tagged => new Tagged(0, `${date.toISOString().slice(0, 19)}Z`);

function signedMessage(
  payload: Uint8Array,
  keys: Keys,
  algorithm: Algorithm,
  options: { chain?: Uint8Array[]; detached?: true },
) {
  const { number, hash } = ALGORITHMS[algorithm];
  const header = encodeCbor(new Map([[1, number]]));
  const signed = encodeCbor(['Signature1', header, new Uint8Array(), payload]);
  const signature = plain(sign(hash, signed, { key: keys.privateKey, dsaEncoding: 'ieee-p1363' }));
  const chain = options.chain?.map(plain);
  return [
    header,
    new Map(chain ? [[33, chain.length === 1 ? chain[0] : chain]] : []),
    options.detached ? null : payload,
    signature,
  ];
}

function coseKey({ publicKey }: Keys): Map<number, unknown> {
  const { crv, x, y } = publicKey.export({ format: 'jwk' });
  const curves: Record<string, number> = { 'P-256': 1, 'P-384': 2, 'P-521': 3, Ed25519: 6 };
  const place = (text: string) => plain(Buffer.from(text, 'base64url'));
  return new Map<number, unknown>([
    [1, y ? 2 : 1],
    [-1, curves[crv!]],
    [-2, place(x!)],
    ...(y ? ([[-3, place(y)]] as const) : []),
  ]);
}

export type LicenceElements = Record<string, unknown>;

export interface MakeLicence {
  elements: LicenceElements;
  signer: Signer;
  algorithm?: Algorithm;
  digest?: 'SHA-256' | 'SHA-384' | 'SHA-512' | 'SHA-1';
  /** What the licence answers instead of what was signed, by element; undefined leaves it out. */
  answers?: LicenceElements;
  /** Types stated by the document and by the security object. */
  documentType?: string;
  signedType?: string;
  signed?: Date;
  validFrom?: Date;
  validUntil?: Date;
  /** A session, which the device signs, or authenticates otherwise. */
  session?: { transcript: unknown; device?: Keys; algorithm?: Algorithm; signs?: 'signature' | 'mac' | 'nothing' };
}

const FROM = new Date('2024-01-01T00:00:00Z');
const TO = new Date('2044-01-01T00:00:00Z');

const itemOf = (digestID: number, elementIdentifier: string, elementValue: unknown): Tagged =>
  embedded({ digestID, random: plain(randomBytes(32)), elementIdentifier, elementValue });

/** A `DeviceResponse` with one mobile driving licence. */
export function makeLicence(ask: MakeLicence): Uint8Array {
  const { documentType = LICENCE, answers = {}, session } = ask;
  const items = Object.entries(ask.elements).map(([name, value], number) => ({
    name,
    item: itemOf(number, name, value),
  }));
  const device = session?.device ?? licenceKeys(session?.algorithm);
  const payload = encodeCbor(
    embedded(
      securityObject(
        ask,
        items.map(({ item }) => item),
        device,
      ),
    ),
  );
  const given = items.flatMap(({ name, item }, number) => {
    if (!Object.hasOwn(answers, name)) return [item];
    return answers[name] === undefined ? [] : [itemOf(number, name, answers[name])];
  });
  const chain = [ask.signer.certificate.raw];
  const document = {
    docType: documentType,
    issuerSigned: {
      nameSpaces: { [NAMESPACE]: given },
      issuerAuth: signedMessage(payload, ask.signer, ask.algorithm ?? 'ES256', { chain }),
    },
    deviceSigned: { nameSpaces: embedded({}), deviceAuth: session ? deviceAuth(session, documentType, device) : {} },
  };
  return encodeCbor({ version: '1.0', documents: [document], status: 0 });
}

function securityObject(ask: MakeLicence, items: readonly Tagged[], device: Keys) {
  const { digest = 'SHA-256', signedType = LICENCE, validFrom = FROM, validUntil = TO } = ask;
  const digestOf = (item: Tagged) => plain(createHash(digest.replace('-', '')).update(encodeCbor(item)).digest());
  return {
    version: '1.0',
    digestAlgorithm: digest,
    valueDigests: { [NAMESPACE]: new Map(items.map((item, number) => [number, digestOf(item)])) },
    deviceKeyInfo: { deviceKey: coseKey(device) },
    docType: signedType,
    validityInfo: {
      signed: time(ask.signed ?? validFrom),
      validFrom: time(validFrom),
      validUntil: time(validUntil),
    },
  };
}

function deviceAuth(
  { transcript, algorithm = 'ES256', signs = 'signature' }: NonNullable<MakeLicence['session']>,
  type: string,
  device: Keys,
) {
  if (signs === 'nothing') return {};
  const mac = [encodeCbor(new Map([[1, 5]])), new Map(), null, plain(randomBytes(32))];
  if (signs === 'mac') return { deviceMac: mac };
  const payload = encodeCbor(embedded(['DeviceAuthentication', transcript, type, embedded({})]));
  return { deviceSignature: signedMessage(payload, device, algorithm, { detached: true }) };
}
