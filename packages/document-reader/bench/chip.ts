import {
  type KeyObject,
  X509Certificate,
  constants,
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
} from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
  id_contentType,
  id_messageDigest,
  id_signedData,
} from '@peculiar/asn1-cms';
import { RsaSaPssParams } from '@peculiar/asn1-rsa';
import { AsnConvert, AsnObjectIdentifierConverter, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
} from '@peculiar/asn1-x509';
import { checkDigitOf } from '../src/mrz/fields/check-digits.js';
import { DataGroupHash, LdsSecurityObject } from '../src/chip/security-object.js';

export type Hash = 'sha1' | 'sha256' | 'sha384' | 'sha512';
export type Scheme = 'rsa' | 'pss' | 'ecdsa' | 'plain' | 'explicit' | 'brainpool';

const HASHES: Record<Hash, string> = {
  sha1: '1.3.14.3.2.26',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
};
const RSA: Record<Hash, string> = {
  sha1: '1.2.840.113549.1.1.5',
  sha256: '1.2.840.113549.1.1.11',
  sha384: '1.2.840.113549.1.1.12',
  sha512: '1.2.840.113549.1.1.13',
};
const ECDSA: Record<Hash, string> = {
  sha1: '1.2.840.10045.4.1',
  sha256: '1.2.840.10045.4.3.2',
  sha384: '1.2.840.10045.4.3.3',
  sha512: '1.2.840.10045.4.3.4',
};
const PLAIN: Record<Hash, string> = {
  sha1: '0.4.0.127.0.7.1.1.4.1.1',
  sha256: '0.4.0.127.0.7.1.1.4.1.3',
  sha384: '0.4.0.127.0.7.1.1.4.1.4',
  sha512: '0.4.0.127.0.7.1.1.4.1.5',
};
const LDS_OBJECT = '2.23.136.1.1.1';
const HASH_BYTES: Record<Hash, number> = { sha1: 20, sha256: 32, sha384: 48, sha512: 64 };

const hashId = (hash: Hash) => new AlgorithmIdentifier({ algorithm: HASHES[hash] });

function algorithmOf(scheme: Scheme, hash: Hash): AlgorithmIdentifier {
  if (scheme === 'rsa') return new AlgorithmIdentifier({ algorithm: RSA[hash], parameters: null });
  if (scheme !== 'pss') return new AlgorithmIdentifier({ algorithm: (scheme === 'plain' ? PLAIN : ECDSA)[hash] });
  const mask = new AlgorithmIdentifier({
    algorithm: '1.2.840.113549.1.1.8',
    parameters: AsnConvert.serialize(hashId(hash)),
  });
  const stated = new RsaSaPssParams({
    hashAlgorithm: hashId(hash),
    maskGenAlgorithm: mask,
    saltLength: HASH_BYTES[hash],
  });
  return new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.10', parameters: AsnConvert.serialize(stated) });
}

export interface Keys {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

function keysOf(scheme: Scheme, bits: number): Keys {
  if (scheme === 'rsa' || scheme === 'pss') return generateKeyPairSync('rsa', { modulusLength: bits });
  const namedCurve = scheme === 'brainpool' ? 'brainpoolP256r1' : 'P-256';
  return generateKeyPairSync('ec', { namedCurve, paramEncoding: scheme === 'explicit' ? 'explicit' : 'named' });
}

function signed(bytes: Uint8Array, key: KeyObject, scheme: Scheme, hash: Hash): Uint8Array {
  if (scheme === 'rsa') return sign(hash, bytes, key);
  if (scheme === 'pss')
    return sign(hash, bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: HASH_BYTES[hash] });
  return sign(hash, bytes, { key, dsaEncoding: scheme === 'plain' ? 'ieee-p1363' : 'der' });
}

const plainBuffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

