import { messages } from '../messages.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Topics } from '#kit/queue/topics.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { EventStream } from './event-stream.js';
import {
  type EventNotice,
  type Hearing,
  NOTICE_MS,
  type Watch,
  type WatchRules,
  followAccount,
  pageFor,
} from './watch-events.js';

/** The watched accounts: those of the viewer. */
export interface FamilyWatch extends Pick<Watch, 'viewer' | 'types'> {
  /** Resume after these event numbers, by account. */
  after: ReadonlyMap<string, number>;
}

const HEADS = /* GraphQL */ `
  query LastEventSequences {
    lastEventSequences {
      accountId
      sequence
    }
  }
`;

/**
 * Streams event notices of all accounts of a viewer, in order within each account. Uses one stream, one listener and one
 * query for the latest event numbers, regardless of the number of accounts. Accounts created later are not included.
 */
export async function watchFamily(
  { viewer, types, after }: FamilyWatch,
  graph: Graph,
  topics: Topics,
  rules: WatchRules,
): Promise<EventStream<EventNotice>> {
  const ear = listenToAll(topics, () => readHeads(graph, viewer));
  const stream = new EventStream<EventNotice>(rules.waiting, (error) => {
    ear.stop();
    rules.onEnd(error);
  });
  let turns: Promise<unknown> = Promise.resolve();
  const inTurn = (reading: () => Promise<void>): Promise<void> => {
    const mine = turns.then(reading);
    turns = mine.catch(() => undefined);
    return mine;
  };
  const parts = { graph, stream, hear: ear.hear, limit: pageFor(rules.waiting), inTurn };
  const followed = viewer.accountIds.map((accountId) => {
    const since = after.get(accountId) ?? null;
    return { accountId, ...followAccount({ viewer, accountId, subjectId: null, types, since }, parts) };
  });
  try {
    const heads = await readHeads(graph, viewer);
    for (const { accountId, begin } of followed) begin(heads.get(accountId) ?? 0);
  } catch (error) {
    void stream.return();
    throw error;
  }
  return stream;
}

type Head = Pick<EventNotice, 'accountId' | 'sequence'>;

/** One listener for any number of accounts. After a gap, only accounts with new events are read. */
function listenToAll(topics: Topics, readNow: () => Promise<ReadonlyMap<string, number>>) {
  const hearings = new Map<string, Hearing>();
  const latest = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  const catchUpBehind = (heads: ReadonlyMap<string, number>): void => {
    for (const [accountId, head] of heads) {
      const hearing = hearings.get(accountId);
      if (hearing?.isBehind(head)) hearing.catchUp();
    }
  };
  const onHead = ({ accountId, sequence }: Head): void => {
    if (!hearings.has(accountId)) return;
    latest.set(accountId, Math.max(latest.get(accountId) ?? 0, sequence));
    timer ??= setTimeout(() => {
      timer = null;
      catchUpBehind(latest);
      latest.clear();
    }, NOTICE_MS);
  };
  const onNotice = (notice: EventNotice): void => hearings.get(notice.accountId)?.onMessage(notice);
  // If the latest number is unknown, the account is read anyway: the read reports the error.
  const onSilence = (): void =>
    void readNow().then(catchUpBehind, () => hearings.forEach((hearing) => hearing.catchUp()));
  const unsubscribers = [
    topics.listen('events', onNotice as (message: never) => void, onSilence),
    topics.listen('event-heads', onHead as (message: never) => void),
  ];
  return {
    hear(accountId: string, hearing: Hearing): () => void {
      hearings.set(accountId, hearing);
      return () => void hearings.delete(accountId);
    },
    stop(): void {
      if (timer) clearTimeout(timer);
      hearings.clear();
      for (const unsubscribe of unsubscribers) unsubscribe();
    },
  };
}

async function readHeads(graph: Graph, viewer: Viewer): Promise<ReadonlyMap<string, number>> {
  const { data } = await graph(HEADS, {}, viewer);
  const heads = data?.lastEventSequences as Head[] | undefined;
  if (!heads) throw new Error(messages.noEventLog);
  return new Map(heads.map(({ accountId, sequence }) => [accountId, sequence]));
}
