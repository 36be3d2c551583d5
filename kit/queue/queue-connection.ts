import pg from 'pg';
import { prepared, preparedName } from '../store/prepared.js';

/** Fetches or completes a batch of jobs. These texts differ by kind of job only. */
const OF_EACH_BATCH = /^\s*WITH\s+(?:next|input) AS \(/;

/** A session that plans the queue's most frequent statements once: planning takes longer than running them. */
class QueueConnection extends pg.Client {
  override query(...[text, ...rest]: unknown[]): never {
    const isFrequent = typeof text === 'string' && OF_EACH_BATCH.test(text);
    const statement = isFrequent ? { name: preparedName(prepared(text)), text } : text;
    return super.query(...([statement, ...rest] as [string])) as never;
  }
}

/** Options of the queue's pool. A plan that was made while there were few jobs would go on reading the whole table. */
export const QUEUE_POOL = {
  max: 4,
  Client: QueueConnection,
  onConnect: (client: pg.ClientBase) => client.query('set enable_seqscan = off'),
};
