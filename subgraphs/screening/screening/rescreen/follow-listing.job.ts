import type pg from 'pg';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Job } from '#kit/queue/jobs.js';
import { findOnListing } from './find-concerned.js';
import { queueAgain, type QueueParts } from './queue-again.js';

interface Changed {
  accountId: string;
  listingId: string;
}

const ASK = /* GraphQL */ `
  query ChangedListing($id: ID!) {
    listing(id: $id) {
      accommodates
      location {
        countryCode
      }
    }
  }
`;

/** Analyzes stays again that were decided with another capacity or country of their listing. */
export function followListingJob(parts: QueueParts & { pool: pg.Pool; graph: Graph }): Job<Changed> {
  return {
    name: 'follow-listing',
    keyOf: ({ listingId }) => listingId,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 60,
    async run({ accountId, listingId }) {
      const { data, errors } = await parts.graph(ASK, { id: listingId }, serviceViewer(accountId));
      if (errors.length > 0 || !data) throw new Error('Could not read a changed listing.');
      const listing = data.listing as { accommodates: number; location: { countryCode: string } } | null;
      if (!listing) return;
      const { accommodates, location } = listing;
      const facts = { accommodates, countryCode: location.countryCode };
      await queueAgain(parts, await findOnListing(parts.pool, accountId, listingId, facts));
    },
  };
}
