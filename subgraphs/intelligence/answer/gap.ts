import { languagePhrases, namePhrase } from '#kit/phrase-names.js';
import { type Phrase, type StoredPhrase, phrasebook, storedPhrase } from '#kit/phrase.js';
import { US_STATE_NAMES, usStateNameOf } from '../built-in/us-states.js';

/** A required source that was not searched, or whose data was too old to rely on. */
export interface Gap {
  /** Name of the imported list, dataset or provider, as in settings and imports. */
  source: string;
  /** Stable reason code in snake_case. */
  reason: string;
  /** One or two sentences: what was not covered, and what the operator can do. */
  message: string;
  /** The message as a phrase; missing in older reports. */
  phrase?: StoredPhrase;
}

/** Details for the message of a gap, depending on its reason. */
export interface GapDetail {
  /** Postal abbreviation of a US state. */
  state?: string | undefined;
  /** ISO 3166-1 alpha-2 code; for news, the English name. */
  country?: string | undefined;
  /** Names of the sources that were searched. */
  sources?: string[];
  /** Whether it is being downloaded; checks run again when it is available. */
  isFetched?: boolean | undefined;
  /** Date (ISO 8601) of data that is too old, and the maximum age in days. */
  asOf?: string;
  maxAgeDays?: number;
  /** For news: the language (in English), the days to cover, and the first day covered. */
  language?: string;
  days?: number;
  since?: string;
  /** Number of articles found, and the number required. */
  articles?: number;
  needed?: number;
}

/** English texts of gaps by code, with their values in braces. The dashboard has them in its other languages. */
export const GAP_PHRASES = {
  'gap.no_records_downloading':
    'No {kind} are imported yet. They are being downloaded; the check runs again when they are available.',
  'gap.no_records_imported':
    'No {kind} are imported. Import them (npm run import -- {import}) or configure a provider.',
  'gap.no_records_of_state':
    'No {kind} are imported for {state}. Import them (npm run import -- {source}) or configure a provider that covers it.',
  'gap.no_records_of_country':
    'No {kind} are imported for {country}. Import them (npm run import -- {source}) or configure a provider.',
  'gap.some_sources_only': 'Sources searched: {sources}. Specify a state to see whether it is covered.',
  'gap.no_such_source': 'Unknown source. See the list of sources for valid names.',
  'gap.name_missing': 'The {kind} were not searched: first and last name are required.',
  'gap.state_missing':
    "The {kind} were not searched: the guest's US state of residence is missing. Ask the guest for the full address.",
  'gap.date_of_birth_missing': 'The {kind} were not searched: the date of birth is missing. Ask the guest for it.',
  'gap.state_switched_off': 'The {kind} of {state} were not searched: this state is turned off in the settings.',
  'gap.list_not_imported':
    'The {source} list is not imported. Import it, or remove it from SANCTIONS_LISTS if you do not need it.',
  'gap.list_downloading':
    'The {source} list is not imported yet. Import it, or remove it from SANCTIONS_LISTS if you do not need it.',
  'gap.data_too_old': '{source}: the data is too old (date: {date}; maximum age: {days} days). Import a newer copy.',
  'gap.provider_failed': 'The provider {source} did not respond. The search will be retried.',
  'gap.no_news_for_country':
    '{source}: no {language| or } news imported, which is required for {country}. Import a news feed that declares this language (npm run import -- news) or configure a provider.',
  'gap.language_not_covered':
    "{source}: no {language| or } news imported, which is required for the script of the guest's name. Import a news feed in this language or configure a provider.",
  'gap.period_not_covered':
    '{source}: the {language| or } news does not cover the last {days} days (it starts on {date} or has too many days without an article). Import older articles or configure a provider.',
  'gap.too_few_articles':
    '{source}: only {count} {language| or } articles in the last {days} days; at least {needed} are required. Import more news feeds or configure a provider.',
  'gap.more_articles_than_read':
    '{source} has more articles for this name than the search reads. Review them manually.',
  'gap.name_too_short': '{source} does not support names this short. Search manually.',
  'gap.no_provider': 'No source of {kind} is available. Import data or configure a provider.',
  'gap.coverage_unknown': 'The coverage of this search of the {kind} was not recorded. Start a new search.',
  'gap.search_failed': 'The search of the {kind} failed. Start a new search, or search manually.',
  'gap.not_asked_in_test_mode': 'The provider {source} is not used in test mode or with an SDK key.',
  'gap.no_account_in_records': 'The imported {kind} include none of this person.',
  'gap.no_records_by_phone': 'The imported {kind} cannot be searched by phone number. Add the email address.',
  'gap.no_email_to_ask_by': '{source} can only be searched by email address.',
  'gap.nothing_to_ask_by': '{source} was not searched: the email address and phone number are missing.',
  'gap.host_speaks_no_webfinger': '{source} was not searched: the domain of the email address has no directory.',
  'gap.other': '{source} was not searched ({reason}).',

  // Contents of datasets, in the middle of a sentence
  'kind.sanctions': 'sanctions lists',
  'kind.sex_offenders': 'sex offender registers',
  'kind.news': 'news articles',
  'kind.evictions': 'eviction records',
  'kind.social': 'social accounts',
  'place.this_state': 'this state',
  'place.this_country': 'this country',
  'sources.none': 'none',
  'language.matching': 'matching',
  'date.unknown': 'unknown',
  'date.an_unknown_date': 'an unknown date',
} as const;

const stateCode = (state: string) => `state.${state}`;

/** English names of US states by code. */
export const STATE_PHRASES: Readonly<Record<string, string>> = Object.fromEntries(
  [...US_STATE_NAMES].map(([state, name]) => [stateCode(state), name]),
);

