import { type KeyObject, createPublicKey, verify } from 'node:crypto';
import { encode } from 'cborg';
import { bytesOf, decodeCbor, listOf, mapOf, numberOf } from './cbor.js';

/** Labels of headers (RFC 9052, RFC 9360). */
const ALGORITHM = 1;
const CERTIFICATES = 33;

/** COSE_Sign1 (RFC 9052, section 4.2). Nothing in it is proved yet. */
export interface SignedMessage {
  /** Protected headers as they were encoded. */
  header: Uint8Array;
  algorithm: number;
  /** Certificates in DER, that of the signer first. */
  certificates: Uint8Array[];
  /** Null if it is sent elsewhere. */
  payload: Uint8Array | null;
  signature: Uint8Array;
}

const MOST_CERTIFICATES = 4;

/** Parses an array of COSE_Sign1. Throws if it is something else. */
export function signedMessageOf(item: unknown): SignedMessage {
  const [header, unprotected, payload, signature, ...others] = listOf(item);
  if (others.length > 0) throw new Error('Not a signed message.');
  const chain = mapOf(unprotected).get(CERTIFICATES) ?? [];
  const certificates = (Array.isArray(chain) ? chain : [chain]).map(bytesOf);
  if (certificates.length > MOST_CERTIFICATES) throw new Error('Too many certificates.');
  return {
    header: bytesOf(header),
    algorithm: numberOf(mapOf(decodeCbor(bytesOf(header))).get(ALGORITHM)),
    certificates,
    payload: payload === null ? null : bytesOf(payload),
    signature: bytesOf(signature),
  };
}

interface Scheme {
  /** Null: the algorithm includes it. */
  hash: string | null;
  /** Names of curves or key types. */
  keys: string[];
}

/** Signatures permitted for mobile documents (ISO/IEC 18013-5, table 22), by their number in COSE. */
const SCHEMES: Record<number, Scheme> = {
  [-7]: { hash: 'sha256', keys: ['prime256v1', 'brainpoolP256r1'] },
  [-35]: { hash: 'sha384', keys: ['secp384r1', 'brainpoolP320r1', 'brainpoolP384r1'] },
  [-36]: { hash: 'sha512', keys: ['secp521r1', 'brainpoolP512r1'] },
  [-8]: { hash: null, keys: ['ed25519', 'ed448'] },
};

/** Whether messages of this algorithm can be verified. */
export const isSupported = ({ algorithm }: SignedMessage): boolean => Object.hasOwn(SCHEMES, algorithm);

/** Whether the key signed the message with this payload. */
export function isSignedBy({ header, algorithm, signature }: SignedMessage, payload: Uint8Array, key: KeyObject) {
  const scheme = SCHEMES[algorithm];
  const name = key.asymmetricKeyDetails?.namedCurve ?? key.asymmetricKeyType ?? '';
  if (!scheme?.keys.includes(name)) return false;
  const signed = encode(['Signature1', header, new Uint8Array(), payload]);
  try {
    return verify(scheme.hash, signed, scheme.hash ? { key, dsaEncoding: 'ieee-p1363' } : key, signature);
  } catch {
    return false;
  }
}

const NIST_CURVES: Record<number, string> = { 1: 'P-256', 2: 'P-384', 3: 'P-521' };
const EDWARDS_CURVES: Record<number, string> = { 6: 'Ed25519', 7: 'Ed448' };

/** A public COSE_Key (RFC 9053, section 7). Throws if it is not on a supported curve, or its point is compressed. */
export function publicKeyOf(item: unknown): KeyObject {
  const key = mapOf(item);
  const curve = numberOf(key.get(-1));
  const place = (label: number) => Buffer.from(bytesOf(key.get(label))).toString('base64url');
  const [kind, crv] = key.get(1) === 1 ? ['OKP', EDWARDS_CURVES[curve]] : ['EC', NIST_CURVES[curve]];
  if (!crv) throw new Error('The curve is not supported.');
  const jwk = { kty: kind, crv, x: place(-2), ...(kind === 'EC' && { y: place(-3) }) };
  return createPublicKey({ key: jwk, format: 'jwk' });
}
