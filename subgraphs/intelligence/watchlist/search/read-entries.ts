import pg from 'pg';
import type { Candidate } from './find-names.js';

/** An entry of a list with all that it tells. */
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

const TEXT = `
  select t.version_id as "versionId", t.id, t.kind, t.list, t.name, t.aliases, t.birth_dates as "birthDates", t.countries,
    t.programs, t.remarks, t.listed_at::text as "listedAt", t.fingerprint
  from unnest($1::uuid[], $2::text[]) w(version_id, id)
  join intelligence.watchlist_entry t on t.version_id = w.version_id and t.id = w.id`;

/** The key of an entry among those of several versions. */
export const entryKey = (versionId: string, id: string): string => `${versionId}:${id}`;

/** The entries of names that were found, by `entryKey`. One whose version has just left is missing. */
export async function readEntries(pool: pg.Pool, candidates: Candidate[]): Promise<Map<string, Entry>> {
  if (candidates.length === 0) return new Map();
  const values = [candidates.map(({ versionId }) => versionId), candidates.map(({ entryId }) => entryId)];
  const { rows } = await pool.query<Entry>({ name: 'watchlist-entries', text: TEXT, values, types: pg.types });
  return new Map(rows.map((entry) => [entryKey(entry.versionId, entry.id), entry]));
}