function nameOf(country: string, common: string, state?: string): Name {
  const part = (type: string, text: string) =>
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type, value: new AttributeValue({ printableString: text }) }),
    ]);
  return new Name([part('2.5.4.6', country), ...(state ? [part('2.5.4.8', state)] : []), part('2.5.4.3', common)]);
}

/** How a country or a document signer signs, and when its certificate is valid. */
export interface SignerSettings {
  scheme?: Scheme;
  hash?: Hash;
  bits?: number;
  country?: string;
  /** State or province in the subject. */
  state?: string;
  from?: Date;
  to?: Date;
  /** Keys that were made before, of any kind. */
  keys?: Keys;
  /** Extended key usage; the key usage is then that of digital signatures. */
  extendedUse?: string;
}

export interface Signer extends Keys {
  certificate: X509Certificate;
  scheme: Scheme;
  hash: Hash;
}

function usesOf(use: string): Extension[] {
  const usage = AsnConvert.serialize(new KeyUsage(KeyUsageFlags.digitalSignature));
  const extended = AsnConvert.serialize(new ExtendedKeyUsage([use]));
  return [
    new Extension({ extnID: id_ce_keyUsage, critical: true, extnValue: new OctetString(usage) }),
    new Extension({ extnID: id_ce_extKeyUsage, critical: true, extnValue: new OctetString(extended) }),
  ];
}

const FROM = new Date('2020-01-01T00:00:00Z');
const TO = new Date('2045-01-01T00:00:00Z');

/** A country signing authority, or with `issuer` a document signer. */
export function makeSigner(settings: SignerSettings = {}, issuer?: Signer): Signer {
  const { scheme = 'ecdsa', hash = 'sha256', bits = 2048, country = 'UT', from = FROM, to = TO } = settings;
  const keys = settings.keys ?? keysOf(scheme, bits);
  const by = issuer ?? { ...keys, scheme, hash };
  const isCountry = issuer === undefined;
  const constraints = AsnConvert.serialize(new BasicConstraints({ cA: isCountry }));
  const algorithm = algorithmOf(by.scheme, by.hash);
  const serial = randomBytes(8);
  serial[0] = 1;
  const tbs = new TBSCertificate({
    version: Version.v3,
    serialNumber: plainBuffer(serial),
    signature: algorithm,
    issuer: issuer
      ? AsnConvert.parse(issuer.certificate.raw, Certificate).tbsCertificate.subject
      : nameOf(country, 'Country Signer'),
    validity: new Validity({ notBefore: from, notAfter: to }),
    subject: nameOf(country, isCountry ? 'Country Signer' : 'Document Signer', settings.state),
    subjectPublicKeyInfo: AsnConvert.parse(
      keys.publicKey.export({ type: 'spki', format: 'der' }),
      SubjectPublicKeyInfo,
    ),
    extensions: new Extensions([
      new Extension({ extnID: id_ce_basicConstraints, critical: true, extnValue: new OctetString(constraints) }),
      ...(settings.extendedUse ? usesOf(settings.extendedUse) : []),
    ]),
  });
  const signature = signed(new Uint8Array(AsnConvert.serialize(tbs)), by.privateKey, by.scheme, by.hash);
  const certificate = new Certificate({
    tbsCertificate: tbs,
    signatureAlgorithm: algorithm,
    signatureValue: plainBuffer(signature),
  });
  const der = Buffer.from(AsnConvert.serialize(certificate));
  return { ...keys, scheme, hash, certificate: new X509Certificate(der) };
}

/** A data object with its tag and length in DER. */
export function tagged(tag: number | number[], content: Uint8Array): Buffer {
  const { length } = content;
  const places = [16, 8, 0].map((shift) => (length >> shift) & 255);
  const long = places.slice(places.findIndex((place) => place > 0));
  const size = length < 0x80 ? [length] : [0x80 + long.length, ...long];
  return Buffer.concat([Buffer.from([tag].flat()), Buffer.from(size), content]);
}

