import { usStateNameOf } from '../built-in/us-states.js';

/** A source that a question needed and that was not consulted, or whose data was too old to rely on. */
export interface Gap {
  /** The source: an imported list or data set, or a provider, by the name that settings and imports use. */
  source: string;
  /** A stable snake_case word. */
  reason: string;
  /** One sentence or two for a person: what was not covered, and what the operator can do. */
  message: string;
}

/** What a gap is about, where its reason alone does not say. */
export interface GapDetail {
  /** Postal abbreviation of a State of the United States. */
  state?: string | undefined;
  /** ISO 3166-1 alpha-2, or an English name of news. */
  country?: string | undefined;
  /** Names of the sources that were searched. */
  sources?: string[];
  /** The service fetches it from its publisher, and checks run again once it is there. */
  isFetched?: boolean | undefined;
  /** The day (ISO 8601) of data that is too old, and the age in days that is allowed. */
  asOf?: string;
  maxAgeDays?: number;
  /** Of news, in English: the language, the country, the days that have to be covered, and the first day there is. */
  language?: string;
  days?: number;
  since?: string;
  /** Articles that there are, and that are needed. */
  articles?: number;
  needed?: number;
}

/** What each data set holds, in the middle of a sentence. */
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

/** What the command that imports them takes. */
const importOf = (source: string) => (source === 'watchlists' ? 'official' : source);

const placeOf = ({ state }: GapDetail) => (state ? (usStateNameOf(state) ?? state) : 'this state');

const TEXTS: Readonly<Record<string, (source: string, detail: GapDetail) => string>> = {
  no_records_imported: (source, { isFetched }) =>
    isFetched
      ? `No ${kindOf(source)} are imported yet. The service is fetching them from their publishers and checks again once they are here.`
      : `No ${kindOf(source)} are imported. Import some (npm run import -- ${importOf(source)}) or set up a provider.`,
  no_records_of_state: (source, detail) =>
    `No ${kindOf(source)} are imported for ${placeOf(detail)}. Import them (npm run import -- ${source}) or set up a provider that covers it.`,
  no_records_of_country: (source, { country }) =>
    `No ${kindOf(source)} are imported for ${country ?? 'this country'}. Import them (npm run import -- ${source}) or set up a provider.`,
  some_sources_only: (_, { sources = [] }) =>
    `Only ${sources.join(', ') || 'nothing'} was searched. Name a state to see whether it is covered.`,
  no_such_source: () => 'No source of that name is available. GET the list of sources for the names.',
  name_missing: (source) => `The ${kindOf(source)} were not searched: first and last name are needed.`,
  state_missing: (source) =>
    `The ${kindOf(source)} were not searched: the US state that the guest lives in is not known. Ask for the full address.`,
  date_of_birth_missing: (source) =>
    `The ${kindOf(source)} were not searched: the date of birth is not known. Ask the guest for it.`,
  state_switched_off: (source, detail) =>
    `Your settings do not allow a search of the ${kindOf(source)} of ${placeOf(detail)}. Decide without them.`,
  list_not_imported: (source, { isFetched }) =>
    `The ${source} list is not imported${isFetched ? ' yet' : ''}. Import it, or remove it from SANCTIONS_LISTS if you do not need it.`,
  data_too_old: (source, { asOf, maxAgeDays }) =>
    `${source}: the data is from ${asOf ?? 'an unknown day'}, older than the ${maxAgeDays ?? 0} days allowed. Import a newer copy.`,
  provider_failed: (source) => `The provider ${source} did not answer. The search runs again later.`,
  no_news_for_country: (source, { language = 'such', country = 'this country' }) =>
    `${source}: there is no ${language} news, which is needed for ${country}. Import a feed in that language (npm run import -- news), with its language stated, or set up a provider.`,
  language_not_covered: (source, { language = 'such' }) =>
    `${source}: there is no ${language} news, which is needed for the letters that the guest's name is written in. Import a feed in that language or set up a provider.`,
  period_not_covered: (source, { language = '', days = 0, since = 'an unknown day' }) =>
    `${source}: the ${language} news does not cover the last ${days} days (it begins on ${since} or has too many days without an article). Import older articles or set up a provider.`,
  too_few_articles: (source, { language = '', days = 0, articles = 0, needed = 0 }) =>
    `${source}: there are only ${articles} ${language} articles of the last ${days} days, and ${needed} are needed. Import more feeds or set up a provider.`,
  more_articles_than_read: (source) =>
    `${source} lists more articles of this name than are read. Search for the guest yourself.`,
  name_too_short: (source) => `${source} does not search for names this short. Search for the guest yourself.`,
  no_provider: (source) => `No source of ${kindOf(source)} is set up. Import data or set up a provider.`,
  coverage_unknown: (source) =>
    `This search of the ${kindOf(source)} does not say what it covered. Start a new search.`,
  search_failed: (source) =>
    `The search of the ${kindOf(source)} failed. Start a new search, or search for the guest yourself.`,
  not_asked_in_test_mode: (source) => `The provider ${source} is not asked in test mode or with an SDK key.`,
};

/** The gap that a source leaves, with its sentence. A reason without a sentence of its own is named as it is. */
export function gapOf(source: string, reason: string, detail: GapDetail = {}): Gap {
  const message = TEXTS[reason]?.(source, detail) ?? `${source} was not searched (${reason}).`;
  return { source, reason, message };
}

/** Gaps without repetitions, in their order. */
export function joinedGaps(gaps: readonly Gap[]): Gap[] {
  return [...new Map(gaps.map((gap) => [`${gap.source} ${gap.message}`, gap])).values()];
}

/** Gaps that an import may close. */
export const IMPORTABLE: readonly string[] = [
  'no_records_imported',
  'no_records_of_state',
  'no_records_of_country',
  'list_not_imported',
  'data_too_old',
];

/** Whether an import may bring what was not there to search. */
export const awaitsImport = (said: { reason: string | null; gaps?: readonly Gap[] | undefined } | null): boolean =>
  [said?.reason, ...(said?.gaps ?? []).map(({ reason }) => reason)].some((reason) => IMPORTABLE.includes(reason ?? ''));
