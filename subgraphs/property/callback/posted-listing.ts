import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { POSTED, postedRecord } from '#records/posted.js';

/** The record of a listing as it is posted to others; null: it no longer exists. Throws when the graph does not answer. */
export async function postedListing(graph: Graph, accountId: string, id: string): Promise<object | null> {
  const { data, errors } = await graph(POSTED.listing.document, { id }, serviceViewer(accountId));
  if (errors.length > 0 || !data) throw new Error(`Could not read the listing: ${errors[0]?.code ?? 'no data'}.`);
  return postedRecord('listing', data, id);
}
