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
  state?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** Names of the sources that were searched. */
  sources?: string[];
  /** The service fetches it from its publisher, and checks run again once it is there. */
  isFetched?: boolean | undefined;
  /** The day (ISO 8601) of data that is too old, and the age in days that is allowed. */
  asOf?: string;
  maxAgeDays?: number;
}

/** What each data set holds, in the middle of a sentence. */
const KINDS: Readonly<Record<string, string>> = {
  watchlists: 'sanctions lists',
  'sex-offenders': 'sex offender registers',
  evictions: 'eviction records',
  news: 'news archives',
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
  no_provider: (source) => `The ${kindOf(source)} were not searched: no provider is set up.`,
  state_switched_off: (source, detail) =>
    `Your settings do not allow a search of the ${kindOf(source)} of ${placeOf(detail)}. Decide without them.`,
  list_not_imported: (source, { isFetched }) =>
    `The ${source} list is not imported${isFetched ? ' yet' : ''}. Import it, or remove it from SANCTIONS_LISTS if you do not need it.`,
  data_too_old: (source, { asOf, maxAgeDays }) =>
    `${source}: the data is from ${asOf ?? 'an unknown day'}, older than the ${maxAgeDays ?? 0} days allowed. Import a newer copy.`,
  provider_failed: (source) => `The provider ${source} did not answer. The search runs again later.`,
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
const IMPORTABLE = [
  'no_records_imported',
  'no_records_of_state',
  'no_records_of_country',
  'list_not_imported',
  'data_too_old',
];

/** Whether an import may bring what was not there to search. */
export const awaitsImport = (said: { reason: string | null; gaps?: readonly Gap[] | undefined } | null): boolean =>
  [said?.reason, ...(said?.gaps ?? []).map(({ reason }) => reason)].some((reason) => IMPORTABLE.includes(reason ?? ''));
