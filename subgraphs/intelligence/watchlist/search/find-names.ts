import pg from 'pg';
import type { SubjectKind } from '../names/prepare-name.js';
import type { Scan } from './plan-scans.js';

/** A listed name that shares keys with the one asked for. */
export interface Candidate {
  versionId: string;
  entryId: string;
  kind: SubjectKind;
  text: string;
  /** Its words as they sound. */
  folded: string;
}

interface Row extends Candidate {
  place: number;
}

/** Names that a scan reads at most: of more only those that stand first are ranked. */
const READ_AT_MOST = 250;

/** Names that a scan gives at most, the likest by their trigrams. */
const GIVEN_AT_MOST = 40;

// The keys of each side travel as one text: arrays of arrays must not differ in length. A third side that is the second
// again costs the index nothing.
const TEXT = `
  select n."versionId", n."entryId", n.place, n.kind, n.text, n.folded
  from unnest($2::text[], $3::text[], $5::text[]) s(a, b, c) cross join lateral (
    select * from (
      select t.version_id as "versionId", t.entry_id as "entryId", t.place, t.kind, t.text, t.folded
      from intelligence.watchlist_name t
      where t.keys && string_to_array(s.a, ' ') and t.keys && string_to_array(s.b, ' ')
        and t.keys && string_to_array(s.c, ' ')
        and t.version_id = any($1::uuid[])
      limit ${READ_AT_MOST}) r
    order by similarity(r.folded, $4) desc limit ${GIVEN_AT_MOST}) n`;

/** The names that the scans find in these versions, each once. */
export async function findNames(
  pool: pg.Pool,
  versionIds: string[],
  scans: Scan[],
  folded: string,
): Promise<Candidate[]> {
  if (scans.length === 0) return [];
  const sides = (side: number) => scans.map((scan) => (scan[side] ?? scan.at(-1)!).join(' '));
  const values = [versionIds, sides(0), sides(1), folded, sides(2)];
  const { rows } = await pool.query<Row>({ name: 'watchlist-names', text: TEXT, values, types: pg.types });
  const found = new Map<string, Row>();
  for (const row of rows) found.set(`${row.versionId}${row.place}:${row.entryId}`, row);
  return [...found.values()].map(({ place: _, ...row }) => row);
}
