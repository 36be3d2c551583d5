import { Failure } from '#kit/failure.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';

const LISTING_IDS = /* GraphQL */ `
  query ListingIds($name: String, $building: String, $accountId: ID, $size: Int!) {
    listingIds(name: $name, building: $building, accountId: $accountId, size: $size)
  }
`;

export interface MeantListings {
  name?: string;
  building?: string;
  accountId: string | null;
  size: number;
}

/** Listings that match, among those that the viewer can see. Throws the property subgraph's failure. */
export async function askListingIds(graph: Graph, viewer: Viewer, meant: MeantListings): Promise<string[]> {
  const { data, errors } = await graph(LISTING_IDS, { ...meant }, viewer);
  const [error] = errors;
  if (error) throw new Failure(error.code ?? 'UNAVAILABLE', error.message);
  return (data as { listingIds: string[] }).listingIds;
}
