import { Reader, type Response } from 'maxmind';
import type pg from 'pg';
import type { Origin } from '../answer/answer.js';

export interface OpenMmdb {
  get(ip: string): Response | null;
  origin: Origin;
}

interface Version {
  id: string;
  source: string;
}

/** Number of 256 KB pieces fetched at once. */
const PIECES = 32;

async function versionInForce(pool: pg.Pool): Promise<Version | null> {
  const { rows } = await pool.query<Version>({
    name: 'mmdb-version',
    text: `select id, source from intelligence.dataset_version where dataset = 'mmdb' and state = 'in_force'
      order by loaded_at desc limit 1`,
  });
  return rows[0] ?? null;
}

async function bytesOf(pool: pg.Pool, versionId: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (;;) {
    const { rows } = await pool.query<{ bytes: Buffer }>(
      'select bytes from intelligence.mmdb_piece where version_id = $1 and n >= $2 and n < $3 order by n',
      [versionId, pieces.length, pieces.length + PIECES],
    );
    pieces.push(...rows.map(({ bytes }) => bytes));
    if (rows.length < PIECES) return Buffer.concat(pieces);
  }
}

/** Returns the imported MMDB file, reopened when a new version becomes active; null if there is none. */
export function mmdbReader(pool: pg.Pool): () => Promise<OpenMmdb | null> {
  let open: { id: string; mmdb: Promise<OpenMmdb> } | null = null;
  const load = async ({ id, source }: Version): Promise<OpenMmdb> => {
    const reader = new Reader<Response>(await bytesOf(pool, id));
    const asOf = new Date(reader.metadata.buildEpoch).toISOString().slice(0, 10);
    return { get: (ip) => reader.get(ip), origin: { source: `mmdb (${source})`, asOf } };
  };
  return async () => {
    const version = await versionInForce(pool);
    if (!version) return null;
    if (open?.id !== version.id) {
      open = { id: version.id, mmdb: load(version) };
      // If a version was replaced while it was read, start again.
      open.mmdb.catch(() => (open = null));
    }
    return open.mmdb;
  };
}
