import { type Phrase, verbatim } from '#kit/phrase.js';

/** Reasons that bureaus commonly give. Others are shown as the bureau spells them. */
const CODES = [
  'address_mismatch',
  'bad_debt',
  'bankruptcy',
  'charge_offs',
  'closed_accounts',
  'collections',
  'county_court_judgments',
  'debt_management_plan',
  'debt_settlement',
  'deceased',
  'defaults',
  'delinquencies',
  'evictions',
  'foreclosure',
  'fraud_alert',
  'garnishments',
  'high_balances',
  'high_debt',
  'high_utilization',
  'identity_mismatch',
  'inactive_accounts',
  'income_unverified',
  'insolvency',
  'judgments',
  'late_payments',
  'limited_history',
  'low_income',
  'low_score',
  'many_accounts',
  'missed_payments',
  'new_accounts',
  'no_address_history',
  'no_recent_activity',
  'past_due',
  'payday_loans',
  'public_records',
  'recent_inquiries',
  'repossession',
  'revolving_debt',
  'security_freeze',
  'short_history',
  'tax_liens',
  'thin_file',
  'too_many_inquiries',
  'unpaid_rent',
  'unpaid_utilities',
  'write_offs',
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
