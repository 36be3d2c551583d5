import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { SpanKind } from '@opentelemetry/api';
import type pg from 'pg';
import { eventOf } from '#events';
import { open } from '#kit/cipher/cipher.js';
import type { Graph } from '#kit/graph/graph.js';
import { countDelivery } from '#kit/metrics/metrics.js';
import type { Log } from '#kit/process/log.js';
import { failSpan, inSpan } from '#kit/process/trace/span.js';
import { announce } from '#kit/queue/outbox.js';
import { emFor } from '#kit/store/database.js';
import { WebhookEndpointRow } from '../../webhook-endpoint.entity.js';
import { openSigning } from '../../webhook-signing.js';
import { makeBody } from '../body/make-body.js';
import { dropDeliveries } from '../drop-deliveries.js';
import { type Claimed, urlOf } from './claim-deliveries.js';
import { postDelivery } from './post-delivery.js';
import { giveUpDelivery, keepBody, putOffDelivery, releaseDelivery } from './release-delivery.js';
import { settleDelivery } from './settle-delivery.js';

/**
 * Disables a webhook and announces it, unless it was registered again since the attempt. Open deliveries are given
 * up; they can be redelivered once it is enabled.
 */
async function disableEndpoint(orm: MikroORM, claimed: Claimed, reason: 'gone' | 'failing'): Promise<void> {
  const { accountId, endpointId: id } = claimed;
  await emFor(orm, [accountId]).transactional(async (tx) => {
    await openSigning(tx, accountId);
    const row = await tx.findOne(WebhookEndpointRow, { accountId, id }, { refresh: true });
    if (!row?.enabled || row.url !== urlOf(claimed)) return;
    if (reason === 'failing' && !row.failingSince) return;
    await dropDeliveries(tx, row, 'endpoint_disabled');
    Object.assign(row, { enabled: false, disabledReason: reason });
    await tx.flush();
    await announce(tx, accountId, eventOf('webhook.disabled', { webhookId: id, reason }));
  });
}

/** Limits concurrency: runs at most `most` tasks at a time and queues the rest in order. */
export function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export interface SendingParts {
  pool: pg.Pool;
  orm: MikroORM;
  graph: Graph;
  log: Log;
  allowPrivate: boolean;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}

/** Many deliveries wait for receivers at once, but only a few may use the graph and the shared database pool. */
const asking = atMost(6);
const writing = atMost(3);

const WAITS_MS = [200, 1_000, 5_000];

/** Retries until the result is stored; otherwise the receiver would get the delivery twice. */
async function written<T>(write: () => Promise<T>): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await writing(write);
    } catch {
      await sleep(waitMs);
    }
  }
  return writing(write);
}

async function bodyOf({ graph, pool }: SendingParts, claimed: Claimed): Promise<string> {
  if (claimed.body) return open(claimed.body, 'identity.delivery.body', claimed);
  const body = await asking(() => makeBody(graph, claimed));
  await writing(() => keepBody(pool, claimed, body));
  return body;
}

/** Attempts one delivery and stores the result. An internal error releases it without counting an attempt. */
export function attemptDelivery(parts: SendingParts, claimed: Claimed): Promise<void> {
  const { type, purpose, traceparent: parent, attempts } = claimed;
  const name = purpose === 'callback' ? 'callback' : `webhook ${type}`;
  return inSpan({ name, kind: SpanKind.PRODUCER, parent, attributes: { attempt: attempts + 1 } }, (span) =>
    attempt(parts, claimed, (outcome) => {
      span?.setAttributes({ outcome });
      if (outcome !== '2xx') failSpan(span, outcome);
    }),
  );
}

async function attempt(parts: SendingParts, claimed: Claimed, tell: (outcome: string) => void): Promise<void> {
  const { pool, orm, log, allowPrivate, signal } = parts;
  const isCallback = claimed.purpose === 'callback';
  const isOpen = claimed.enabled || (claimed.purpose === 'sample' && claimed.enabled !== null);
  if (!claimed.url || !isOpen || (!claimed.secret && !isCallback)) {
    const why = claimed.enabled === null ? 'endpoint_removed' : 'endpoint_disabled';
    return written(() => giveUpDelivery(pool, claimed, why));
  }
  try {
    const body = await bodyOf(parts, claimed);
    const outcome = await postDelivery(claimed, body, { allowPrivate, signal });
    const end = outcome.status === null ? (outcome.error ?? 'unknown') : `${Math.floor(outcome.status / 100)}xx`;
    countDelivery(end, outcome.latencyMs);
    tell(end);
    if (signal.aborted && outcome.error !== null) return await releaseDelivery(pool, claimed);
    const { overdue } = await written(() => settleDelivery(pool, claimed, outcome));
    const isGone = outcome.status === 410 && claimed.purpose !== 'sample' && !isCallback;
    if (isGone || overdue) await disableEndpoint(orm, claimed, isGone ? 'gone' : 'failing');
  } catch (err) {
    log.warn({ err, deliveryId: claimed.id }, 'webhook.not_attempted');
    await putOffDelivery(pool, claimed).catch(() => undefined);
  }
}
