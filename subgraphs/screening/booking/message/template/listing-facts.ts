import { Failure } from '#kit/failure.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages as texts } from '../../../messages.js';

/** Listing data used in messages. Times are hours of the day, 0 to 24. */
export interface ListingFacts {
  name: string;
  checkInTime: number;
  checkOutTime: number;
  location: { timeZoneName: string; address: string | null; street: string; city: string };
}

const LISTING = /* GraphQL */ `
  query MessageListing($id: ID!) {
    listing(id: $id) {
      name
      checkInTime
      checkOutTime
      location {
        timeZoneName
        address
        street
        city
      }
    }
  }
`;

/** Loads the listing from the property subgraph; null if it was deleted. Throws UNAVAILABLE. */
export async function listingFacts(graph: Graph, viewer: Viewer, id: string): Promise<ListingFacts | null> {
  const { data, errors } = await graph(LISTING, { id }, viewer);
  if (errors.length > 0) throw new Failure('UNAVAILABLE', texts.listingUnavailable);
  return (data?.listing as ListingFacts | null | undefined) ?? null;
}
