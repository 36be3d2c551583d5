import pg from 'pg';
import { prepared, preparedName } from '../store/prepared.js';

/** Fetches or completes a batch of jobs. These texts differ by kind of job only. */
const OF_EACH_BATCH = /^\s*WITH\s+(?:next|input) AS \(/;

/** For plans that are kept: one made while there were few jobs would go on reading all jobs of the table. */
export const ALWAYS_BY_INDEX = 'set enable_seqscan = off';

/** A session that plans the queue's most frequent statements once: planning takes longer than running them. */
export class QueueConnection extends pg.Client {
  override query(...[text, ...rest]: unknown[]): never {
    const isFrequent = typeof text === 'string' && OF_EACH_BATCH.test(text);
    const statement = isFrequent ? { name: preparedName(prepared(text)), text } : text;
    return super.query(...([statement, ...rest] as [string])) as never;
  }
}
