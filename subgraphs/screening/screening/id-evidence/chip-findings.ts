import type { ChipFault } from '@guest-screening/document-reader';
import countries from 'i18n-iso-countries/index.js';
import type { IdFinding } from '../../booking/facts/id-findings.js';
import type { ReadImage } from '../../booking/id-document/stored-reading.js';

const FINDINGS: Partial<Record<ChipFault, IdFinding>> = {
  signature: 'chip_not_genuine',
  no_sod: 'chip_not_verified',
  algorithm_unsupported: 'chip_not_verified',
  algorithm_weak: 'chip_algorithm_weak',
  untrusted_signer: 'chip_signer_untrusted',
  expired_signer: 'chip_signer_expired',
};

/** Codes in machine-readable zones whose documents other codes sign (ICAO Doc 9303, part 3, section 5). */
const SIGNED_BY: Record<string, string[]> = {
  D: ['DE'],
  GBD: ['GB'],
  GBN: ['GB'],
  GBO: ['GB'],
  GBP: ['GB'],
  GBS: ['GB'],
  CHN: ['CN', 'HK', 'MO'],
  EUE: ['EU'],
  RKS: ['KS', 'XK'],
  UNA: ['UN'],
  UNK: ['UN'],
  UNO: ['UN'],
};

/** Doubts about the chip of a document; empty without a chip, or if it is genuine. */
export function chipFindings(pages: readonly ReadImage[]): IdFinding[] {
  const read = pages.find(({ step }) => step === 'chip')?.reading;
  if (!read?.chip) return [];
  const isOther = isOtherState(read.chip, read.zone?.fields.issuingCountry);
  return [...new Set([...read.chip.faults.flatMap(findingOf), ...(isOther ? (['chip_other_state'] as const) : [])])];
}

/** An unreadable picture raises no doubt about the document; that faces were not compared is a finding of its own. */
function findingOf(fault: ChipFault): IdFinding[] {
  const finding = fault.startsWith('hash_dg') ? 'chip_not_genuine' : FINDINGS[fault];
  return finding ? [finding] : [];
}

/** Whether another country signed a document than the one that it names (three letters). */
export function isOtherState({ signerCountry }: { signerCountry?: string }, state: string | undefined): boolean {
  if (!signerCountry || !state) return false;
  const signing = SIGNED_BY[state] ?? [countries.alpha3ToAlpha2(state)];
  return !signing.includes(signerCountry);
}
