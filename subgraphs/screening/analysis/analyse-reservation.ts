import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { emFor } from '#kit/store/database.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { announce } from '#kit/queue/outbox.js';
import { fact } from '#facts';
import { Callback } from './callback.entity.js';
import { type Decision, decide } from '../decision/decide.js';
import { StoredDecision } from '../decision/decision.entity.js';
import type { Signals } from '../checks/signals.js';
import { type MessageParts, queueMessages } from '../message/queue-messages.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { gatherSignals } from './gather-signals.js';

export interface AnalysisParts {
  orm: MikroORM;
  graph: Graph;
  jobs: Pick<Jobs, 'enqueue'>;
  messages: MessageParts;
}

export interface Analysed {
  /** A provider did not answer: what could be decided was, and the analysis should run again. */
  providerFailed: boolean;
}

/**
 * Gathers signals for the reservation as it is, decides, and stores both, unless the reservation changed meanwhile
 * (then the analysis that the change queued does it). Safe to run twice. `giveUp` keeps what was found although a
 * provider failed.
 */
export async function analyseReservation(
  parts: AnalysisParts,
  accountId: string,
  id: string,
  giveUp = false,
): Promise<Analysed> {
  const em = emFor(parts.orm, [accountId]);
  const row = await em.findOne(Reservation, { accountId, id });
  if (!row || row.analysedRevision >= row.revision) {
    if (row) await em.transactional((tx) => queueCallbacks(parts, tx, row));
    return { providerFailed: false };
  }
  const { signals, failed } = await gatherSignals(em, parts.graph, row);
  const done = !failed || giveUp;
  await emFor(parts.orm, [accountId]).transactional(async (tx) => {
    const fresh = await tx.findOne(Reservation, { accountId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!fresh || fresh.revision !== row.revision || fresh.analysedRevision >= fresh.revision) return;
    const decision = decide(signals);
    await store(tx, fresh, signals, decision, done);
    if (!done) return;
    await queueCallbacks(parts, tx, fresh);
    const status = decision.verificationStatus;
    if (status !== 'pending') await queueMessages(parts.messages, tx, fresh, status);
  });
  return { providerFailed: failed };
}

async function store(
  tx: EntityManager,
  row: Reservation,
  signals: Signals,
  decision: Decision,
  done: boolean,
): Promise<void> {
  row.verificationStatus = decision.verificationStatus;
  row.verificationReason = decision.reason;
  row.riskColor = decision.riskColor;
  row.topRisks = decision.topRisks;
  row.topRecommendations = decision.topRecommendations;
  row.entries = decision.entries;
  if (done) row.analysedRevision = row.revision;
  tx.persist(
    Object.assign(new StoredDecision(), {
      accountId: row.accountId,
      reservationId: row.id,
      signals,
      outcome: decision,
    }),
  );
  await tx.flush();
  await announce(tx, row.accountId, fact(`verification.${decision.verificationStatus}`, { reservationId: row.id }));
}

async function queueCallbacks({ jobs }: AnalysisParts, tx: EntityManager, row: Reservation): Promise<void> {
  const waiting = await tx.find(Callback, {
    accountId: row.accountId,
    reservationId: row.id,
    deliveredAt: null,
    queuedAt: null,
    revision: { $lte: row.revision },
  });
  for (const callback of waiting) {
    callback.queuedAt = new Date();
    await jobs.enqueue(tx, { name: 'deliver-callback' }, { accountId: row.accountId, callbackId: callback.id });
  }
}
