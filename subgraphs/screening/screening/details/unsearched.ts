import type { CheckResult } from './check-result.js';

/** Reasons in words; others are told as they are. */
const WORDS: Readonly<Record<string, string>> = {
  pending: 'The search is running.',
  person_incomplete:
    'First and last name, and an address or phone number that tells the country, are needed to search.',
  no_records_imported: 'There is nothing to search: nothing is imported yet.',
  no_provider: 'No provider is set up.',
};

/**
 * An entry whose search has not come to an end: INCOMPLETE, for the guest to complete or for the service.
 *
 * @param incomplete what INCOMPLETE means for the entry
 */
export function unsearched(incomplete: string, reason: string): CheckResult {
  const help = `${incomplete} ${WORDS[reason] ?? `It could not be searched: ${reason}.`}`;
  const waitsFor = reason === 'person_incomplete' ? 'guest' : 'service';
  return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor };
}
