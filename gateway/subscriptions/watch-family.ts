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
export interface FamilyWatch extends Pick<Watch, 'types'> {
  /** The viewer, with the accounts of now. */
  viewer: () => Viewer;
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
 * query for the latest event numbers, regardless of the number of accounts. Accounts created later are included from their
 * first event on.
 */
export async function watchFamily(
  { viewer, types, after }: FamilyWatch,
  graph: Graph,
  topics: Topics,
  rules: WatchRules,
): Promise<EventStream<EventNotice>> {
  const ear = listenToAll(topics, {
    readNow: () => readHeads(graph, viewer()),
    onCreated: () => {
      for (const accountId of viewer().accountIds) if (!ear.hears(accountId)) follow(accountId, 0).begin(0);
    },
  });
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
  const follow = (accountId: string, since: number | null) => ({
    accountId,
    ...followAccount({ viewer: viewer(), accountId, subjectId: null, types, since }, parts),
  });
  const followed = viewer().accountIds.map((accountId) => follow(accountId, after.get(accountId) ?? null));
  try {
    const heads = await readHeads(graph, viewer());
    for (const { accountId, begin } of followed) begin(heads.get(accountId) ?? 0);
  } catch (error) {
    void stream.return();
    throw error;
  }
  return stream;
}

type Head = Pick<EventNotice, 'accountId' | 'sequence'>;

interface Ears {
  /** The latest number of each account. */
  readNow(): Promise<ReadonlyMap<string, number>>;
  /** An account was created, of this family or of another one. */
  onCreated(): void;
}

/** One listener for any number of accounts. After a gap, only accounts with new events are read. */
function listenToAll(topics: Topics, { readNow, onCreated }: Ears) {
  const hearings = new Map<string, Hearing>();
  const latest = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let created: NodeJS.Timeout | null = null;
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
  /** The connection knows of a new account a little later: see `OpenConnections`. */
  const lookForNew = (): void => {
    created ??= setTimeout(() => {
      created = null;
      onCreated();
    }, NOTICE_MS);
  };
  const onNotice = (notice: EventNotice): void => {
    const hearing = hearings.get(notice.accountId);
    if (hearing) hearing.onMessage(notice);
    else if (notice.type === 'account.created') lookForNew();
  };
  // If the latest number is unknown, the account is read anyway: the read reports the error.
  const onSilence = (): void => {
    lookForNew();
    void readNow().then(catchUpBehind, () => hearings.forEach((hearing) => hearing.catchUp()));
  };
  const unsubscribers = [
    topics.listen('events', onNotice as (message: never) => void, onSilence),
    topics.listen('event-heads', onHead as (message: never) => void),
  ];
  return {
    hear(accountId: string, hearing: Hearing): () => void {
      hearings.set(accountId, hearing);
      return () => void hearings.delete(accountId);
    },
    hears: (accountId: string): boolean => hearings.has(accountId),
    stop(): void {
      for (const pending of [timer, created]) if (pending) clearTimeout(pending);
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
