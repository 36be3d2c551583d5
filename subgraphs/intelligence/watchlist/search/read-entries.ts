import pg from 'pg';
import type { Candidate } from './find-names.js';
import { IN_FORCE, seen } from './in-force.js';

/** A list entry with all its data. */
export interface Entry {
  versionId: string;
  id: string;
  kind: string;
  list: string;
  name: string;
  aliases: string[];
  birthDates: string[];
  countries: string[];
  programs: string[];
  remarks: string | null;
  listedAt: string | null;
  fingerprint: string;
}

interface Row extends Entry {
  inForce: string | null;
}

// Parameters as in the statement for names, to share one plan.
const TEXT = `
  select ${IN_FORCE} as "inForce", null::uuid as "versionId", null as id, null as kind, null as list, null as name,
    null::text[] as aliases, null::text[] as "birthDates", null::text[] as countries, null::text[] as programs,
    null as remarks, null as "listedAt", null as fingerprint
  union all
  select null, t.version_id, t.id, t.kind, t.list, t.name, t.aliases, t.birth_dates, t.countries, t.programs, t.remarks,
    t.listed_at::text, t.fingerprint
  from unnest((select $1::uuid[]), (select $2::text[])) w(version_id, id)
  join intelligence.watchlist_entry t on t.version_id = w.version_id and t.id = w.id`;

/** Unique key of an entry across versions. */
export const entryKey = (versionId: string, id: string): string => `${versionId}:${id}`;

export interface EntriesRead {
  /** By `entryKey`; entries of a version that was just replaced are missing. */
  entries: Map<string, Entry>;
  /** Active versions at the time of the read; null if nothing was read. */
  inForce: string | null;
}

/** Reads the entries of the names found. */
export async function readEntries(pool: pg.Pool, candidates: Candidate[]): Promise<EntriesRead> {
  if (candidates.length === 0) return { entries: new Map(), inForce: null };
  const values = [candidates.map(({ versionId }) => versionId), candidates.map(({ entryId }) => entryId)];
  const query = { name: 'watchlist-entries', text: TEXT, values, types: pg.types };
  const { rows, inForce } = seen((await pool.query<Row>(query)).rows);
  return { entries: new Map(rows.map((entry) => [entryKey(entry.versionId, entry.id), entry])), inForce };
}
