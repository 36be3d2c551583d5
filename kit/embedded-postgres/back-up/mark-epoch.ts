import { Client } from 'pg';

/**
 * Marks the epoch of events for as long as the copy is made, so that the copy alone carries the mark: whoever starts on it
 * begins another epoch. Gives the way to take the mark away.
 */
export async function markEpoch(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, ssl: false });
  await client.connect();
  const run = (text: string) =>
    client.query(text).catch((error: { code?: string }) => {
      // A database from before there were epochs.
      if (error.code !== '42P01') throw error;
    });
  await run(`update outbox.epoch set mark = 'copied ' || mark`);
  return async () => {
    await run(`update outbox.epoch set mark = regexp_replace(mark, '^(copied )+', '')`);
    await client.end();
  };
}
