import type pg from 'pg';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { inTransaction } from '#kit/store/in-transaction.js';
import { NOBODY } from './ask-changes.js';

const ASK = /* GraphQL */ `
  query ImportedRates($known: ID, $after: String) {
    referenceRates(known: $known, after: $after) {
      versionId
      rates {
        currency
        day
        rate
      }
      next
    }
  }
`;

interface Page {
  versionId: string | null;
  rates: { currency: string; day: string; rate: number }[];
  next: string | null;
}

async function askRates(graph: Graph, known: string | null, after: string | null): Promise<Page> {
  const { data, errors } = await graph(ASK, { known, after }, serviceViewer(NOBODY));
  if (errors.length > 0 || !data) throw new Error('Could not fetch the reference rates.');
  return data.referenceRates as Page;
}

const KNOWN = 'select version_id as "versionId" from screening.usd_rate_reading';

const INSERT = `
  insert into screening.usd_rate (currency, day, rate)
  select currency, day, rate from jsonb_to_recordset($1::jsonb) as r (currency text, day date, rate float8)`;

const NOTE = `
  insert into screening.usd_rate_reading (version_id) values ($1)
  on conflict (one) do update set version_id = excluded.version_id`;

/**
 * Copies the imported reference rates into this subgraph's tables, where prices are converted to US dollars. Does
 * nothing if the current version has been copied. Throws if the graph does not answer or if a newer version is imported
 * during the copy; the previous rates then stay.
 */
export async function readRates(pool: pg.Pool, graph: Graph): Promise<void> {
  const known = (await pool.query<{ versionId: string }>(KNOWN)).rows[0]?.versionId ?? null;
  let page = await askRates(graph, known, null);
  const { versionId } = page;
  if (versionId === null || versionId === known) return;
  await inTransaction(pool, async (client) => {
    await client.query('delete from screening.usd_rate');
    for (;;) {
      await client.query(INSERT, [JSON.stringify(page.rates)]);
      if (page.next === null) break;
      page = await askRates(graph, known, page.next);
      if (page.versionId !== versionId) throw new Error('Newer reference rates were imported during the copy.');
    }
    await client.query(NOTE, [versionId]);
  });
}
