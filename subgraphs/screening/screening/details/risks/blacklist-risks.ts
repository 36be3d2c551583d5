import type { RiskRule } from './risk-rule.js';
import type { BlacklistField } from '../../../booking/facts/blacklist-facts.js';

/** What the matched field is called in a sentence, and what a match on it weighs: a namesake may share name and birth date. */
const FIELDS: Record<BlacklistField, { name: string; points: number }> = {
  email: { name: 'e-mail address', points: 60 },
  phone: { name: 'phone number', points: 60 },
  name_and_birth_date: { name: 'name and birth date', points: 45 },
  document_number: { name: 'document number', points: 80 },
};

/** The matched field in words. */
export function blacklistFieldName(field: BlacklistField): string {
  return FIELDS[field].name;
}

/** One risk for each field on which a list of unwanted guests can match. */
export const BLACKLIST_RISKS: readonly RiskRule[] = (Object.keys(FIELDS) as BlacklistField[]).map((field) => ({
  code: `blacklist_${field}`,
  points: FIELDS[field].points,
  text: `The ${FIELDS[field].name} of the guest is on a list of unwanted guests.`,
  recommendation: 'Compare the guest with the entry on the list, then approve or decline by hand.',
  applies: ({ blacklist }) => blacklist.hits.some(({ matchedOn }) => matchedOn === field),
  without: (signals) => ({
    ...signals,
    blacklist: { hits: signals.blacklist.hits.filter(({ matchedOn }) => matchedOn !== field) },
  }),
}));
