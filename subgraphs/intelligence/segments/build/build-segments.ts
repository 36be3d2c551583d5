import type pg from 'pg';
import { accountsIn } from '#kit/store/accounts-in.js';
import { stoppable } from '#kit/store/stoppable.js';
import type { ReservationFeed, ReservationReader } from '../stays/followed-reservation.js';
import { lockGuests } from '../stays/guests-lock.js';
import { measureNext } from '../stays/measure-scale.js';
import { stayRows } from '../stays/stay-row.js';
import { NEXT } from '../stays/stay-tables.js';
import { todayOf } from '../stays/today.js';
import { NextFilling } from './next-filling.js';
import { NEXT_SCALE, indexNext, joinMerged, makeNext } from './next-tables.js';
import { beginNotes } from './stay-notes.js';
import { takeOver } from './take-over.js';

export interface Built {
  accounts: number;
  stays: number;
  seconds: number;
}

/** Hundreds of millions of reservations take hours; a statement may run as long as the build. */
const PATIENCE_MS = 24 * 3_600_000;

/** Accounts measured per statement. */
const ACCOUNTS = 200;

/**
 * Rebuilds the segments of all accounts in separate tables, which replace the active ones at the end in one
 * transaction: if stopped or killed earlier, nothing changes. Safe to run while the service is up: stays processed
 * meanwhile wait only for the final swap, and are processed in the new tables too. Stays without a reservation are
 * dropped, and guests merged by mistake are separated. Throws the signal's reason when aborted. `told` receives the
 * number of stays so far and may delay the build.
 */
export async function buildSegments(
  pool: pg.Pool,
  feed: ReservationFeed,
  signal: AbortSignal,
  told: (stays: number) => void | Promise<void> = () => undefined,
): Promise<Built> {
  const startedAt = performance.now();
  signal.throwIfAborted();
  const built = await stoppable(pool, signal, async (writer) => {
    await beginNotes(writer, PATIENCE_MS);
    return feed(signal, async (reader) => {
      // Stays left over from before may have no reservation.
      const accountIds = [
        ...new Set([...(await reader.accounts()), ...(await accountsIn(writer, ['intelligence.stay']))]),
      ];
      await waitForGuests(writer, accountIds, signal);
      return build({ writer, reader, accountIds, signal, told });
    });
  });
  return { ...built, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
}

/**
 * Waits for everyone who currently holds an account's guest lock, so that what they have read is not older than what
 * the build reads.
 */
async function waitForGuests(client: pg.ClientBase, accountIds: string[], signal: AbortSignal): Promise<void> {
  for (const accountId of accountIds) {
    signal.throwIfAborted();
    await lockGuests(client, accountId);
  }
}

interface Parts {
  writer: pg.PoolClient;
  reader: ReservationReader;
  accountIds: string[];
  signal: AbortSignal;
  told: (stays: number) => void | Promise<void>;
}

async function build({ writer, reader, accountIds, signal, told }: Parts): Promise<Omit<Built, 'seconds'>> {
  const rowOf = await stayRows();
  await writer.query('begin');
  await makeNext(writer);
  const filling = new NextFilling(writer);
  let stays = 0;
  for await (const reservations of reader.all()) {
    signal.throwIfAborted();
    for (const reservation of reservations) {
      const row = rowOf(reservation);
      if (!row) continue;
      filling.add(reservation.accountId, row);
      stays += 1;
    }
    await filling.write();
    await told(stays);
  }
  await filling.end();
  await joinMerged(writer, PATIENCE_MS);
  await indexNext(writer, PATIENCE_MS);
  const today = todayOf(new Date());
  for (let at = 0; at < accountIds.length; at += ACCOUNTS) {
    signal.throwIfAborted();
    const tables = { stay: NEXT.stay, scale: NEXT_SCALE, patienceMs: PATIENCE_MS };
    await measureNext(writer, accountIds.slice(at, at + ACCOUNTS), today, tables);
  }
  await takeOver(writer, reader, rowOf, signal);
  await writer.query('commit');
  return { accounts: accountIds.length, stays };
}
