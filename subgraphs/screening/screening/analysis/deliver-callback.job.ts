import type { MikroORM } from '@mikro-orm/postgresql';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Job } from '#kit/queue/jobs.js';
import { emFor } from '#kit/store/database.js';
import { POSTED, postedRecord } from '#records/posted.js';
import type { AccountModes } from '../../booking/account/account-modes.js';
import { Callback } from '../../booking/reservation/save/callback.entity.js';

interface CallbackPayload {
  accountId: string;
  callbackId: string;
}

/** Queue name and key of the job. Without a key, one waiting job would block all others. */
export const HANDING_OVER = {
  name: 'deliver-callback',
  keyOf: ({ callbackId }: CallbackPayload) => callbackId,
};

export interface CallbackParts {
  orm: MikroORM;
  graph: Graph;
  modeOf: AccountModes;
}

const HAND_OVER = /* GraphQL */ `
  mutation HandOverCallback($input: CallbackInput!) {
    postCallback(input: $input)
  }
`;

/**
 * Queues the reservation's status record, in the webhook format, for delivery to the caller's URL, after earlier
 * callbacks of the reservation. Idempotent: each callback is queued once.
 */
export function callbackJob({ orm, graph, modeOf }: CallbackParts): Job<CallbackPayload> {
  return {
    ...HANDING_OVER,
    retries: 9,
    retryDelaySeconds: 5,
    timeoutSeconds: 60,
    async run({ accountId, callbackId }) {
      const em = emFor(orm, [accountId]);
      const callback = await em.findOne(Callback, { accountId, id: callbackId });
      if (!callback || callback.deliveredAt) return;
      const { reservationId } = callback;
      const record = await statusOf(graph, accountId, reservationId);
      if (!record) return;
      const isTest = (await modeOf(accountId)) === 'test';
      const body = JSON.stringify({ ...record, ...(isTest && { mode: 'test' }) });
      const waiting = {
        accountId,
        reservationId,
        deliveredAt: null,
        queuedAt: { $ne: null },
        id: { $lte: callbackId },
      };
      for (const one of await em.find(Callback, waiting, { orderBy: { id: 'asc' } })) {
        const about = { id: one.id, subjectId: reservationId, type: 'callback.reservation', askedAt: one.createdAt };
        const { errors } = await graph(
          HAND_OVER,
          { input: { ...about, url: one.url, body } },
          serviceViewer(accountId),
        );
        if (errors.length > 0) throw new Error(`Could not queue the callback for delivery: ${errors[0]!.code}.`);
        one.deliveredAt = new Date();
        await em.flush();
      }
    },
  };
}

async function statusOf(graph: Graph, accountId: string, id: string): Promise<Record<string, unknown> | null> {
  const { data, errors } = await graph(POSTED.status.document, { id }, serviceViewer(accountId));
  if (errors.length > 0 || !data)
    throw new Error(`Could not read the reservation's status: ${errors[0]?.code ?? 'no data'}.`);
  return postedRecord('status', data, id);
}
