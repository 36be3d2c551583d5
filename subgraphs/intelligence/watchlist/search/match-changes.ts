import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PreparedName, type SubjectKind, prepareName, scoreNames } from '@guest-screening/name-matching';
import pg from 'pg';
import type { Corpus } from './corpus.js';

/** A person's name, and the changes to entries that share search keys with it. */
export interface NameToMatch {
  name: string;
  /** `WatchlistChange.sequence`. */
  sequences: string[];
}

/** Name score from which an equal birth date or country could make a match; lower ones stay below every threshold. */
const MATCHES_FROM = 0.6;

/** Time after which other requests of the process get a turn. */
const TURN_MS = 10;

interface Row {
  sequence: string;
  kind: SubjectKind;
  text: string;
}

const TEXT = `
  select c.sequence::text as sequence, n.kind, n.text
  from intelligence.watchlist_change c
  join intelligence.watchlist_name n on n.version_id = c.version_id and n.entry_id = c.entry_id
  where c.sequence = any($1::bigint[])`;

type Listed = Map<string, PreparedName[]>;

async function readListed(pool: pg.Pool, sequences: string[], { rarity }: Corpus): Promise<Listed> {
  const query = { name: 'names-of-changes', text: TEXT, values: [sequences], types: pg.types };
  const { rows } = await pool.query<Row>(query);
  const listed: Listed = new Map();
  for (const { sequence, kind, text } of rows) {
    const names = listed.get(sequence) ?? [];
    names.push(prepareName(text, kind, rarity));
    listed.set(sequence, names);
  }
  return listed;
}

const NONE: PreparedName[] = [];

/**
 * Returns the positions of the names that a search may match with an entry as it was after one of their changes, by the
 * same score as a search, whatever the birth dates and countries are.
 */
export async function matchChanges(pool: pg.Pool, corpus: Corpus, asked: readonly NameToMatch[]): Promise<number[]> {
  const listed = await readListed(pool, [...new Set(asked.flatMap(({ sequences }) => sequences))], corpus);
  const found: number[] = [];
  let turnUntil = performance.now() + TURN_MS;
  for (const [at, { name, sequences }] of asked.entries()) {
    const person = prepareName(name, 'person', corpus.rarity);
    const isLike = (other: PreparedName) => {
      const { score, confirmed } = scoreNames(person, other);
      return Math.max(score, confirmed) >= MATCHES_FROM;
    };
    if (sequences.some((sequence) => (listed.get(sequence) ?? NONE).some(isLike))) found.push(at);
    if (performance.now() < turnUntil) continue;
    await nextTurn();
    turnUntil = performance.now() + TURN_MS;
  }
  return found;
}
