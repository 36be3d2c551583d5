import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { bytesBehind, writtenTo } from '#kit/store/replicas.js';
import type { Finding } from './finding.js';

/** Looks at the servers that lists are read from. Without them the primary answers: nothing here is a problem. */
export async function examineReplicas(primary: pg.Pool, urls: string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [n, url] of urls.entries()) {
    const pool = openPool(url, 1, openLog('silent', 'doctor'));
    try {
      findings.push(await examine(primary, pool, n + 1));
    } finally {
      await pool.end();
    }
  }
  return findings;
}

async function examine(primary: pg.Pool, replica: pg.Pool, number: number): Promise<Finding> {
  const position = await writtenTo(primary);
  const bytes = await bytesBehind(replica, position).catch(() => undefined);
  if (bytes === undefined) {
    const advice = 'Lists are read from the primary meanwhile. Check its URL and that it takes connections from here.';
    return { level: 'note', what: `Replica ${number} does not answer`, advice };
  }
  if (bytes === null) {
    const advice = 'It is never read from. Name servers that follow the one of DATABASE_URL.';
    return { level: 'note', what: `Server ${number} of DATABASE_REPLICA_URLS is no replica`, advice };
  }
  return { level: 'good', what: `Replica ${number} follows, ${Math.max(0, bytes)} bytes behind` };
}
