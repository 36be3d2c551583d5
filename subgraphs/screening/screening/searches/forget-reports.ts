import { type Graph, serviceViewer } from '#kit/graph/graph.js';

const FORGET = /* GraphQL */ `
  mutation ForgetGuestReports($ids: [ID!]!) {
    forgetReports(ids: $ids)
  }
`;

/** Deletes reports on a guest in the subgraph that stores them. Idempotent. Throws if the graph fails. */
export async function forgetReports(graph: Graph, accountId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { errors } = await graph(FORGET, { ids }, serviceViewer(accountId));
  if (errors.length > 0) throw new Error('Could not delete the reports on a guest.');
}
