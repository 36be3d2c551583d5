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

/** Hundreds of millions of reservations take hours; a statement may take as long as the build. */
const PATIENCE_MS = 24 * 3_600_000;

/** Accounts that are measured by one statement. */
const ACCOUNTS = 200;

/**
 * Builds the segments of all accounts anew in tables of their own, which take the place of those in force at the end,
 * in one transaction: stopped or killed before, it leaves everything as it was. Safe to run beside the service: what is
 * followed meanwhile waits for nothing but the taking over, and is followed in the new tables too. Stays that have no
 * reservation any more are not in them, and guests who were joined wrongly are parted. Throws the signal's reason when
 * it is told to stop. `told` hears how many stays there are so far, and may hold the build up.
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
      // Stays that were taken over may have no reservation.
      const accountIds = [
        ...new Set([...(await reader.accounts()), ...(await accountsIn(writer, ['intelligence.stay']))]),
      ];
      await waitForGuests(writer, accountIds, signal);
      return build({ writer, reader, accountIds, signal, told });
    });
  });
  return { ...built, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
}

/** Lets everybody finish who is at an account's guests now, so that what they have seen is not older than what is read. */
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
