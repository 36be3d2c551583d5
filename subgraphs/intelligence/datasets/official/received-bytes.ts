import type pg from 'pg';

/** Time between two writes, half of the time between two reads of a page. */
const WRITE_MS = 1_000;

/** Counts the bytes of a running download, and stores the count about once a second. */
export function openReceived(pool: pg.Pool, dataset: string) {
  let [bytes, writtenAt] = [0, 0];
  let writing: Promise<unknown> = Promise.resolve();
  return {
    add(more: number): void {
      bytes += more;
      if (Date.now() - writtenAt < WRITE_MS) return;
      writtenAt = Date.now();
      const now = bytes;
      writing = writing.then(() =>
        pool.query('update intelligence.dataset_fetch set received_bytes = $2 where dataset = $1', [dataset, now]),
      );
      // A failure is reported by `written`.
      writing.catch(() => undefined);
    },
    /** Resolves after the last write. Rejects if one failed. */
    written: async (): Promise<void> => void (await writing),
  };
}
