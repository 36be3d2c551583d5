/** Texts of a report. */
export interface ReportWords {
  title: string;
  /** Of the file and its footer. */
  confidential: string;
  created: (time: string) => string;
  page: (page: number, pages: number) => string;
  test: string;
  testData: string;
  verdicts: Readonly<Record<'CLEARED' | 'REVIEW' | 'FAILED', { word: string; text: string }>>;
  notFullySearched: (sources: string) => string;
  person: string;
  labels: Readonly<Record<'name' | 'born' | 'address' | 'gender' | 'phone' | 'email', string>>;
  searched: string;
  /** Names of the sources by key. English is in the results themselves. */
  sources: Readonly<Record<string, string>>;
  states: Readonly<
    Record<'notApplicable' | 'notSearched' | 'incomplete' | 'found' | 'noResults' | 'noConcerns', string>
  >;
  asOf: (source: string, date: string) => string;
  reasons: Readonly<Record<string, string>>;
  /** For a reason without a text of its own. */
  reason: (code: string) => string;
  unknown: string;
  about: string;
  period: (id: string, from: string, to: string) => string;
  legal: string;
}

export const en: ReportWords = {
  title: 'Background check',
  confidential: 'confidential',
  created: (time) => `created ${time}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  test: 'Test',
  testData: 'Test mode: based on built-in and imported data only.',
  verdicts: {
    CLEARED: { word: 'Cleared', text: 'Every applicable source was searched. No matches found.' },
    REVIEW: {
      word: 'Review',
      text: 'Manual review needed: matches were found, or a source could not be fully searched.',
    },
    FAILED: { word: 'Failed', text: 'No source could be searched, so this check says nothing about the person.' },
  },
  notFullySearched: (sources) => `Not fully searched: ${sources}.`,
  person: 'Person checked',
  labels: { name: 'Name', born: 'Born', address: 'Address', gender: 'Gender', phone: 'Phone', email: 'Email' },
  searched: 'Sources searched',
  sources: {},
  states: {
    notApplicable: 'Not applicable',
    notSearched: 'Not searched',
    incomplete: 'Incomplete',
    found: 'Found',
    noResults: 'No results',
    noConcerns: 'No concerns',
  },
  asOf: (source, date) => `${source}, as of ${date}.`,
  reasons: {
    name_missing: 'First or last name missing.',
    date_of_birth_missing: 'Date of birth missing.',
    state_missing: 'US state missing.',
    united_states_only: 'Records cover the United States only.',
    state_switched_off: 'Your settings exclude this state, where the law limits the use of these records.',
    no_records_imported: 'No records imported.',
    no_provider: 'No provider configured.',
    name_too_short: 'The name is too short to search for.',
    provider_failed: 'The provider did not respond after several attempts.',
    a_provider_failed: 'One of several providers did not respond.',
    search_failed: 'The search failed after several attempts. Search for the person yourself.',
    source_removed: 'This source is no longer available.',
  },
  reason: (code) => `Reason: ${code}.`,
  unknown: 'unknown',
  about: 'About this check',
  period: (id, from, to) => `Check ${id}, ${from} to ${to}.`,
  legal:
    'Matches are based on the name and other details provided, and may concern another person. Verify them before you act, and follow local law: some uses of registers and court records are prohibited.',
};
