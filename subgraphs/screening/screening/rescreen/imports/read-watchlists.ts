import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import { nameMark } from '../../analysis/lookups/listed-people.js';
import { askChanges, type ListChange, PAGE } from './ask-changes.js';
import { findNamed, findUnsearched, findUnsettled } from '../find-concerned.js';
import { queueAgain, type QueueParts } from '../queue-again.js';

export interface ReadingParts extends QueueParts {
  pool: pg.Pool;
  graph: Graph;
}

/** Changes are read twice: shortly after each import, and once more daily. */
type Reader = 'import' | 'night';

const AT = `
  select sequence, (extract(epoch from read_at) * 1000)::float8 as "readAtMs"
  from screening.watchlist_reading where name = $1`;

interface Place {
  sequence: string;
  readAtMs: number;
}

const PUT = `
  insert into screening.watchlist_reading (name, sequence, read_at) values ($1, $2, now())
  on conflict (name) do update set sequence = excluded.sequence, read_at = excluded.read_at`;

async function placeOf(pool: pg.Pool, reader: Reader): Promise<Place | undefined> {
  return (await pool.query<Place>(AT, [reader])).rows[0];
}

/**
 * Processes watchlist changes since the last run and queues another analysis of the stays they may affect: names that
 * share marks with an entry, guests who could not be searched before, and, if entries changed or were removed, guests
 * with matches.
 */
export async function readWatchlists(parts: ReadingParts): Promise<void> {
  const { pool } = parts;
  const since = (await placeOf(pool, 'import'))?.sequence ?? '0';
  const seen = await readFrom(parts, since, (sequence) => pool.query(PUT, ['import', sequence]));
  if (seen.changes === 0) return;
  await queueAgain(parts, seen.settles ? await findUnsettled(pool) : await findUnsearched(pool));
}

const NIGHT_MS = 24 * 3_600_000;

/**
 * Once every 24 hours, reads the changes since the last daily run again, because an import that commits late publishes
 * its changes after later sequence numbers, and queues all unsettled stays. Does nothing if it is not due.
 */
export async function readAtNight(parts: ReadingParts, now: Date): Promise<void> {
  const { pool } = parts;
  const [night, day] = [await placeOf(pool, 'night'), await placeOf(pool, 'import')];
  if (night && now.getTime() - night.readAtMs < NIGHT_MS) return;
  if (night) {
    await readFrom(parts, night.sequence, async () => undefined);
    await queueAgain(parts, await findUnsettled(pool));
  }
  await pool.query(PUT, ['night', day?.sequence ?? '0']);
}

async function readFrom(
  parts: ReadingParts,
  since: string,
  keep: (sequence: string) => Promise<unknown>,
): Promise<{ changes: number; settles: boolean }> {
  const seen = { changes: 0, settles: false };
  for (let [at, page] = [since, [] as ListChange[]]; ; at = page.at(-1)!.sequence) {
    page = await askChanges(parts.graph, at);
    if (page.length === 0) return seen;
    const entries = page.filter(({ kind }) => kind === 'person').map(({ keys }) => keys.map(nameMark));
    await queueAgain(parts, await findNamed(parts.pool, entries));
    await keep(page.at(-1)!.sequence);
    seen.changes += page.length;
    seen.settles ||= page.some(({ change }) => change !== 'ADDED');
    if (page.length < PAGE) return seen;
  }
}
