import { type Graph, serviceViewer } from '#kit/graph/graph.js';

const FORGET = /* GraphQL */ `
  mutation ForgetGuestReports($ids: [ID!]!) {
    forgetReports(ids: $ids)
  }
`;

/** Removes reports about a guest where they lie. Safe to run twice. Throws when the graph does not do it. */
export async function forgetReports(graph: Graph, accountId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { errors } = await graph(FORGET, { ids }, serviceViewer(accountId));
  if (errors.length > 0) throw new Error('Reports about a guest could not be removed.');
}
