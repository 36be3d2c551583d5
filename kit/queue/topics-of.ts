import type pg from 'pg';
import type { Log } from '../process/log.js';
import { type DatabaseUrls, directUrlOf } from '../store/database-urls.js';
import { natsTopics } from './nats-topics.js';
import { type Topics, openTopics } from './topics.js';

/** Topics over NATS if its URL is set, with the database's name as `scope`, else over the database. */
export async function topicsOf(
  { NATS_URL, ...urls }: DatabaseUrls & { NATS_URL?: string | undefined },
  pool: pg.Pool,
  log: Log,
): Promise<Topics> {
  const url = directUrlOf(urls);
  const inner = await openTopics(url, pool, log);
  if (!NATS_URL) return inner;
  const scope = new URL(url).pathname.replace(/\W/g, '') || 'screening';
  try {
    return await natsTopics(NATS_URL, scope, inner, log);
  } catch (error) {
    await inner.close();
    throw error;
  }
}
