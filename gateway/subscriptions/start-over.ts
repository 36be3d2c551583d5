import { GraphQLError } from 'graphql';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../messages.js';

const LOGS = /* GraphQL */ `
  query EventLogs($accountId: ID) {
    lastEventSequences(accountId: $accountId) {
      accountId
      sequence
      firstSequence
      epoch
    }
  }
`;

interface EventLog {
  accountId: string;
  sequence: number;
  firstSequence: number;
  epoch: string;
}

/**
 * Checks that a client can resume after these event numbers of these accounts; returns an error if it must start over.
 * 0 means from the oldest stored event. `epoch` is the one the numbers belong to, if known.
 */
export async function startOver(
  graph: Graph,
  viewer: Viewer,
  known: { accountId: string; sequence: number }[],
  epoch: unknown,
): Promise<GraphQLError | null> {
  if (known.length === 0) return null;
  const { data } = await graph(LOGS, { accountId: known.length === 1 ? known[0]!.accountId : null }, viewer);
  const logs = data?.lastEventSequences as EventLog[] | undefined;
  if (!logs) throw new Error(messages.noEventLog);
  const logOf = new Map(logs.map((log) => [log.accountId, log]));
  for (const { accountId, sequence } of known) {
    const log = logOf.get(accountId);
    const why = log && lossOf(log, sequence, epoch);
    if (why) return new GraphQLError(messages.startOver(why), { extensions });
  }
  return null;
}

const extensions = { code: 'EVENTS_START_OVER' };

function lossOf(log: EventLog, sequence: number, epoch: unknown): string | null {
  if (typeof epoch === 'string' && epoch !== log.epoch) return messages.restored;
  if (sequence > log.sequence) return messages.futureEvent(sequence, log.sequence);
  if (sequence > 0 && sequence + 1 < log.firstSequence) return messages.eventsGone(sequence, log.firstSequence);
  return null;
}
