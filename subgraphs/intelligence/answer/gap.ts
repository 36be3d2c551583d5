import { usStateNameOf } from '../built-in/us-states.js';

/** A required source that was not searched, or whose data was too old to rely on. */
export interface Gap {
  /** Name of the imported list, dataset or provider, as in settings and imports. */
  source: string;
  /** Stable reason code in snake_case. */
  reason: string;
  /** One or two sentences: what was not covered, and what the operator can do. */
  message: string;
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

/** Contents of each dataset, as worded in the middle of a sentence. */
const KINDS: Readonly<Record<string, string>> = {
  watchlists: 'sanctions lists',
  watchlist: 'sanctions lists',
  sex_offenders: 'sex offender registers',
  adverse_media: 'news articles',
  'sex-offenders': 'sex offender registers',
  evictions: 'eviction records',
  news: 'news articles',
};

const kindOf = (source: string) => KINDS[source] ?? source;

/** Argument of the import command. */
const importOf = (source: string) => (source === 'watchlists' ? 'official' : source);

const placeOf = ({ state }: GapDetail) => (state ? (usStateNameOf(state) ?? state) : 'this state');

const TEXTS: Readonly<Record<string, (source: string, detail: GapDetail) => string>> = {
  no_records_imported: (source, { isFetched }) =>
    isFetched
      ? `No ${kindOf(source)} are imported yet. They are being downloaded; the check runs again when they are available.`
      : `No ${kindOf(source)} are imported. Import them (npm run import -- ${importOf(source)}) or configure a provider.`,
  no_records_of_state: (source, detail) =>
    `No ${kindOf(source)} are imported for ${placeOf(detail)}. Import them (npm run import -- ${source}) or configure a provider that covers it.`,
  no_records_of_country: (source, { country }) =>
    `No ${kindOf(source)} are imported for ${country ?? 'this country'}. Import them (npm run import -- ${source}) or configure a provider.`,
  some_sources_only: (_, { sources = [] }) =>
    `Sources searched: ${sources.join(', ') || 'none'}. Specify a state to see whether it is covered.`,
  no_such_source: () => 'Unknown source. See the list of sources for valid names.',
  name_missing: (source) => `The ${kindOf(source)} were not searched: first and last name are required.`,
  state_missing: (source) =>
    `The ${kindOf(source)} were not searched: the guest's US state of residence is missing. Ask the guest for the full address.`,
  date_of_birth_missing: (source) =>
    `The ${kindOf(source)} were not searched: the date of birth is missing. Ask the guest for it.`,
  state_switched_off: (source, detail) =>
    `The ${kindOf(source)} of ${placeOf(detail)} were not searched: this state is turned off in the settings.`,
  list_not_imported: (source, { isFetched }) =>
    `The ${source} list is not imported${isFetched ? ' yet' : ''}. Import it, or remove it from SANCTIONS_LISTS if you do not need it.`,
  data_too_old: (source, { asOf, maxAgeDays }) =>
    `${source}: the data is too old (date: ${asOf ?? 'unknown'}; maximum age: ${maxAgeDays ?? 0} days). Import a newer copy.`,
  provider_failed: (source) => `The provider ${source} did not respond. The search will be retried.`,
  no_news_for_country: (source, { language = 'matching', country = 'this country' }) =>
    `${source}: no ${language} news imported, which is required for ${country}. Import a news feed that declares this language (npm run import -- news) or configure a provider.`,
  language_not_covered: (source, { language = 'matching' }) =>
    `${source}: no ${language} news imported, which is required for the script of the guest's name. Import a news feed in this language or configure a provider.`,
  period_not_covered: (source, { language = '', days = 0, since = 'an unknown date' }) =>
    `${source}: the ${language} news does not cover the last ${days} days (it starts on ${since} or has too many days without an article). Import older articles or configure a provider.`,
  too_few_articles: (source, { language = '', days = 0, articles = 0, needed = 0 }) =>
    `${source}: only ${articles} ${language} articles in the last ${days} days; at least ${needed} are required. Import more news feeds or configure a provider.`,
  more_articles_than_read: (source) =>
    `${source} has more articles for this name than the search reads. Review them manually.`,
  name_too_short: (source) => `${source} does not support names this short. Search manually.`,
  no_provider: (source) => `No source of ${kindOf(source)} is available. Import data or configure a provider.`,
  coverage_unknown: (source) =>
    `The coverage of this search of the ${kindOf(source)} was not recorded. Start a new search.`,
  search_failed: (source) => `The search of the ${kindOf(source)} failed. Start a new search, or search manually.`,
  not_asked_in_test_mode: (source) => `The provider ${source} is not used in test mode or with an SDK key.`,
};

/** Creates a gap with its message. A reason without a message of its own is shown as is. */
export function gapOf(source: string, reason: string, detail: GapDetail = {}): Gap {
  const message = TEXTS[reason]?.(source, detail) ?? `${source} was not searched (${reason}).`;
  return { source, reason, message };
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
