import type pg from 'pg';
import type { WatchlistHit } from '../facts.js';
import { WATCHLISTS } from '../importers/watchlists.js';
import { type MaxAges, ageGap, maxAgeOf } from '../../datasets/store/version-gaps.js';
import { type Answer, known, notCovered } from '../../answer/answer.js';
import { type Gap, gapOf } from '../../answer/gap.js';
import type { WatchlistQuestion } from '../question.js';
import { explain, isExactName, qualify } from '@guest-screening/name-matching';
import { countryOfList, isMeant, listOf } from './lists.js';
import type { Corpus, ListInForce } from './corpus.js';
import { type Entry, entryKey, readEntries } from './read-entries.js';
import type { Scored } from './score-candidates.js';
import { searchNames } from './search-names.js';

/** Name score from which birth dates and countries may raise the score. */
export const ADDED_FROM = 0.6;

/** Maximum number of entries read and scored. */
const WEIGHED = 120;

function meantLists(lists: ListInForce[], { sources, sourceCountry }: WatchlistQuestion): ListInForce[] {
  return lists.filter(
    ({ dataset, part }) =>
      (!sources || isMeant(dataset, part, sources)) && (!sourceCountry || countryOfList(dataset) === sourceCountry),
  );
}

function hitOf({ candidate, found }: Scored, entry: Entry, question: WatchlistQuestion) {
  const { birthDate, countries } = question;
  const known = { birthDates: birthDate ? [birthDate] : [], countries };
  const { score, qualifiers } = qualify(found.score, known, entry, found.confirmed);
  const { kind, list, aliases, programs, remarks, listedAt, fingerprint } = entry;
  const tokens = explain(found);
  return {
    id: `${list}:${entry.id}`,
    name: entry.name,
    kind,
    lists: [list],
    score,
    aliases,
    birthDates: entry.birthDates,
    countries: entry.countries,
    listed: {
      programs,
      remarks,
      listedAt,
      fingerprint,
      matched: { name: candidate.text, nameScore: found.score, tokens, qualifiers, rules: found.rules },
    },
  } satisfies WatchlistHit;
}

/**
 * Whether to return a match: an exact name is returned even if a birth date or country lowered its score below the
 * threshold.
 */
const isAnswered = ({ score, listed }: ReturnType<typeof hitOf>, threshold: number): boolean =>
  score >= threshold || (listed.matched.nameScore >= threshold && isExactName(listed.matched.nameScore));

const likestFirst = (one: WatchlistHit, other: WatchlistHit) => other.score - one.score || (one.id < other.id ? -1 : 1);

function originOf(lists: ListInForce[], gaps: Gap[]) {
  const source = [...new Set(lists.map(({ dataset }) => listOf(dataset)))].sort().join(', ');
  return { source, asOf: lists.map(({ asOf }) => asOf).sort()[0]!, gaps };
}

/** Lists required for a complete search. */
export interface ListRules {
  /** Codes of the required lists. */
  promised: readonly string[];
  maxAges: MaxAges;
  /** Whether the service downloads lists from their publishers. */
  isFetched?: boolean | undefined;
}

const datasetOf = (name: string) => WATCHLISTS.find((dataset) => dataset.name === name)!;

/** Outdated lists and, unless the search names its sources, missing required lists. */
function gapsOf(
  lists: ListInForce[],
  { sources, sourceCountry }: WatchlistQuestion,
  { promised, maxAges, isFetched }: ListRules,
) {
  const names = lists.map(({ dataset }) => listOf(dataset));
  const missing = sources || sourceCountry ? [] : promised.filter((name) => !names.includes(name));
  const old = lists.flatMap(
    (list) => ageGap(listOf(list.dataset), list, maxAgeOf(datasetOf(list.dataset), maxAges)) ?? [],
  );
  return [...missing.map((name) => gapOf(name, 'list_not_imported', { isFetched })), ...old];
}

/** An answer, and the active versions at the last read; null if nothing had to be read. */
export interface Listed {
  answer: Answer<{ hits: WatchlistHit[] }>;
  inForce: string | null;
}

/**
 * Finds entries of imported lists with a similar name, best match first. `no_records_imported` if no list is imported,
 * `no_such_source` if none of the named ones is.
 */
export async function findListed(
  pool: pg.Pool,
  corpus: Corpus,
  question: WatchlistQuestion,
  rules: ListRules = { promised: [], maxAges: {} },
): Promise<Listed> {
  if (corpus.lists.length === 0)
    return { answer: notCovered('watchlists', 'no_records_imported', { isFetched: rules.isFetched }), inForce: null };
  const lists = meantLists(corpus.lists, question);
  if (lists.length === 0) return { answer: notCovered('watchlists', 'no_such_source'), inForce: null };
  const { name, kind, birthDate, countries, threshold, size } = question;
  const isQualified = birthDate !== null || countries.length > 0;
  const least = isQualified ? Math.min(threshold, ADDED_FROM) : threshold;
  const ids = lists.map(({ versionId }) => versionId);
  const asked = kind === 'organisation' ? 'entity' : kind;
  const found = await searchNames(pool, corpus, ids, name, asked, least);
  const likely = found.hits.slice(0, WEIGHED);
  const { entries, inForce } = await readEntries(
    pool,
    likely.map(({ candidate }) => candidate),
  );
  const hits = likely.flatMap((scored) => {
    const entry = entries.get(entryKey(scored.candidate.versionId, scored.candidate.entryId));
    return entry ? [hitOf(scored, entry, question)] : [];
  });
  const over = hits.filter((hit) => isAnswered(hit, threshold)).sort(likestFirst);
  return {
    answer: known(originOf(lists, gapsOf(lists, question, rules)), { hits: over.slice(0, size) }),
    inForce: inForce ?? found.inForce,
  };
}
