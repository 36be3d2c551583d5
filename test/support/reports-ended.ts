import type pg from 'pg';
import { eventually } from './eventually.js';

type Reports = 'media_report' | 'background_report';

const countOf = async (client: pg.Client, table: Reports, which: string): Promise<number> => {
  const text = `select count(*)::int as many from intelligence.${table} where ${which}`;
  return (await client.query<{ many: number }>(text)).rows[0]!.many;
};

/** Starts a search or a check and waits until it has ended, and no other runs; returns the time (ms). */
export async function untilEnded(client: pg.Client, table: Reports, start: () => Promise<unknown>): Promise<number> {
  const before = await countOf(client, table, 'true');
  await start();
  await eventually(async () => (await countOf(client, table, 'true')) > before, 30_000);
  await eventually(async () => (await countOf(client, table, `status = 'PENDING'`)) === 0, 30_000);
  return Date.now();
}
