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
