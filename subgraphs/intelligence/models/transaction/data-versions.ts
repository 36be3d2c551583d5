import type pg from 'pg';
import { EDITIONS } from '../../answer/editions.js';

const SQL = `
  select dataset, part, hash from intelligence.dataset_version
  where state = 'in_force' and dataset = any($1) order by dataset, part`;

/** The imported data that an analysis rests on. */
const BEHIND = ['ip-blocklist', 'breaches', 'mmdb', 'carriers'];

/** The versions of all data that an analysis may rest on, packages included. */
export async function dataVersions(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query<{ dataset: string; part: string; hash: string }>(SQL, [BEHIND]);
  return [Object.entries(EDITIONS).map(([name, { version }]) => [name, version]), rows];
}
