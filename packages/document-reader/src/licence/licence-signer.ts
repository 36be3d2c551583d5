import type { X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, KeyUsage, KeyUsageFlags, id_ce_keyUsage } from '@peculiar/asn1-x509';

/** Extended key usage of certificates that sign mobile driving licences (ISO/IEC 18013-5, B.1.4). */
const SIGNS_LICENCES = '1.0.18013.5.1.2';
const STATE = /(?:^|\n)ST=([^\n]+)/;

/** Whether this is a certificate with which mobile driving licences are signed. Throws if it is malformed. */
export function signsLicences(certificate: X509Certificate): boolean {
  if (certificate.ca || !certificate.keyUsage?.includes(SIGNS_LICENCES)) return false;
  const { extensions = [] } = AsnConvert.parse(certificate.raw, Certificate).tbsCertificate;
  const usage = extensions.find(({ extnID }) => extnID === id_ce_keyUsage);
  if (!usage) return false;
  return (AsnConvert.parse(usage.extnValue.buffer, KeyUsage).toNumber() & KeyUsageFlags.digitalSignature) !== 0;
}

/** State or province in the subject; undefined without one. */
export const stateOf = ({ subject }: X509Certificate): string | undefined => STATE.exec(subject)?.[1];
