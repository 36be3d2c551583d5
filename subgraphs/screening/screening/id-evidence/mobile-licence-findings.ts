import type { MobileLicenceFault } from '@guest-screening/document-reader';
import type { IdFinding } from '../../booking/facts/id-findings.js';
import type { ReadImage } from '../../booking/id-document/stored-reading.js';
import { isOtherState } from './chip-findings.js';

const FINDINGS: Partial<Record<MobileLicenceFault, IdFinding>> = {
  signature: 'licence_not_genuine',
  other_document_type: 'licence_not_genuine',
  algorithm_weak: 'licence_algorithm_weak',
  untrusted_signer: 'licence_signer_untrusted',
  expired_signer: 'licence_signer_expired',
  other_jurisdiction: 'licence_other_issuer',
  outside_validity: 'licence_outdated',
  device_signature: 'licence_device_unproved',
  no_device_signature: 'licence_device_unproved',
  no_family_name: 'licence_incomplete',
  no_birth_date: 'licence_incomplete',
  no_document_number: 'licence_incomplete',
  no_expiry_date: 'licence_incomplete',
  no_portrait: 'licence_incomplete',
};

/** Doubts about a mobile licence; empty without one, or if it is genuine. */
export function mobileLicenceFindings(pages: readonly ReadImage[]): IdFinding[] {
  const licence = pages.find(({ step }) => step === 'mobile_licence')?.reading.mobileLicence;
  if (!licence) return [];
  const isOther = isOtherState(licence, licence.fields.issuingCountry);
  return [...new Set([...licence.faults.map(findingOf), ...(isOther ? (['licence_other_issuer'] as const) : [])])];
}

/** Every fault is a finding, also one without a name of its own here. */
const findingOf = (fault: MobileLicenceFault): IdFinding =>
  fault.startsWith('digest_') ? 'licence_not_genuine' : (FINDINGS[fault] ?? 'licence_not_verified');
