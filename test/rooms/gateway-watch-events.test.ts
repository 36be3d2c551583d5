import { EventStream } from '#gateway/subscriptions/event-stream.js';
import { type EventNotice, type Hearing, followAccount } from '#gateway/subscriptions/watch-events.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';

const accountId = 'a0000000-0000-7000-8000-000000000001';
const notice = (sequence: number): EventNotice => ({
  accountId,
  sequence,
  type: 'reservation.created',
  subjectId: 's',
});

test('delivers an event once that arrives both from the log and live', async () => {
  // Written between the two queries: the head is 2 in the first, and event 3 is in the page of the second.
  const graph = (async (query: string, { after }: { after?: number }) =>
    query.includes('lastEventSequence')
      ? { data: { lastEventSequence: 2 } }
      : { data: { events: [1, 2, 3].filter((n) => n > after!).map(notice) } }) as unknown as Graph;
  const stream = new EventStream<EventNotice>();
  let hearing: Hearing | null = null;
  const hear = (_: string, one: Hearing) => ((hearing = one), () => undefined);
  const watch = { viewer: {} as Viewer, accountId, subjectId: null, types: null, since: 0 };
  followAccount(watch, { graph, stream, hear, limit: 10, inTurn: (reading) => reading() }).begin(0);
  const read: number[] = [];
  for (let n = 0; n < 3; n += 1) read.push((await stream.next()).value!.sequence);
  // Reading has finished when no step of it is left to run.
  await new Promise((resolve) => setImmediate(resolve));
  hearing!.onMessage(notice(3));
  hearing!.onMessage(notice(4));
  read.push((await stream.next()).value!.sequence);
  expect(read).toEqual([1, 2, 3, 4]);
});
