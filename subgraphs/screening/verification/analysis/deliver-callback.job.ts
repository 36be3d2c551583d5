import type { MikroORM } from '@mikro-orm/postgresql';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Job } from '#kit/queue/jobs.js';
import { emFor } from '#kit/store/database.js';
import { Reservation } from '../../reservation/reservation.entity.js';
import type { AccountMode, AccountModes } from '../scenario/account-modes.js';
import { summarise } from '../summarise.js';
import { Callback } from './callback.entity.js';

interface CallbackPayload {
  accountId: string;
  callbackId: string;
}

/** What names the hand-over when it is queued: without the key, one that waits would stand in the way of all others. */
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
 * Hands the reservation's status record over to be posted to the address that the caller gave, after those that were
 * asked for before it. Safe to run twice: a callback is taken on once.
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
      const row = await em.findOne(Reservation, { accountId, id: reservationId });
      if (!row) return;
      const body = JSON.stringify(statusRecord(row, await modeOf(accountId)));
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
        if (errors.length > 0) throw new Error(`The callback could not be handed over: ${errors[0]!.code}.`);
        one.deliveredAt = new Date();
        await em.flush();
      }
    },
  };
}

/** A record of an account in test mode says so. */
function statusRecord(row: Reservation, mode: AccountMode) {
  const summary = summarise(row);
  return {
    id: row.id,
    status: summary.status,
    pms_status: row.status,
    ...(row.supervised && { supervised: row.supervised }),
    reason: summary.reason,
    guestportal_completed: summary.guestPortalStatus === 'COMPLETED',
    business_rules: summary.businessRules,
    ...(mode === 'test' && { mode }),
  };
}
