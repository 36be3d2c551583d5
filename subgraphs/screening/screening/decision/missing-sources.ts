import type { EntryKey } from '../checks/catalog.js';
import type { Answer, Gap, Signals, ValueOf } from '../checks/signals.js';
import { requiredScreens } from '../details/required-screens.js';
import { CATALOG } from '../checks/catalog.js';
import { withSimulatedPass } from '../scenario/simulated-result.js';

/** What completes a search that could not finish. */
export type Remedy =
  | 'finish_search'
  | 'import_data'
  | 'set_up_provider'
  | 'await_retry'
  | 'give_details'
  | 'give_contact'
  | 'decide_manually';

/** A remedy, and what is missing: sources, or details of the guest. */
export interface Lack {
  remedy: Remedy;
  missing: string[];
}

/** A reason why a search is incomplete, and its source if it is one of several. */
interface Cause {
  reason: string;
  source: string | null;
}

const REMEDIES: Readonly<Record<Exclude<Remedy, 'give_details' | 'decide_manually'>, readonly string[]>> = {
  finish_search: ['pending', 'not_asked'],
  import_data: [
    'no_records_imported',
    'no_records_of_state',
    'no_records_of_country',
    'list_not_imported',
    'data_too_old',
    'no_news_for_country',
    'language_not_covered',
    'period_not_covered',
    'too_few_articles',
  ],
  set_up_provider: ['no_provider', 'no_source_has_data', 'no_account_in_records'],
  await_retry: ['provider_failed', 'a_provider_failed', 'the_lookup_did_not_respond', 'search_failed'],
  give_contact: [
    'email_masked',
    'no_email_address',
    'no_phone_number',
    'no_records_by_phone',
    'no_email_to_ask_by',
    'nothing_to_ask_by',
  ],
};

/** Details of the guest that a search needs, by the reason it gives. */
const DETAILS: Readonly<Record<string, readonly string[]>> = {
  name_missing: ['full_name'],
  person_unreadable: ['full_name', 'birth_date'],
  person_incomplete: ['full_name', 'birth_date', 'address'],
  date_of_birth_missing: ['birth_date'],
  state_missing: ['address'],
  state_undetermined: ['address'],
  address_empty: ['address'],
  address_too_long: ['address'],
  file_frozen: ['unfrozen_credit_file'],
};

const codeOf = (reason: string) => reason.replaceAll(' ', '_');

/** The remedy for a reason. Reasons that no one can remedy, and unknown ones, need a person's decision. */
function remedyOf({ reason }: Cause): Remedy {
  if (Object.hasOwn(DETAILS, reason)) return 'give_details';
  const [remedy] = Object.entries(REMEDIES).find(([, reasons]) => reasons.includes(codeOf(reason))) ?? [];
  return (remedy as Remedy | undefined) ?? 'decide_manually';
}

interface Search<Value> {
  /** Source named if the answer names none. */
  source: string;
  /** An answer that clears the guest. */
  clean: Value;
  /** Why there is no answer at all; null: none is needed. */
  whyAbsent(signals: Signals): string | null;
  /** Gaps of a known answer. */
  gapsOf(answer: Answer<Value> & { known: true }): Cause[];
  /** A known answer without gaps for which this remedy helps. */
  remedied(answer: Answer<Value> & { known: true }, remedy: Remedy): Answer<Value>;
}

const outer = {
  gapsOf: ({ gaps = [] }: { gaps?: Gap[] }): Cause[] => gaps,
  remedied: <Value>(answer: Answer<Value> & { known: true }, remedy: Remedy): Answer<Value> => ({
    ...answer,
    gaps: without(answer.gaps, remedy),
  }),
};

const without = (gaps: readonly Gap[] = [], remedy: Remedy): Gap[] => gaps.filter((gap) => remedyOf(gap) !== remedy);

type Searched = 'sanctions' | 'credit' | 'social' | 'breaches' | 'offenders' | 'adverseMedia' | 'background';

type Found<Name extends Searched> = NonNullable<Signals[Name]> extends Answer<infer Value> ? Value : never;

type Source = Found<'background'>['sources'][number];

const UNSEARCHED_REGISTER = 'united_states_only';

/** Why a background check did not search a source in full; empty for registers that do not cover the guest's country. */
function causesOfSource({ key, searched, reason, gaps = [] }: Source): Cause[] {
  if (gaps.length > 0) return gaps;
  return searched || reason === UNSEARCHED_REGISTER ? [] : [{ source: key, reason: reason ?? 'not_searched' }];
}

function remediedSource(source: Source, remedy: Remedy): Source {
  const causes = causesOfSource(source);
  const left = causes.filter((cause) => remedyOf(cause) !== remedy);
  if (left.length === causes.length) return source;
  if (left.length > 0) return { ...source, gaps: without(source.gaps, remedy) };
  return { ...source, searched: true, reason: null, gaps: [] };
}

const CLEAN_CREDIT: ValueOf<'credit'> = { outcome: 'clear', score: null, scoreFrom: null, scoreTo: null, reasons: [] };

