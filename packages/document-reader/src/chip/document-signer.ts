import { X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';
import { hashNamed, isWeak, signatureCheck } from './algorithms.js';
import type { ChipFault, ChipSigner } from './chip-reading.js';

/** Certificates for master lists, deviation lists and barcodes have an extended key usage of ICAO. */
const OTHER_USES = '2.23.136.1.1.';
const COUNTRY = /(?:^|\n)C=([A-Za-z]{2})(?:\n|$)/;

/** Opens a certificate in DER; null if it cannot be read. */
export function openCertificate(der: Uint8Array): X509Certificate | null {
  try {
    return new X509Certificate(der);
  } catch {
    return null;
  }
}

/** Whether this is a certificate with which documents are signed. */
export const signsDocuments = (certificate: X509Certificate): boolean =>
  !certificate.ca && !certificate.keyUsage?.some((use) => use.startsWith(OTHER_USES));

const isIn = (certificate: X509Certificate, time: Date): boolean =>
  new Date(certificate.validFrom) <= time && time <= new Date(certificate.validTo);

const issued = (issuer: X509Certificate, certificate: X509Certificate): boolean => {
  try {
    return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  } catch {
    return false;
  }
};

/**
 * What is wrong with a document signer: a trusted country certificate must have issued it, or it is itself trusted, and
 * all must be valid at this time, and when the document was signed. Revocation lists are not read.
 */
export function signerFaults(
  signer: X509Certificate,
  trusted: readonly X509Certificate[],
  times: readonly Date[],
): ChipFault[] {
  const isTrusted = trusted.some(({ raw }) => raw.equals(signer.raw));
  const issuers = isTrusted ? [signer] : trusted.filter((issuer) => issued(issuer, signer));
  if (issuers.length === 0) return ['untrusted_signer'];
  const isCurrent = (issuer: X509Certificate) => times.every((time) => isIn(signer, time) && isIn(issuer, time));
  return [
    ...(issuers.some(isCurrent) ? [] : (['expired_signer'] as const)),
    ...(isWeaklyIssued(signer, issuers[0]!) ? (['algorithm_weak'] as const) : []),
  ];
}

/** Ed25519 and Ed448 (RFC 8410), which authorities of mobile licences may use. */
const EDWARDS = ['1.3.101.112', '1.3.101.113'];

/** Whether the country's signature of the certificate is weak. A certificate that is itself trusted needs none. */
function isWeaklyIssued(signer: X509Certificate, issuer: X509Certificate): boolean {
  if (issuer === signer) return false;
  const { signatureAlgorithm } = AsnConvert.parse(signer.raw, Certificate);
  if (EDWARDS.includes(signatureAlgorithm.algorithm)) return false;
  const hash = signatureCheck(signatureAlgorithm, hashNamed(signatureAlgorithm.algorithm) ?? '')?.hash;
  return hash === undefined || isWeak(hash, issuer.publicKey);
}

const day = (time: string): string => new Date(time).toISOString().slice(0, 10);

/** Country and validity of a document signer. */
export function describeSigner({ subject, validFrom, validTo }: X509Certificate): ChipSigner {
  const country = COUNTRY.exec(subject)?.[1]?.toUpperCase();
  return { ...(country && { country }), validFrom: day(validFrom), validTo: day(validTo) };
}
