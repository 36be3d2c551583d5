import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { POSTED, postedRecord } from '#records/posted.js';

/** Returns the listing record to deliver; null if it no longer exists. Throws if the graph cannot be reached. */
export async function postedListing(graph: Graph, accountId: string, id: string): Promise<object | null> {
  const { data, errors } = await graph(POSTED.listing.document, { id }, serviceViewer(accountId));
  if (errors.length > 0 || !data) throw new Error(`Could not read the listing: ${errors[0]?.code ?? 'no data'}.`);
  return postedRecord('listing', data, id);
}
