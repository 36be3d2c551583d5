import type { Topics } from '#kit/queue/topics.js';
import { messages } from '../messages.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { EventStream } from './event-stream.js';
import { eventTypeName } from './live-fields.js';

export interface EventNotice {
  accountId: string;
  sequence: number;
  /** Dotted in notices; its name in the graph when read from the log. */
  type: string;
  subjectId: string;
}

export interface Watch {
  viewer: Viewer;
  accountId: string;
  /** null: any subject. */
  subjectId: string | null;
  /** Names of event types in the graph; null: all types. */
  types: string[] | null;
  /** Resume after this sequence number; null: only new events. */
  since: number | null;
}

export interface WatchRules {
  /** Maximum number of queued events. */
  waiting: number;
  /** Called once when the stream ends: with SlowReader if the client was too slow, null if it left. */
  onEnd(error: unknown): void;
}

const LOG = /* GraphQL */ `
  query EventsSince($after: Int!, $accountId: ID!, $reservationId: ID, $types: [EventType!], $limit: Int!) {
    events(afterSequence: $after, accountId: $accountId, reservationId: $reservationId, types: $types, limit: $limit) {
      accountId
      sequence
      type
    }
  }
`;

const LAST = /* GraphQL */ `
  query LastEventSequence($accountId: ID!) {
    lastEventSequence(accountId: $accountId)
  }
`;

const PAGE = 500;

/** A notice that has not arrived this long after its event counts as lost. */
export const NOTICE_MS = 1_000;

/** The source and the target of an account's notices. */
export interface Following {
  graph: Graph;
  stream: EventStream<EventNotice>;
  /** Subscribes to the notices of one account. */
  hear(accountId: string, hearing: Hearing): () => void;
  /** Maximum number of events per read. */
  limit: number;
  /** Runs one read of the log; serialized when several accounts share a stream. */
  inTurn(reading: () => Promise<void>): Promise<void>;
}

/** Number of events per read, given the size of the queue. */
export const pageFor = (waiting: number): number => Math.max(1, Math.min(PAGE, Math.floor(waiting / 2)));

/**
 * Streams event notices, each once and in order. Events missed by a broken connection or after `since` are read from the
 * event log, at the reader's pace.
 */
export async function watchEvents(
  watch: Watch,
  graph: Graph,
  topics: Topics,
  rules: WatchRules,
): Promise<EventStream<EventNotice>> {
  const stream: EventStream<EventNotice> = new EventStream(rules.waiting, (error) => {
    followed.stop();
    rules.onEnd(error);
  });
  const hear: Following['hear'] = (accountId, hearing) => listenTo(topics, accountId, hearing);
  const limit = pageFor(rules.waiting);
  const followed = followAccount(watch, { graph, stream, hear, limit, inTurn: (reading) => reading() });
  try {
    followed.begin(watch.since === null ? await lastSequence(graph, watch) : 0);
  } catch (error) {
    void stream.return();
    throw error;
  }
  return stream;
}

/** Feeds the notices of one account into the stream, starting with `begin`, which gets the number of its last event. */
export function followAccount(watch: Watch, { graph, stream, hear, limit, inTurn }: Following) {
  const { accountId, subjectId, types } = watch;
  let cursor = watch.since ?? 0;
  let seen = 0;
  let catchingUp = true;
  let missed = false;
  const emit = (notice: EventNotice): void => {
    if (notice.sequence <= cursor) return;
    cursor = notice.sequence;
    stream.push(notice);
  };
  const onMessage = (notice: EventNotice): void => {
    if (notice.accountId !== accountId || notice.sequence <= seen) return;
    if (catchingUp || notice.sequence !== seen + 1) return catchUp();
    seen = notice.sequence;
    const fits =
      (subjectId === null || notice.subjectId === subjectId) && (!types || types.includes(eventTypeName(notice.type)));
    if (fits) emit(notice);
  };
  const readOn = async (): Promise<void> => {
    for (let more = true; more;) {
      missed = false;
      const head = await lastSequence(graph, watch);
      const page = await eventsAfter(graph, watch, cursor, limit);
      page.forEach(emit);
      await stream.room();
      more = missed || page.length === limit;
      seen = Math.max(seen, head);
    }
    catchingUp = false;
  };
  /** Not awaited: it runs at the reader's pace. */
  const catchUp = (): void => {
    missed = true;
    if (catchingUp) return;
    catchingUp = true;
    inTurn(readOn).catch((error: unknown) => stream.fail(error));
  };
  return {
    stop: hear(accountId, { onMessage, catchUp, isBehind: (head) => head > seen }),
    begin(head: number): void {
      seen = head;
      cursor = watch.since ?? head;
      catchingUp = false;
      if (missed || watch.since !== null) catchUp();
    },
  };
}

/** A message about an account. */
export interface Hearing {
  onMessage(notice: EventNotice): void;
  catchUp(): void;
  isBehind(head: number): boolean;
}

/** Notices can get lost. Heads are committed with the events and reveal a missing notice a little later. */
function listenTo(topics: Topics, accountId: string, { onMessage, catchUp, isBehind }: Hearing): () => void {
  let timer: NodeJS.Timeout | null = null;
  let latest = 0;
  const onHead = (head: Pick<EventNotice, 'accountId' | 'sequence'>): void => {
    if (head.accountId !== accountId) return;
    latest = Math.max(latest, head.sequence);
    timer ??= setTimeout(() => {
      timer = null;
      if (isBehind(latest)) catchUp();
    }, NOTICE_MS);
  };
  const unsubscribers = [
    topics.listen('events', onMessage as (message: never) => void, catchUp),
    topics.listen('event-heads', onHead as (message: never) => void),
  ];
  return () => {
    if (timer) clearTimeout(timer);
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

async function eventsAfter(graph: Graph, watch: Watch, after: number, limit: number): Promise<EventNotice[]> {
  const { viewer, accountId, subjectId, types } = watch;
  const { data } = await graph(LOG, { after, accountId, reservationId: subjectId, types, limit }, viewer);
  const events = data?.events as Omit<EventNotice, 'subjectId'>[] | undefined;
  if (!events) throw new Error(messages.noEventLog);
  return events.map((event) => ({ ...event, subjectId: subjectId ?? '' }));
}

async function lastSequence(graph: Graph, { viewer, accountId }: Watch): Promise<number> {
  const { data } = await graph(LAST, { accountId }, viewer);
  const last = data?.lastEventSequence as number | null | undefined;
  if (last === null || last === undefined) throw new Error(messages.noEventLog);
  return last;
}
