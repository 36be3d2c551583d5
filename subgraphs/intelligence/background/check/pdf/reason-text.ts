const TEXTS: Record<string, string> = {
  name_missing: 'First and last name were not given.',
  date_of_birth_missing: 'The date of birth was not given.',
  state_missing: 'No State of the United States was given.',
  united_states_only: 'Records are of the United States only.',
  state_switched_off: 'The operator does not search this State, where the law limits the use.',
  no_records_imported: 'No records are loaded.',
  no_provider: 'Nobody is set up to answer.',
  name_too_short: 'The name is too short to be searched.',
  provider_failed: 'The provider did not answer, although it was asked several times.',
  a_provider_failed: 'One of several providers did not answer.',
  search_failed: 'The search failed every time. Search for the person yourself.',
  source_removed: 'The source is no longer there.',
};

/** A reason in a sentence for people. */
export function reasonText(reason: string | null): string {
  return TEXTS[reason ?? ''] ?? `Reason: ${reason ?? 'unknown'}.`;
}
