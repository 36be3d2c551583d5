import type { RiskRule } from './risk-rule.js';
import type { BlacklistField } from '../../../booking/facts/blacklist-facts.js';

/** Name of the matched field in a sentence and points of a match. Namesakes can share a name and a date of birth. */
const FIELDS: Record<BlacklistField, { name: string; points: number }> = {
  email: { name: 'email address', points: 60 },
  phone: { name: 'phone number', points: 60 },
  name_and_birth_date: { name: 'name and date of birth', points: 45 },
  document_number: { name: 'document number', points: 80 },
};

/** One risk for each field on which a list of blocked guests can match. */
export const BLACKLIST_RISKS: readonly RiskRule[] = (Object.keys(FIELDS) as BlacklistField[]).map((field) => ({
  code: `blacklist_${field}`,
  points: FIELDS[field].points,
  text: `An entry on a list of blocked guests matches the guest's ${FIELDS[field].name}.`,
  recommendation: 'Compare the guest with the entry on the list, then approve or decline.',
  applies: ({ blacklist }) => blacklist.hits.some(({ matchedOn }) => matchedOn === field),
  without: (signals) => ({
    ...signals,
    blacklist: { hits: signals.blacklist.hits.filter(({ matchedOn }) => matchedOn !== field) },
  }),
}));
