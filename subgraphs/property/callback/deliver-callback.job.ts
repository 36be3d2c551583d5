import type { MikroORM } from '@mikro-orm/postgresql';
import { RefusedAddress } from '#kit/outbound/public-address.js';
import { postJson } from '#kit/outbound/post-json.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Log } from '#kit/process/log.js';
import type { Job } from '#kit/queue/jobs.js';
import { emFor } from '#kit/store/database.js';
import { Listing } from '../listing/listing.entity.js';
import { listingRecord } from '../listing/listing-record.js';
import { Callback } from './callback.entity.js';

interface CallbackPayload {
  accountId: string;
  callbackId: string;
}

/** What names the delivery when it is queued. */
export const DELIVERY = {
  name: 'deliver-listing-callback',
  keyOf: ({ callbackId }: CallbackPayload) => callbackId,
};

/** A name that does not resolve now may do so later; every other refusal is for good. */
const PASSING = ['NOT_RESOLVED', 'DNS_TIMEOUT'];

export interface DeliveryParts {
  orm: MikroORM;
  graph: Graph;
  log: Log;
  publicUrl: string;
  allowPrivate: boolean;
}

/** Posts the listing, as it is by then, to the address that the caller gave. At least once; 2xx is a success. */
export function callbackJob({ orm, graph, log, publicUrl, allowPrivate }: DeliveryParts): Job<CallbackPayload> {
  return {
    ...DELIVERY,
    retries: 9,
    retryDelaySeconds: 5,
    timeoutSeconds: 60,
    async run({ accountId, callbackId }) {
      const em = emFor(orm, [accountId]);
      const callback = await em.findOne(Callback, { accountId, id: callbackId });
      if (!callback || callback.deliveredAt) return;
      const listing = await em.findOne(Listing, { accountId, id: callback.listingId });
      if (!listing) return;
      const record = {
        ...listingRecord(listing, publicUrl),
        ...((await isTest(graph, accountId)) && { mode: 'test' }),
      };
      try {
        const { status } = await postJson(callback.url, JSON.stringify(record), { allowPrivate });
        if (status < 200 || status > 299) throw new Error(`The callback was answered with ${status}.`);
      } catch (error) {
        if (!(error instanceof RefusedAddress) || PASSING.includes(error.reason)) throw error;
        log.warn({ callbackId, reason: error.reason }, 'callback.refused');
        return;
      }
      callback.deliveredAt = new Date();
      await em.flush();
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

/** A record of an account in test mode says so. */
async function isTest(graph: Graph, accountId: string): Promise<boolean> {
  const { data } = await graph(MODE, {}, serviceViewer(accountId));
  const mode = (data?.me as { mode: string } | null | undefined)?.mode;
  if (!mode) throw new Error('The mode of the account could not be read.');
  return mode === 'test';
}
