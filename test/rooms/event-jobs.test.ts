import { EVENT_JOBS } from '#events';
import { jobsAfter } from '#subgraphs/identity/log/event/write-out-events.js';

const kindOf = (name: string) => EVENT_JOBS.find(({ job }) => job === name)!;

const event = (id: string, accountId: string, subjectId: string, type = 'reservation.created') => ({
  id,
  accountId,
  type,
  subjectId,
  traceparent: `trace of ${id}`,
});

test('stays of an account whose events are logged together are followed by one job', () => {
  const kept = [
    event('e1', 'a', 'r1'),
    event('e2', 'b', 'r2'),
    event('e3', 'a', 'r3'),
    event('e4', 'a', 'r1', 'reservation.updated'),
    event('e5', 'a', 'r4', 'verification.verified'),
  ];
  expect(jobsAfter(kept, kindOf('follow-stay'))).toEqual([
    { key: 'e4', data: { accountId: 'a', reservationId: 'r1', others: ['r3'] }, traceparent: 'trace of e4' },
    { key: 'r2', data: { accountId: 'b', reservationId: 'r2' }, traceparent: 'trace of e2' },
  ]);
});

test('a job has at most a hundred stays, and each is in one', () => {
  const ids = Array.from({ length: 230 }, (_, n) => `r${n}`);
  const jobs = jobsAfter(
    ids.map((id) => event(`event of ${id}`, 'a', id)),
    kindOf('follow-stay'),
  );
  const lists = jobs.map(({ data }) => {
    const { reservationId, others } = data as { reservationId: string; others: string[] };
    return [reservationId, ...others];
  });
  expect(lists.map((list) => list.length)).toEqual([100, 100, 30]);
  expect(lists.flat()).toEqual(ids);
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(3);
});

test('other jobs have one subject each, under its key', () => {
  const kept = ['l1', 'l2'].map((id) => event(`event of ${id}`, 'a', id, 'listing.updated'));
  expect(jobsAfter(kept, kindOf('follow-listing')).map(({ key, data }) => [key, data])).toEqual([
    ['l1', { accountId: 'a', listingId: 'l1' }],
    ['l2', { accountId: 'a', listingId: 'l2' }],
  ]);
});
