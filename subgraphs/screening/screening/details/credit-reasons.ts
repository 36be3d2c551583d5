import { type Phrase, verbatim } from '#kit/phrase.js';

/** Reasons that bureaus commonly give. Others are shown as the bureau spells them. */
const CODES = [
  'address_mismatch',
  'bankruptcy',
  'charge_offs',
  'collections',
  'debt_settlement',
  'deceased',
  'defaults',
  'delinquencies',
  'evictions',
  'foreclosure',
  'fraud_alert',
  'high_debt',
  'high_utilization',
  'identity_mismatch',
  'insolvency',
  'judgments',
  'late_payments',
  'low_score',
  'many_accounts',
  'missed_payments',
  'public_records',
  'recent_inquiries',
  'repossession',
  'short_history',
  'tax_liens',
  'thin_file',
  'too_many_inquiries',
];

const spelled = (code: string) => code.replaceAll('_', ' ');

/** English words of the reasons of a credit bureau, by code. */
export const CREDIT_REASON_PHRASES: Readonly<Record<string, string>> = Object.fromEntries(
  CODES.map((code) => [`credit.reason.${code}`, spelled(code)]),
);

/** A reason of a credit bureau as a phrase. */
export function creditReason(reason: string): Phrase {
  const code = `credit.reason.${reason}`;
  const text = CREDIT_REASON_PHRASES[code];
  return text === undefined ? verbatim(spelled(reason)) : { code, text };
}
