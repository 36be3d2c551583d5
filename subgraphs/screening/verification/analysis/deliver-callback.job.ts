import type { MikroORM } from '@mikro-orm/postgresql';
import { emFor } from '#kit/store/database.js';
import type { Job } from '#kit/queue/jobs.js';
import { RefusedAddress, type RefusalReason } from '#kit/outbound/public-address.js';
import { postJson } from '#kit/outbound/post-json.js';
import { Reservation } from '../../reservation/reservation.entity.js';
import { summarise } from '../summarise.js';
import { Callback } from './callback.entity.js';

/** Names that do not resolve may do so later. */
const UNRESOLVED: RefusalReason[] = ['NOT_RESOLVED', 'DNS_TIMEOUT'];

interface CallbackPayload {
  accountId: string;
  callbackId: string;
}

/** Posts the reservation's status record to the address that the caller gave. At least once; 2xx is a success. */
export function callbackJob(parts: { orm: MikroORM; allowPrivate: boolean }): Job<CallbackPayload> {
  return {
    name: 'deliver-callback',
    keyOf: ({ callbackId }) => callbackId,
    retries: 9,
    retryDelaySeconds: 5,
    timeoutSeconds: 60,
    async run({ accountId, callbackId }) {
      const em = emFor(parts.orm, [accountId]);
      const callback = await em.findOne(Callback, { accountId, id: callbackId });
      if (!callback || callback.deliveredAt) return;
      const row = await em.findOne(Reservation, { accountId, id: callback.reservationId });
      if (!row) return;
      try {
        const { status } = await postJson(callback.url, JSON.stringify(statusRecord(row)), {
          allowPrivate: parts.allowPrivate,
        });
        if (status < 200 || status > 299) throw new Error(`The callback was answered with ${status}.`);
      } catch (error) {
        if (error instanceof RefusedAddress && !UNRESOLVED.includes(error.reason)) return;
        throw error;
      }
      callback.deliveredAt = new Date();
      await em.flush();
    },
  };
}

function statusRecord(row: Reservation) {
  const summary = summarise(row);
  return {
    id: row.id,
    status: summary.status,
    pms_status: row.status,
    ...(row.supervised && { supervised: row.supervised }),
    reason: summary.reason,
    guestportal_completed: summary.guestPortalStatus === 'COMPLETED',
    business_rules: summary.businessRules,
  };
}
