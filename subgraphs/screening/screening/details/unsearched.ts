import type { CheckResult } from './check-result.js';

/** Reasons as sentences; for any other the code is shown in words. */
const SENTENCES: Readonly<Record<string, string>> = {
  pending: 'The search is in progress.',
  person_incomplete:
    "The search needs the guest's first and last name, and an address or phone number that shows their country.",
  no_records_imported: 'No records have been imported yet.',
  no_provider: 'No provider is set up.',
};

/** Codes that read better in other words. */
const PHRASES: Readonly<Record<string, string>> = {
  pending: 'in progress',
  not_asked: 'not requested yet',
  no_provider: 'no provider is set up',
  provider_failed: 'the provider did not respond',
  a_provider_failed: 'one provider did not respond',
  search_failed: 'the search failed',
  no_records_imported: 'no records have been imported',
  no_records_of_state: 'no records for the state',
  no_records_of_country: 'no records for the country',
  list_not_imported: 'the list has not been imported',
  data_too_old: 'the data is too old',
  state_switched_off: 'turned off for the state',
  state_undetermined: 'the state is not known',
  state_missing: 'the state is not known',
  date_of_birth_missing: 'the date of birth is not known',
  name_missing: 'the name is not known',
  not_asked_in_test_mode: 'not searched in test mode',
  email_masked: 'the email address belongs to a booking channel',
  features_out_of_bounds: 'the booking has values that the model does not support',
};

/** A stable snake_case reason as a phrase for the operator. */
export const reasonInWords = (reason: string): string => PHRASES[reason] ?? reason.replaceAll('_', ' ');

/**
 * Result of a check whose search has not finished: INCOMPLETE, waiting for the guest or for the service.
 *
 * @param incomplete the entry's help text for INCOMPLETE
 */
export function unsearched(incomplete: string, reason: string): CheckResult {
  const help = `${incomplete} ${SENTENCES[reason] ?? `The search could not run: ${reasonInWords(reason)}.`}`;
  const waitsFor = reason === 'person_incomplete' ? 'guest' : 'service';
  return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor };
}