const SEARCHES: { [Name in Searched]: Search<Found<Name>> } = {
  sanctions: {
    source: 'watchlists',
    clean: { people: 1, hits: [], dismissed: 0 },
    whyAbsent: ({ guest }) => (guest.hasName ? 'no_provider' : 'name_missing'),
    ...outer,
  },
  credit: { source: 'credit', clean: CLEAN_CREDIT, whyAbsent: () => 'no_provider', ...outer, gapsOf: () => [] },
  social: {
    source: 'social',
    clean: { asked: 1, registered: 1 },
    whyAbsent: ({ email, phone }) => (email || phone ? 'no_provider' : 'nothing_to_ask_by'),
    gapsOf: ({ value, gaps = [] }) =>
      value.asked > 0 ? [] : gaps.length > 0 ? gaps : [{ source: null, reason: 'no_source_has_data' }],
    remedied: (answer, remedy) => {
      const gaps = without(answer.gaps, remedy);
      return gaps.length > 0 ? { ...answer, gaps } : { ...answer, gaps, value: { asked: 1, registered: 1 } };
    },
  },
  breaches: {
    source: 'breaches',
    clean: { count: 0, firstYear: null },
    whyAbsent: () => null,
    ...outer,
    gapsOf: () => [],
  },
  offenders: {
    source: 'sex_offenders',
    clean: { records: 0, sameBirthDate: 0 },
    whyAbsent: () => 'person_incomplete',
    ...outer,
  },
  adverseMedia: {
    source: 'news',
    clean: { reportId: '', status: 'NO_RESULTS', articles: 0, categories: [], reason: null },
    whyAbsent: () => 'not_asked',
    gapsOf: ({ value }) => value.gaps ?? [],
    remedied: ({ value, ...answer }, remedy) => ({ ...answer, value: { ...value, gaps: without(value.gaps, remedy) } }),
  },
  background: {
    source: 'background',
    clean: { reportId: '', sources: [{ key: 'counterfactual', searched: true, reason: null, found: 0 }] },
    whyAbsent: () => 'not_asked',
    gapsOf: ({ value }) => value.sources.flatMap(causesOfSource),
    remedied: ({ value, ...answer }, remedy) => ({
      ...answer,
      value: { ...value, sources: value.sources.map((source) => remediedSource(source, remedy)) },
    }),
  },
};

/** The searches that an entry rests on, as its screens are set. */
function searchesOf(entry: EntryKey, { screens }: Signals): Searched[] {
  switch (entry) {
    case 'sanctions':
      return ['sanctions'];
    case 'credit_check':
      return ['credit'];
    case 'social_verification':
      return ['social', 'breaches'];
    case 'adverse_media':
      return ['adverseMedia'];
    case 'background_check': {
      const required = requiredScreens(CATALOG.background_check, screens);
      const isWhole = required.includes('BackgroundCheck');
      return [
        ...(isWhole ? ['background' as const] : []),
        ...(required.includes('SexOffendersAddon') ? ['offenders' as const] : []),
      ];
    }
    default:
      return [];
  }
}

/** Why a search is not complete; empty if it is. */
function causesOfSearch(name: Searched, signals: Signals): Cause[] {
  const search = SEARCHES[name] as Search<unknown>;
  const answer: Answer<unknown> | null = signals[name] ?? null;
  if (answer?.known) return search.gapsOf(answer);
  const reason = answer?.reason ?? search.whyAbsent(signals);
  if (reason === null || reason === 'not_in_united_states') return [];
  // Breaches only count against the guest's history; only a failed lookup keeps the check waiting.
  if (name === 'breaches' && !answer?.failed) return [];
  if (answer?.gaps?.length) return answer.gaps;
  return [{ source: search.source, reason: answer?.failed ? 'provider_failed' : reason }];
}

const isSimulated = (entry: EntryKey, { simulated, scenario }: Signals) =>
  simulated === true && scenario?.results[entry] !== undefined;

/** What an incomplete entry lacks, one item for each remedy; empty for an entry that rests on no search. */
export function lacksOf(entry: EntryKey, signals: Signals): Lack[] {
  if (isSimulated(entry, signals)) return [{ remedy: 'finish_search', missing: [] }];
  const causes = searchesOf(entry, signals).flatMap((name) => causesOfSearch(name, signals));
  const remedies = [...new Set(causes.map(remedyOf))];
  return remedies.map((remedy) => {
    const missing = causes.filter((cause) => remedyOf(cause) === remedy).flatMap((cause) => missingIn(cause, remedy));
    return { remedy, missing: [...new Set(missing)] };
  });
}

function missingIn({ reason, source }: Cause, remedy: Remedy): readonly string[] {
  if (remedy === 'give_details') return DETAILS[reason]!;
  return remedy === 'import_data' && source !== null ? [source] : [];
}

/** The same signals as if a remedy had completed the entry's searches, with nothing found. */
export function withRemedy(signals: Signals, entry: EntryKey, remedy: Remedy): Signals {
  const names = searchesOf(entry, signals);
  const answers = names.map((name) => [name, remedied(name, signals, remedy)]);
  return withSimulatedPass({ ...signals, ...Object.fromEntries(answers) }, entry);
}

function remedied(name: Searched, signals: Signals, remedy: Remedy): Answer<unknown> | null | undefined {
  const answer = signals[name] as Answer<unknown> | null | undefined;
  const search = SEARCHES[name] as Search<unknown>;
  const causes = causesOfSearch(name, signals);
  const left = causes.filter((cause) => remedyOf(cause) !== remedy);
  if (left.length === causes.length) return answer;
  if (answer?.known) return search.remedied(answer, remedy);
  if (left.length > 0) return { ...answer!, gaps: without(answer!.gaps, remedy) };
  return { known: true, source: 'counterfactual', asOf: signals.asOf, value: search.clean };
}
