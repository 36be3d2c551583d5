import { Failure } from '#kit/failure.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../../messages.js';

const ASSIGNEES = /* GraphQL */ `
  query Assignees {
    assignees {
      id
    }
  }
`;

/** IDs of the team members to whom the viewer can assign reservations. Throws UNAVAILABLE. */
export async function askAssignees(graph: Graph, viewer: Viewer): Promise<string[]> {
  const { data, errors } = await graph(ASSIGNEES, {}, viewer);
  if (errors.length > 0) throw new Failure('UNAVAILABLE', messages.teamUnavailable);
  return (data as { assignees: { id: string }[] }).assignees.map(({ id }) => id);
}