const phrase = phrasebook(GAP_PHRASES);

const KINDS: Readonly<Record<string, Phrase>> = {
  watchlists: phrase('kind.sanctions'),
  watchlist: phrase('kind.sanctions'),
  sex_offenders: phrase('kind.sex_offenders'),
  adverse_media: phrase('kind.news'),
  'sex-offenders': phrase('kind.sex_offenders'),
  evictions: phrase('kind.evictions'),
  news: phrase('kind.news'),
  social: phrase('kind.social'),
};

const kindOf = (source: string) => KINDS[source] ?? source;

/** Arguments of the import command that differ from the name of the source. */
const IMPORTS: Readonly<Record<string, string>> = { watchlists: 'official', social: 'accounts' };

const importOf = (source: string) => IMPORTS[source] ?? source;

function placeOf({ state }: GapDetail): Phrase | string {
  if (!state) return phrase('place.this_state');
  const text = usStateNameOf(state);
  return text ? { code: stateCode(state), text } : state;
}

const countryOf = ({ country }: GapDetail) =>
  country ? (namePhrase('region', country) ?? country) : phrase('place.this_country');

const languageOf = ({ language }: GapDetail) => (language ? languagePhrases(language) : phrase('language.matching'));

/** Phrases with values other than the source and its kind. */
const DETAILED: Readonly<Record<string, (source: string, detail: GapDetail) => Phrase>> = {
  no_records_imported: (source, { isFetched }) =>
    isFetched
      ? phrase('gap.no_records_downloading', { kind: kindOf(source) })
      : phrase('gap.no_records_imported', { kind: kindOf(source), import: importOf(source) }),
  no_records_of_state: (source, detail) =>
    phrase('gap.no_records_of_state', { kind: kindOf(source), state: placeOf(detail), source }),
  no_records_of_country: (source, detail) =>
    phrase('gap.no_records_of_country', { kind: kindOf(source), country: countryOf(detail), source }),
  some_sources_only: (_, { sources = [] }) =>
    phrase('gap.some_sources_only', { sources: sources.length > 0 ? sources : phrase('sources.none') }),
  no_such_source: () => phrase('gap.no_such_source'),
  state_switched_off: (source, detail) =>
    phrase('gap.state_switched_off', { kind: kindOf(source), state: placeOf(detail) }),
  list_not_imported: (source, { isFetched }) =>
    phrase(isFetched ? 'gap.list_downloading' : 'gap.list_not_imported', { source }),
  data_too_old: (source, { asOf, maxAgeDays }) =>
    phrase('gap.data_too_old', { source, date: asOf ?? phrase('date.unknown'), days: maxAgeDays ?? 0 }),
  no_news_for_country: (source, detail) =>
    phrase('gap.no_news_for_country', { source, language: languageOf(detail), country: countryOf(detail) }),
  language_not_covered: (source, detail) =>
    phrase('gap.language_not_covered', { source, language: languageOf(detail) }),
  period_not_covered: (source, { days = 0, since, ...detail }) =>
    phrase('gap.period_not_covered', {
      source,
      language: languageOf(detail),
      days,
      date: since ?? phrase('date.an_unknown_date'),
    }),
  too_few_articles: (source, { days = 0, articles = 0, needed = 0, ...detail }) =>
    phrase('gap.too_few_articles', { source, language: languageOf(detail), days, count: articles, needed }),
};

/** Reasons whose phrase names the source, or the kind of its data. */
const OF_SOURCE = [
  'provider_failed',
  'more_articles_than_read',
  'name_too_short',
  'not_asked_in_test_mode',
  'no_email_to_ask_by',
  'nothing_to_ask_by',
  'host_speaks_no_webfinger',
] as const;
const OF_KIND = [
  'name_missing',
  'state_missing',
  'date_of_birth_missing',
  'no_provider',
  'coverage_unknown',
  'search_failed',
  'no_account_in_records',
  'no_records_by_phone',
] as const;

function phraseOf(source: string, reason: string, detail: GapDetail): Phrase {
  const detailed = DETAILED[reason]?.(source, detail);
  if (detailed) return detailed;
  const ofSource = OF_SOURCE.find((one) => one === reason);
  if (ofSource) return phrase(`gap.${ofSource}`, { source });
  const ofKind = OF_KIND.find((one) => one === reason);
  if (ofKind) return phrase(`gap.${ofKind}`, { kind: kindOf(source) });
  return phrase('gap.other', { source, reason });
}

/** Creates a gap with its message. A reason without a message of its own is shown as is. */
export function gapOf(source: string, reason: string, detail: GapDetail = {}): Gap {
  const said = phraseOf(source, reason, detail);
  return { source, reason, message: said.text, phrase: storedPhrase(said) };
}

/** Removes duplicate gaps and keeps their order. */
export function joinedGaps(gaps: readonly Gap[]): Gap[] {
  return [...new Map(gaps.map((gap) => [`${gap.source} ${gap.message}`, gap])).values()];
}

/** Reasons that an import may resolve. */
export const IMPORTABLE: readonly string[] = [
  'no_records_imported',
  'no_records_of_state',
  'no_records_of_country',
  'list_not_imported',
  'data_too_old',
];

/** Whether importing data may make an incomplete search complete. */
export const awaitsImport = (said: { reason: string | null; gaps?: readonly Gap[] | undefined } | null): boolean =>
  [said?.reason, ...(said?.gaps ?? []).map(({ reason }) => reason)].some((reason) => IMPORTABLE.includes(reason ?? ''));
