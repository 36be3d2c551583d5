import pg from 'pg';
import { type SubjectKind, withoutImplied } from '@guest-screening/name-matching';
import { IN_FORCE, type Seen, seen } from './in-force.js';
import type { Scan } from './plan-scans.js';

/** A listed name that shares keys with the searched one. */
export interface Candidate {
  /** Unique key of the stored name. */
  key: string;
  versionId: string;
  entryId: string;
  kind: SubjectKind;
  text: string;
  /** Its words in normalized spelling. */
  folded: string;
}

interface Row extends Omit<Candidate, 'key'> {
  /** Number of the scan that found it, starting at 1. */
  scan: number;
  place: number;
  inForce: string | null;
}

/** Maximum number of names read per scan; further ones are not ranked. */
const READ_AT_MOST = 150;

/** Maximum number of names returned per scan, the best by trigram similarity. */
const GIVEN_AT_MOST = 25;

/** For names shared by half of a list, only a sample is read: the index would read all of them first. */
const SAMPLED = 20_000;
const LISTED = 'intelligence.watchlist_name';
// PostgreSQL reuses one plan for all searches only if no estimate depends on a parameter's value.
const VERSIONS = '(select $1::uuid[])::uuid[]';
const sideOf = (parameter: number) => `(select $${parameter}::text[])`;
const SAMPLE = `(select * from ${LISTED} where version_id = any(${VERSIONS}) limit ${SAMPLED})`;

// Each side's keys are passed as one text, because nested arrays must have equal lengths. Repeating the second side as
// the third costs the index nothing.
const textFrom = (names: string) => `
  select ${IN_FORCE} as "inForce", null::int as scan, null::uuid as "versionId", null as "entryId", null::int as place, null as kind,
    null as text, null as folded
  union all
  select null, s.scan::int, n.* from unnest(${sideOf(2)}, ${sideOf(3)}, ${sideOf(5)}) with ordinality s(a, b, c, scan)
  cross join lateral (
    select * from (
      select t.version_id, t.entry_id, t.place, t.kind, t.text, t.folded
      from ${names} t
      where t.keys && string_to_array(s.a, ' ') and t.keys && string_to_array(s.b, ' ')
        and t.keys && string_to_array(s.c, ' ')
        and t.version_id = any(${VERSIONS})
      limit ${READ_AT_MOST}) r
    order by similarity(r.folded, $4) desc limit ${GIVEN_AT_MOST}) n`;

const QUERIES = {
  all: { name: 'watchlist-names', text: textFrom(LISTED), types: pg.types },
  sample: { name: 'watchlist-names-sampled', text: textFrom(SAMPLE), types: pg.types },
};

export interface NamesSeen extends Seen<Candidate> {
  /** Scans that returned every name they found; narrower scans would find nothing new. */
  whole: Scan[];
}

/** Distinct names found by the scans in these versions, or in a part of them (`sample`). */
export async function findNames(
  pool: pg.Pool,
  versionIds: string[],
  scans: Scan[],
  folded: string,
  among: 'all' | 'sample' = 'all',
): Promise<NamesSeen> {
  if (scans.length === 0) return { rows: [], inForce: null, whole: [] };
  const asked = scans.map((scan) => scan.map((keys) => withoutImplied(keys).join(' ')));
  const sides = (side: number) => asked.map((scan) => scan[side] ?? scan.at(-1)!);
  const values = [versionIds, sides(0), sides(1), folded, sides(2)];
  const { rows, inForce } = seen((await pool.query<Row>({ ...QUERIES[among], values })).rows);
  const found = new Map<string, Candidate>();
  const given = scans.map(() => 0);
  for (const { scan, versionId, entryId, place, kind, text, folded: sound } of rows) {
    given[scan - 1]!++;
    const key = `${versionId}${place}:${entryId}`;
    found.set(key, { key, versionId, entryId, kind, text, folded: sound });
  }
  const whole = scans.filter((_, at) => among === 'all' && given[at]! < GIVEN_AT_MOST);
  return { rows: [...found.values()], inForce, whole };
}
