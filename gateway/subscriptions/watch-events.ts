import type { Topics } from '#kit/queue/topics.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/graph/viewer.js';
import { EventStream } from './event-stream.js';

export interface EventNotice {
  accountId: string;
  sequence: number;
  type: string;
  subjectId: string;
}

/** What a subscriber is answered with. */
export type Noticed = Omit<EventNotice, 'subjectId'>;

export interface Watch {
  viewer: Viewer;
  accountId: string;
  /** What the events are about; null: whatever there is in the account. */
  subjectId: string | null;
  types: string[];
  /** First everything after this sequence number; null: only what happens from now on. */
  since: number | null;
}

const LOG = /* GraphQL */ `
  query EventsSince($accountId: ID!, $after: Int!, $reservationId: ID, $types: [String!]!) {
    events(accountId: $accountId, afterSequence: $after, reservationId: $reservationId, types: $types, limit: 500) {
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

/**
 * Notices of the events of one subject or account, each once and in order. What a broken connection has missed is read from the
 * event log, as is what happened after `since`.
 */
export async function watchEvents(watch: Watch, graph: Graph, topics: Topics): Promise<EventStream<Noticed>> {
  let cursor = watch.since ?? 0;
  let catchingUp = true;
  const waiting: Noticed[] = [];
  const emit = (notice: Noticed): void => {
    if (notice.sequence <= cursor) return;
    cursor = notice.sequence;
    stream.push(notice);
  };
  const onMessage = (notice: EventNotice): void => {
    const { accountId, subjectId, types } = watch;
    if (notice.accountId !== accountId || !types.includes(notice.type)) return;
    if (subjectId !== null && notice.subjectId !== subjectId) return;
    if (catchingUp) waiting.push(notice);
    else emit(notice);
  };
  const catchUp = async (): Promise<void> => {
    catchingUp = true;
    for (let more = true; more;) {
      const page = await eventsAfter(graph, watch, cursor);
      page.forEach(emit);
      more = page.length === PAGE;
    }
    waiting.splice(0).forEach(emit);
    catchingUp = false;
  };
  const stopListening = topics.listen('events', onMessage as (message: never) => void, () => {
    catchUp().catch((error: unknown) => stream.fail(error));
  });
  const stream = new EventStream<Noticed>(1000, stopListening);
  try {
    if (watch.since === null) cursor = await lastSequence(graph, watch);
    await catchUp();
  } catch (error) {
    void stream.return();
    throw error;
  }
  return stream;
}

async function eventsAfter(
  graph: Graph,
  { viewer, accountId, subjectId, types }: Watch,
  after: number,
): Promise<Noticed[]> {
  const { data } = await graph(LOG, { accountId, after, reservationId: subjectId, types }, viewer);
  const events = data?.events as Noticed[] | undefined;
  if (!events) throw new Error('The event log did not answer.');
  return events;
}

async function lastSequence(graph: Graph, { viewer, accountId }: Watch): Promise<number> {
  const { data } = await graph(LAST, { accountId }, viewer);
  const last = data?.lastEventSequence as number | undefined;
  if (last === undefined) throw new Error('The event log did not answer.');
  return last;
}
