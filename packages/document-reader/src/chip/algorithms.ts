import { constants, type KeyObject, verify, type VerifyKeyObjectInput } from 'node:crypto';
import { RsaSaPssParams } from '@peculiar/asn1-rsa';
import { AsnConvert } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';

/** Hash algorithms of travel documents (ICAO Doc 9303, part 12, 4.4) by object identifier. */
const HASHES: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** The name of a hash algorithm; undefined if it is not permitted. */
export const hashNamed = (oid: string): string | undefined => HASHES[oid];

/** How a signature is made: `hash` undefined if the algorithm does not state one. */
interface Scheme {
  key: 'rsa' | 'ec';
  hash?: string;
  /** Plain: both numbers side by side (BSI TR-03111), not in DER. */
  plain?: true;
}

const rsa = (hash?: string): Scheme => ({ key: 'rsa', ...(hash && { hash }) });
const ec = (hash?: string): Scheme => ({ key: 'ec', ...(hash && { hash }) });
const plain = (hash: string): Scheme => ({ key: 'ec', hash, plain: true });

const PSS = '1.2.840.113549.1.1.10';
const MGF1 = '1.2.840.113549.1.1.8';

const SCHEMES: Record<string, Scheme> = {
  '1.2.840.113549.1.1.1': rsa(),
  '1.2.840.113549.1.1.5': rsa('sha1'),
  '1.2.840.113549.1.1.14': rsa('sha224'),
  '1.2.840.113549.1.1.11': rsa('sha256'),
  '1.2.840.113549.1.1.12': rsa('sha384'),
  '1.2.840.113549.1.1.13': rsa('sha512'),
  '1.2.840.10045.2.1': ec(),
  '1.2.840.10045.4.1': ec('sha1'),
  '1.2.840.10045.4.3.1': ec('sha224'),
  '1.2.840.10045.4.3.2': ec('sha256'),
  '1.2.840.10045.4.3.3': ec('sha384'),
  '1.2.840.10045.4.3.4': ec('sha512'),
  '0.4.0.127.0.7.1.1.4.1.1': plain('sha1'),
  '0.4.0.127.0.7.1.1.4.1.2': plain('sha224'),
  '0.4.0.127.0.7.1.1.4.1.3': plain('sha256'),
  '0.4.0.127.0.7.1.1.4.1.4': plain('sha384'),
  '0.4.0.127.0.7.1.1.4.1.5': plain('sha512'),
};

/** Checks signatures of one algorithm. */
export interface SignatureCheck {
  hash: string;
  holds(signed: Uint8Array, signature: Uint8Array, key: KeyObject): boolean;
}

/** The check for a signature algorithm, whose hash may be the digest's; undefined if it is not supported. */
export function signatureCheck(algorithm: AlgorithmIdentifier, digest: string): SignatureCheck | undefined {
  if (algorithm.algorithm === PSS) return pssCheck(algorithm);
  const scheme = SCHEMES[algorithm.algorithm];
  const hash = scheme?.hash ?? digest;
  if (!scheme) return undefined;
  const input = (key: KeyObject): VerifyKeyObjectInput =>
    scheme.key === 'rsa'
      ? { key, padding: constants.RSA_PKCS1_PADDING }
      : { key, dsaEncoding: scheme.plain ? 'ieee-p1363' : 'der' };
  return {
    hash,
    holds: (signed, signature, key) =>
      key.asymmetricKeyType === scheme.key && holds(hash, signed, signature, input(key)),
  };
}

/** Node hashes and masks with one algorithm, as Doc 9303 recommends. */
function pssCheck({ parameters }: AlgorithmIdentifier): SignatureCheck | undefined {
  const stated = parameters ? AsnConvert.parse(parameters, RsaSaPssParams) : new RsaSaPssParams();
  const { hashAlgorithm, maskGenAlgorithm, saltLength } = stated;
  const hash = hashNamed(hashAlgorithm.algorithm);
  const mask = maskGenAlgorithm.algorithm === MGF1 && maskHash(maskGenAlgorithm);
  if (!hash || mask !== hash) return undefined;
  return {
    hash,
    holds: (signed, signature, key) =>
      (key.asymmetricKeyType === 'rsa' || key.asymmetricKeyType === 'rsa-pss') &&
      holds(hash, signed, signature, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }),
  };
}

function maskHash({ parameters }: AlgorithmIdentifier): string | undefined {
  if (!parameters) return 'sha1';
  return hashNamed(AsnConvert.parse(parameters, AlgorithmIdentifier).algorithm);
}

/** A key that does not fit the algorithm, or a malformed signature, is no valid signature. */
function holds(hash: string, signed: Uint8Array, signature: Uint8Array, input: VerifyKeyObjectInput): boolean {
  try {
    return verify(hash, signed, input, signature);
  } catch {
    return false;
  }
}

const FEWEST_RSA_BITS = 2_048;

/** Whether a well-funded attacker could forge such a signature. */
export const isWeak = (hash: string, key: KeyObject): boolean =>
  hash === 'sha1' || (key.asymmetricKeyDetails?.modulusLength ?? FEWEST_RSA_BITS) < FEWEST_RSA_BITS;
