import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import { askChanges, type ListChange, PAGE } from './ask-changes.js';
import { findListed, findUnsearched, findUnsettled } from '../find-concerned.js';
import { findMatching } from './find-matching.js';
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
 * Processes watchlist changes since the last run and queues another analysis of the stays they may affect: guests whose
 * names an added or changed entry may match, guests with a match with a changed or removed entry, and guests who could
 * not be searched before.
 */
export async function readWatchlists(parts: ReadingParts): Promise<void> {
  const { pool } = parts;
  const since = (await placeOf(pool, 'import'))?.sequence ?? '0';
  const changes = await readFrom(parts, since, (sequence) => pool.query(PUT, ['import', sequence]));
  if (changes > 0) await queueAgain(parts, await findUnsearched(pool));
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

/** Returns the number of changes. */
async function readFrom(
  parts: ReadingParts,
  since: string,
  keep: (sequence: string) => Promise<unknown>,
): Promise<number> {
  const { pool, graph } = parts;
  let changes = 0;
  for (let [at, page] = [since, [] as ListChange[]]; ; at = page.at(-1)!.sequence) {
    page = await askChanges(graph, at);
    if (page.length === 0) return changes;
    const entryIds = page.flatMap(({ change, entryId }) => (change === 'ADDED' ? [] : [entryId]));
    if (entryIds.length > 0) for await (const found of findListed(pool, entryIds)) await queueAgain(parts, found);
    for await (const found of findMatching(pool, graph, page)) await queueAgain(parts, found);
    await keep(page.at(-1)!.sequence);
    changes += page.length;
    if (page.length < PAGE) return changes;
  }
}
