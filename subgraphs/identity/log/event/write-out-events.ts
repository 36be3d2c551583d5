import type pg from 'pg';
import { type EventType, EVENT_JOBS } from '#events';
import type { SubgraphParts } from '#kit/graph/subgraph.js';
import { openBell } from '#kit/queue/bell.js';
import type { Jobs, QueuedOn } from '#kit/queue/jobs.js';
import { MOST_AT_ONCE, OUTBOX_TOPIC, type Taken, writeOut } from '#kit/queue/outbox.js';
import { type SetAside, TooManyRefused } from '#kit/queue/set-aside.js';
import { payloadOf } from '#kit/queue/topics.js';
import { type WithParts, runWith } from '#kit/store/parts-of-statement.js';
import { forgetInDeliveries } from '../../webhook/delivery/keep-deliveries.js';
import { type KeptEvent, LOG_END, type LogEnd, keepEvents } from './keep-events.js';

type JobEvent = Pick<KeptEvent, 'accountId' | 'id' | 'type' | 'subjectId' | 'traceparent'>;

/** Most subjects of one job. */
const MOST_TOGETHER = 100;

/** The jobs that follow from these events, once per subject. */
export function jobsAfter(kept: readonly JobEvent[], { about, on, together }: (typeof EVENT_JOBS)[number]): QueuedOn[] {
  const told = new Map(kept.filter(({ type }) => on.includes(type as EventType)).map((one) => [one.subjectId, one]));
  const lists = together
    ? [...Map.groupBy(told.values(), ({ accountId }) => accountId).values()].flatMap((all) => inLists(all))
    : [...told.values()].map((one) => [one]);
  return lists.map(([first, ...others]) => {
    const { accountId, subjectId, id, traceparent } = first!;
    const data = { accountId, [about]: subjectId };
    if (others.length === 0) return { key: subjectId, data, traceparent };
    // A key of its own: a job that is queued under the same key may have other subjects.
    return { key: id, data: { ...data, others: others.map((one) => one.subjectId) }, traceparent };
  });
}

const inLists = (all: JobEvent[]): JobEvent[][] =>
  Array.from({ length: Math.ceil(all.length / MOST_TOGETHER) }, (_, n) =>
    all.slice(n * MOST_TOGETHER, (n + 1) * MOST_TOGETHER),
  );

/** Queues the jobs that follow from events, in the statement that writes the events. */
async function writeWithJobs(
  jobs: Pick<Jobs, 'enqueueOn'>,
  client: pg.PoolClient,
  kept: JobEvent[],
  writing: WithParts,
): Promise<void> {
  let parts: WithParts | undefined = writing;
  for (const kind of EVENT_JOBS) {
    const payloads = jobsAfter(kept, kind);
    if (payloads.length === 0) continue;
    await jobs.enqueueOn(client, kind.job, payloads, parts);
    parts = undefined;
  }
  if (parts) await runWith(client, parts);
}

/** Polling interval, for lost notifications, and while the process cannot listen. */
const LOOK_EVERY_MS = 5_000;
const LOOK_UNHEARD_MS = 100;

/**
 * Shortest time from the end of one writing to the next, so that events of a busy service gather. An event after a pause
 * is written at once.
 */
const GATHER_MS = 25;

/**
 * Moves announced events from the outbox to the event log, queues the jobs that follow and notifies listeners. Runs
 * in every worker, one at a time; if one dies, the next continues. The notification of each commit wakes it.
 */
export function writeOutEvents({
  pool,
  topics,
  log,
  jobs,
}: Pick<SubgraphParts, 'pool' | 'topics' | 'log' | 'jobs'>): () => Promise<void> {
  let stopped = false;
  const bell = openBell();
  const unsubscribe = topics.listen(OUTBOX_TOPIC, bell.ring, bell.ring);
  const keep = async (client: pg.PoolClient, taken: Taken<LogEnd>[]): Promise<KeptEvent[]> => {
    const { kept, writing } = await keepEvents(client, taken);
    const heads = headsOf(kept).map((head) => payloadOf('event-heads', head));
    const events = topics.isInDatabase ? kept.map((event) => payloadOf('events', event)) : [];
    await writeWithJobs(jobs, client, kept, writing([...events, ...heads]));
    for (const event of kept) if (event.type === 'guest.erased') await forgetInDeliveries(client, event);
    return kept;
  };
  const eventLog = { end: LOG_END, keep };
  const run = async (): Promise<void> => {
    let announced = false;
    while (!stopped) {
      let isSetAside = false;
      const onSetAside = (one: SetAside): void => {
        isSetAside = true;
        log.error(one, 'events.set_aside');
      };
      try {
        const written = await writeOut(pool, eventLog, onSetAside, announced);
        announced = false;
        if (written.length > 0 && !topics.isInDatabase) await topics.publish('events', written);
        // More may wait, without another notification.
        if (written.length >= MOST_AT_ONCE || isSetAside) continue;
        if (written.length > 0) await sleep(GATHER_MS);
        announced = await bell.heard(topics.isListening() ? LOOK_EVERY_MS : LOOK_UNHEARD_MS);
      } catch (err) {
        if (err instanceof TooManyRefused) log.error({ err }, 'events.too_many_refused');
        else log.warn({ err }, 'events.not_written_out');
        await sleep(1_000);
      }
    }
  };
  const running = run();
  return async () => {
    stopped = true;
    unsubscribe();
    bell.ring();
    await running;
  };
}

/** Latest event per account, sent with the commit, so that listeners detect lost notifications. */
function headsOf(kept: KeptEvent[]): { accountId: string; sequence: number }[] {
  const heads = new Map(kept.map(({ accountId, sequence }) => [accountId, sequence]));
  return [...heads].map(([accountId, sequence]) => ({ accountId, sequence }));
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
