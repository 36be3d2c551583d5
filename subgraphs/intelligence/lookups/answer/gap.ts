import { usStateNameOf } from '../address/us-states.js';

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
  state?: string;
  /** The day (ISO 8601) of data that is too old, and the age in days that is allowed. */
  asOf?: string;
  maxAgeDays?: number;
  /** Of news, in English: the language, the country, the days that have to be covered, and the first day there is. */
  language?: string;
  country?: string;
  days?: number;
  since?: string;
  /** Articles that there are, and that are needed. */
  articles?: number;
  needed?: number;
}

/** What each data set holds, in the middle of a sentence. */
const KINDS: Readonly<Record<string, string>> = {
  watchlists: 'sanctions list',
  'sex-offenders': 'sex offender register',
  evictions: 'eviction records',
  news: 'news',
};

const kindOf = (source: string) => KINDS[source] ?? source;

const placeOf = ({ state }: GapDetail) => (state ? (usStateNameOf(state) ?? state) : 'this state');

const TEXTS: Readonly<Record<string, (source: string, detail: GapDetail) => string>> = {
  no_records_imported: (source) =>
    `No ${kindOf(source)} imported. Import one (npm run import -- ${source}) or set up a provider.`,
  no_records_of_state: (source, detail) =>
    `No ${kindOf(source)} imported for ${placeOf(detail)}. Import it (npm run import -- ${source}) or set up a provider that covers it.`,
  state_switched_off: (source, detail) =>
    `Your settings do not allow a search of the ${kindOf(source)} of ${placeOf(detail)}. Decide without it.`,
  list_not_imported: (source) =>
    `The ${source} list is not imported. Import it, or remove it from SANCTIONS_LISTS if you do not need it.`,
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
