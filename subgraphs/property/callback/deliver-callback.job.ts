import type { MikroORM } from '@mikro-orm/postgresql';
import { RefusedAddress, assertPublicUrl } from '#kit/outbound/public-address.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Log } from '#kit/process/log.js';
import type { Job } from '#kit/queue/jobs.js';
import { emFor } from '#kit/store/database.js';
import { postedListing } from './posted-listing.js';
import { Callback } from './callback.entity.js';

interface CallbackPayload {
  accountId: string;
  callbackId: string;
}

/** Job name and options. */
export const DELIVERY = {
  name: 'deliver-listing-callback',
  keyOf: ({ callbackId }: CallbackPayload) => callbackId,
};

/** DNS failures may be temporary; every other refusal is final. */
const PASSING = ['NOT_RESOLVED', 'DNS_TIMEOUT'];

export interface DeliveryParts {
  orm: MikroORM;
  graph: Graph;
  log: Log;
  allowPrivate: boolean;
}

const HAND_OVER = /* GraphQL */ `
  mutation HandOverListingCallback($input: CallbackInput!) {
    postCallback(input: $input)
  }
`;

/**
 * Queues the current listing for delivery to the callback URL, after earlier callbacks. Idempotent: a callback is
 * accepted once.
 */
export function callbackJob({ orm, graph, log, allowPrivate }: DeliveryParts): Job<CallbackPayload> {
  const isPublic = async ({ id, url }: Callback): Promise<boolean> => {
    try {
      await assertPublicUrl(url, { allowPrivate });
      return true;
    } catch (error) {
      if (!(error instanceof RefusedAddress)) throw error;
      // The sender checks the address again, with retries.
      if (PASSING.includes(error.reason)) return true;
      log.warn({ callbackId: id, reason: error.reason }, 'callback.refused');
      return false;
    }
  };
  return {
    ...DELIVERY,
    retries: 9,
    retryDelaySeconds: 5,
    timeoutSeconds: 60,
    async run({ accountId, callbackId }) {
      const em = emFor(orm, [accountId]);
      const callback = await em.findOne(Callback, { accountId, id: callbackId });
      if (!callback || callback.deliveredAt) return;
      const { listingId } = callback;
      const record = await postedListing(graph, accountId, listingId);
      if (!record) return;
      const body = JSON.stringify({ ...record, ...((await isTest(graph, accountId)) && { mode: 'test' }) });
      const waiting = { accountId, listingId, deliveredAt: null, id: { $lte: callbackId } };
      for (const one of await em.find(Callback, waiting, { orderBy: { id: 'asc' } })) {
        if (!(await isPublic(one))) continue;
        const about = { id: one.id, subjectId: listingId, type: 'callback.listing', askedAt: one.createdAt };
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

const MODE = /* GraphQL */ `
  query ModeOfListingAccount {
    me {
      mode
    }
  }
`;

/** Records of test accounts are marked as such. */
async function isTest(graph: Graph, accountId: string): Promise<boolean> {
  const { data } = await graph(MODE, {}, serviceViewer(accountId));
  const mode = (data?.me as { mode: string } | null | undefined)?.mode;
  if (!mode) throw new Error('Could not read the mode of the account.');
  return mode === 'test';
}
