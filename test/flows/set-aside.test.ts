import pg from 'pg';
import { examineDatabase } from '#gateway/doctor/examine-database.js';
import { metrics } from '#kit/metrics/metrics.js';
import { readQueueFigures } from '#kit/metrics/queue-figures.js';
import { MAX_SET_ASIDE } from '#kit/queue/set-aside.js';
import { eventually } from '../support/eventually.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { accountWithKey } from '../support/test-mode.js';

let service: RunningTest;
let client: pg.Client;
let accountId: string;

/** Makes the event log refuse events about `poison`. */
const refuse = () =>
  client.query(`alter table identity.event add constraint no_poison check (subject_id <> 'poison') not valid`);
const accept = () => client.query('alter table identity.event drop constraint if exists no_poison');

const ANNOUNCE = `
  insert into outbox.announcement (id, account_id, type, subject_id, payload, occurred_at)
  select gen_random_uuid(), $1, 'retention.changed', subject, '{}', now()
  from unnest($2::text[]) with ordinality as s(subject, n) order by n`;

const announce = (...subjects: string[]) => client.query(ANNOUNCE, [accountId, subjects]);

const events = async () => {
  const text = `select subject_id as subject, sequence::int from identity.event
    where account_id = $1 and type = 'retention.changed' order by sequence`;
  return (await client.query<{ subject: string; sequence: number }>(text, [accountId])).rows;
};
const subjects = async () => (await events()).map(({ subject }) => subject);

const failedJobs = async () =>
  (await service.graph('{ failedJobs { id name reservationId listingId attempts reason queuedAt failedAt } }')).data
    .failedJobs as { id: string; name: string; reason: string }[];

const retry = (ids: string[], headers?: Record<string, string>) =>
  service.graph('mutation ($ids: [ID!]!) { retryFailedJobs(ids: $ids) }', { ids }, headers);

beforeAll(async () => {
  service = await runningTest({ LOG_LEVEL: 'silent' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from identity.account order by created_at limit 1');
  accountId = rows[0]!.id;
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

beforeEach(async () => {
  await accept();
  await client.query('delete from outbox.announcement');
  await client.query(`delete from identity.event where type = 'retention.changed'`);
});

test('an event that the log refuses holds no other up, is listed as failed work, and is written when it is retried', async () => {
  await refuse();
  await announce('first', 'poison', 'second');
  await eventually(async () => (await subjects()).join() === 'first,second');
  await announce('third');
  await eventually(async () => (await subjects()).join() === 'first,second,third');
  const [first, second, third] = await events();
  expect([second!.sequence, third!.sequence]).toEqual([first!.sequence + 1, first!.sequence + 2]);

  const [failed, ...others] = await failedJobs();
  expect(others).toEqual([]);
  expect(failed).toMatchObject({
    name: 'write-event',
    reason: '23514',
    attempts: 1,
    reservationId: null,
    listingId: null,
    queuedAt: expect.any(String),
    failedAt: expect.any(String),
  });
  const pool = new pg.Pool({ connectionString: service.databaseUrl });
  const outbox = (await examineDatabase(pool, false)).find(({ what }) => what.startsWith('Events to be written'));
  await readQueueFigures(pool);
  await pool.end();
  expect(outbox).toMatchObject({ level: 'note', what: 'Events to be written out: 0, 1 set aside' });
  expect(await metrics.metrics()).toContain('screening_failed_work{kind="event"} 1');

  const { headers: other } = await accountWithKey(service);
  expect((await retry([failed!.id], other)).data).toEqual({ retryFailedJobs: 0 });
  await accept();
  expect((await retry([failed!.id])).data).toEqual({ retryFailedJobs: 1 });
  await eventually(async () => (await subjects()).join() === 'first,second,third,poison');
  expect(await failedJobs()).toEqual([]);
  expect((await events())[3]!.sequence).toBeGreaterThan(third!.sequence);
});

test('what is no fault of an event sets nothing aside', async () => {
  await client.query('alter table identity.event rename to event_away');
  await announce('waits');
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const { rows } = await client.query('select set_aside_at from outbox.announcement');
  await client.query('alter table identity.event_away rename to event');
  expect(rows).toEqual([{ set_aside_at: null }]);
  await eventually(async () => (await subjects()).join() === 'waits');
});

test('no more are set aside than a hundred: the others wait, and are written once the fault is mended', async () => {
  await refuse();
  await announce(...Array.from({ length: MAX_SET_ASIDE + 20 }, () => 'poison'));
  await announce('behind');
  // All in one transaction: either all of them can be set aside, or none is.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  const { rows } = await client.query(
    'select count(*)::int as aside from outbox.announcement where set_aside_at is not null',
  );
  expect([rows[0].aside, await subjects()]).toEqual([0, []]);
  await accept();
  await eventually(async () => (await subjects()).length === MAX_SET_ASIDE + 21);
});