/** The holder of a fictitious passport. Dates are `YYMMDD`. */
export interface PassportHolder {
  state: string;
  last: string;
  first: string;
  number: string;
  born: string;
  expires: string;
}

/** The machine-readable zone of a passport. */
export function passportLines({ state, last, first, number, born, expires }: PassportHolder): string[] {
  const checked = (text: string) => `${text}${checkDigitOf(text)}`;
  const [document, birth, expiry] = [checked(number.padEnd(9, '<')), checked(born), checked(expires)];
  const optional = `${'<'.repeat(14)}0`;
  const whole = checkDigitOf(`${document}${birth}${expiry}${optional}`);
  const nation = state.padEnd(3, '<');
  return [`P<${nation}${last}<<${first}`.padEnd(44, '<'), `${document}${nation}${birth}F${expiry}${optional}${whole}`];
}

/** Data group 1: the lines of a machine-readable zone. */
export const zoneGroup = (lines: string[]): Buffer => tagged(0x61, tagged([0x5f, 0x1f], Buffer.from(lines.join(''))));

/** Data group 2: a picture behind the header of ISO/IEC 19794-5, with zeros for what readers skip. */
export function faceGroup(picture: Uint8Array): Buffer {
  const header = Buffer.concat([Buffer.from('4641430030313000', 'hex'), Buffer.alloc(38)]);
  const block = tagged([0x5f, 0x2e], Buffer.concat([header, picture]));
  const template = tagged([0x7f, 0x60], Buffer.concat([tagged(0xa1, tagged(0x81, Buffer.from([2]))), block]));
  return tagged(0x75, tagged([0x7f, 0x61], Buffer.concat([tagged(0x02, Buffer.from([1])), template])));
}

/** EF.SOD over data groups, signed by a document signer. */
export function makeSod(dataGroups: Record<number, Uint8Array>, signer: Signer, groupHash: Hash = 'sha256'): Buffer {
  const { scheme, hash, certificate } = signer;
  const hashes = Object.entries(dataGroups).map(([group, bytes]) =>
    Object.assign(new DataGroupHash(), {
      group: Number(group),
      hash: new OctetString(createHash(groupHash).update(bytes).digest()),
    }),
  );
  const lds = Object.assign(new LdsSecurityObject(), { hashAlgorithm: hashId(groupHash), hashes });
  const content = new Uint8Array(AsnConvert.serialize(lds));
  const attributes = [
    new Attribute({
      attrType: id_contentType,
      attrValues: [AsnObjectIdentifierConverter.toASN(LDS_OBJECT).toBER()],
    }),
    new Attribute({
      attrType: id_messageDigest,
      attrValues: [AsnConvert.serialize(new OctetString(createHash(hash).update(content).digest()))],
    }),
  ];
  const set = tagged(0x31, Buffer.concat(attributes.map((each) => Buffer.from(AsnConvert.serialize(each)))));
  const parsed = AsnConvert.parse(certificate.raw, Certificate);
  const { issuer, serialNumber } = parsed.tbsCertificate;
  const info = new SignerInfo({
    version: 1,
    sid: new SignerIdentifier({ issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }) }),
    digestAlgorithm: hashId(hash),
    signedAttrs: attributes,
    signatureAlgorithm: algorithmOf(scheme, hash),
    signature: new OctetString(signed(set, signer.privateKey, scheme, hash)),
  });
  const data = new SignedData({
    version: 3,
    digestAlgorithms: new DigestAlgorithmIdentifiers([hashId(hash)]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: LDS_OBJECT,
      eContent: new EncapsulatedContent({ single: new OctetString(content) }),
    }),
    certificates: new CertificateSet([new CertificateChoices({ certificate: parsed })]),
    signerInfos: new SignerInfos([info]),
  });
  const whole = new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(data) });
  return tagged(0x77, Buffer.from(AsnConvert.serialize(whole)));
}
