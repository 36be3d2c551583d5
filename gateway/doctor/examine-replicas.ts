import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { bytesBehind, writtenTo } from '#kit/store/replicas.js';
import type { Finding } from './finding.js';

/** Checks the read replicas. Without them the primary answers, so nothing here is reported as a problem. */
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
    const advice =
      'Reads go to the primary in the meantime. Check its URL, and that it accepts connections from this machine.';
    return { level: 'note', what: `Cannot reach replica ${number}`, advice };
  }
  if (bytes === null) {
    const advice = 'It is never used. List only replicas of the server in DATABASE_URL.';
    return { level: 'note', what: `Server ${number} of DATABASE_REPLICA_URLS is not a replica`, advice };
  }
  return { level: 'good', what: `Replica ${number} is ${Math.max(0, bytes)} bytes behind the primary` };
}
