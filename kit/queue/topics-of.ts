import type pg from 'pg';
import type { Log } from '../process/log.js';
import { natsTopics } from './nats-topics.js';
import { type Topics, openTopics } from './topics.js';

/** Topics over NATS where its URL is set, else over the database; `scope` of the former is the database's name. */
export async function topicsOf(
  { DATABASE_URL, NATS_URL }: { DATABASE_URL: string; NATS_URL?: string | undefined },
  pool: pg.Pool,
  log: Log,
): Promise<Topics> {
  const inner = await openTopics(DATABASE_URL, pool, log);
  if (!NATS_URL) return inner;
  const scope = new URL(DATABASE_URL).pathname.replace(/\W/g, '') || 'screening';
  try {
    return await natsTopics(NATS_URL, scope, inner, log);
  } catch (error) {
    await inner.close();
    throw error;
  }
}
