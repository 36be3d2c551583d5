import { setTimeout as sleep } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { announce } from '#kit/queue/outbox.js';
import { emFor } from '#kit/store/database.js';
import { eventOf } from '#events';
import { Message } from '../message.entity.js';
import type { Senders } from '../providers/open-senders.js';
import { enqueueDelivery } from './enqueue-delivery.js';

const EVERY_MS = 30_000;

export interface SweepParts {
  orm: MikroORM;
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue'>;
  senders: Senders;
  log: Log;
}

/** Held messages that can now be sent, and queued ones whose job is missing (a restored database, an emptied queue). */
const FIND = `
  select account_id as "accountId", id from screening.message
  where (status = 'held' and via = any($1::text[]))
     or (status = 'queued' and due_at < now() - interval '10 minutes' and (claimed_until is null or claimed_until < now()))
  order by due_at limit 200`;

/** Requeues held and orphaned messages at start-up and every 30 seconds. */
export function sweepMessages(parts: SweepParts): () => Promise<void> {
  const stopping = new AbortController();
  const pause = () => sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sweep(parts).catch((err: unknown) => parts.log.warn({ err }, 'messages.not_swept'));
      await pause();
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}

async function sweep({ orm, pool, jobs, senders }: SweepParts): Promise<void> {
  const open = Object.entries(senders).flatMap(([via, sender]) => (sender ? [via] : []));
  for (let found = 200; found === 200;) {
    const { rows } = await pool.query<{ accountId: string; id: string }>(FIND, [open]);
    found = rows.length;
    for (const { accountId, id } of rows) {
      await emFor(orm, [accountId]).transactional(async (tx) => {
        const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE;
        const row = await tx.findOne(Message, { accountId, id, status: ['held', 'queued'] }, { lockMode });
        if (!row) return;
        const wasHeld = row.status === 'held';
        Object.assign(row, { status: 'queued', method: senders[row.via]?.method ?? row.method, dueAt: new Date() });
        await tx.flush();
        const payload = { reservationId: row.reservationId, messageId: id, state: 'queued' } as const;
        if (wasHeld) await announce(tx, accountId, eventOf('message.queued', payload));
        await enqueueDelivery(jobs, tx, row);
      });
    }
  }
}
