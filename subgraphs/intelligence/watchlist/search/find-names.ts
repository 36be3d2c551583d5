import pg from 'pg';
import { type SubjectKind, withoutImplied } from '@guest-screening/name-matching';
import { IN_FORCE, type Seen, seen } from './in-force.js';
import type { Scan } from './plan-scans.js';

/** A listed name that shares keys with the one asked for. */
export interface Candidate {
  /** Which name it is, among all that are stored. */
  key: string;
  versionId: string;
  entryId: string;
  kind: SubjectKind;
  text: string;
  /** Its words as they sound. */
  folded: string;
}

interface Row extends Omit<Candidate, 'key'> {
  /** Which scan found it, from 1 up. */
  scan: number;
  place: number;
  inForce: string | null;
}

/** Names that a scan reads at most: of more only those that stand first are ranked. */
const READ_AT_MOST = 150;

/** Names that a scan gives at most, the likest by their trigrams. */
const GIVEN_AT_MOST = 25;

/** Of names that half of a list bears, only so many are looked through: the index would read all of them first. */
const SAMPLED = 20_000;
const LISTED = 'intelligence.watchlist_name';
// PostgreSQL makes one plan for all searches instead of one for each where no estimate rests on a parameter's value.
const VERSIONS = '(select $1::uuid[])::uuid[]';
const sideOf = (parameter: number) => `(select $${parameter}::text[])`;
const SAMPLE = `(select * from ${LISTED} where version_id = any(${VERSIONS}) limit ${SAMPLED})`;

// The keys of each side travel as one text: arrays of arrays must not differ in length. A third side that is the second
// again costs the index nothing.
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
  /** The scans that gave every name they found; what is within them finds nothing else. */
  whole: Scan[];
}

/** The names that the scans find in these versions, or in a part of them (`sample`), each once. */
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
