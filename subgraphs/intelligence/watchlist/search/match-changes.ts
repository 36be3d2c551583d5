import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type NameScore,
  type PreparedName,
  type SubjectKind,
  prepareName,
  scoreNames,
} from '@guest-screening/name-matching';
import pg from 'pg';
import type { Corpus } from './corpus.js';
import { ADDED_FROM } from './find-listed.js';
import { ALIKE_FROM, guestKeys } from './guest-keys.js';

/** Names to compare with watchlist changes. */
export interface NamesToMatch {
  names: readonly string[];
  /** `sequence` of the changes. */
  sequences: readonly string[];
  /** A birth date or country of these people may be known. */
  isConfirmable: boolean;
}

/** Number of keys that a name and an entry share at least. */
const SHARED_KEYS = 2;

/** Time after which other requests of the process get a turn. */
const TURN_MS = 10;

/** The names of an entry after a change. */
type Entry = PreparedName[];

interface Row {
  sequence: string;
  kind: SubjectKind;
  text: string;
  keys: string[];
}

const TEXT = `
  select c.sequence::text as sequence, n.kind, n.text, n.keys
  from intelligence.watchlist_change c
  join intelligence.watchlist_name n on n.version_id = c.version_id and n.entry_id = c.entry_id
  where c.sequence = any($1::bigint[])`;

/** The entries by key. */
type Listed = Map<string, Entry[]>;

async function readListed(pool: pg.Pool, sequences: readonly string[], { rarity }: Corpus): Promise<Listed> {
  const query = { name: 'names-of-changes', text: TEXT, values: [sequences], types: pg.types };
  const { rows } = await pool.query<Row>(query);
  const listed: Listed = new Map();
  for (const names of Map.groupBy(rows, ({ sequence }) => sequence).values()) {
    const entry = names.map(({ text, kind }) => prepareName(text, kind, rarity));
    for (const key of new Set(names.flatMap(({ keys }) => keys))) listed.set(key, [...(listed.get(key) ?? []), entry]);
  }
  return listed;
}

const NONE: Entry[] = [];

/** Whether a name may match; an equal birth date or country may raise a score from `ADDED_FROM` on. */
const mayMatch = ({ score, confirmed }: NameScore, isConfirmable: boolean): boolean =>
  isConfirmable ? Math.max(score, confirmed) >= ADDED_FROM : score >= ALIKE_FROM;

function isConcerned(name: string, isConfirmable: boolean, listed: Listed, { rarity }: Corpus): boolean {
  const shared = new Map<Entry, number>();
  for (const key of guestKeys(name))
    for (const entry of listed.get(key) ?? NONE) shared.set(entry, (shared.get(entry) ?? 0) + 1);
  const person = prepareName(name, 'person', rarity);
  return [...shared].some(
    ([entry, keys]) => keys >= SHARED_KEYS && entry.some((other) => mayMatch(scoreNames(person, other), isConfirmable)),
  );
}

/**
 * Opens a comparison of people's names with watchlist changes. It returns the positions of the names that a search may
 * match with an entry as it was after one of these changes, by the score of a search. The entries of the last request are
 * kept, because many requests ask about the same changes.
 */
export function openChangeMatches(pool: pg.Pool) {
  let last: { of: string; listed: Listed } | null = null;
  return async (corpus: Corpus, { names, sequences, isConfirmable }: NamesToMatch): Promise<number[]> => {
    const of = [corpus.inForce, ...sequences].join();
    const listed = last?.of === of ? last.listed : await readListed(pool, sequences, corpus);
    last = { of, listed };
    const found: number[] = [];
    let turnUntil = performance.now() + TURN_MS;
    for (const [at, name] of names.entries()) {
      if (isConcerned(name, isConfirmable, listed, corpus)) found.push(at);
      if (performance.now() < turnUntil) continue;
      await nextTurn();
      turnUntil = performance.now() + TURN_MS;
    }
    return found;
  };
}
