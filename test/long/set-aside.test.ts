import pg from 'pg';
import { pino } from 'pino';
import { examineDatabase } from '#gateway/doctor/examine-database.js';
import { metrics } from '#kit/metrics/metrics.js';
import { readQueueFigures } from '#kit/metrics-endpoint/queue-figures.js';
import { describeError } from '#kit/process/log.js';
import { MAX_SET_ASIDE_PER_MINUTE } from '#kit/queue/set-aside.js';
import { eventually } from '../support/eventually.js';
import { type RunningTest, runningHere } from '../support/running.js';
import { accountWithKey } from '../support/test-mode.js';

let service: RunningTest;
let client: pg.Client;
let accountId: string;

type Line = Record<string, unknown> & { msg: string; err?: { code?: string } };
let lines: Line[] = [];
const log = pino(
  { level: 'warn', base: null, timestamp: false, serializers: { err: describeError } },
  { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
);
const logged = (msg: string) => lines.filter((line) => line.msg === msg);

/** Makes the event log reject events about `poison`. */
const refuse = () =>
  client.query(`alter table identity.event add constraint no_poison check (subject_id <> 'poison') not valid`);
const accept = () =>
  client.query(`alter table identity.event drop constraint if exists no_poison;
    drop trigger if exists poisoned on identity.event`);

/** Makes events about `poison` fail with this SQLSTATE. */
const failWith = (code: string) =>
  client.query(`
    create or replace function pg_temp.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = tg_argv[0]; end $$;
    create trigger poisoned before insert on identity.event for each row
      when (new.subject_id = 'poison') execute function pg_temp.refuse('${code}')`);

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
  (
    await service.graph(
      '{ failedJobs { edges { node { id name reservationId listingId attempts reason queuedAt failedAt } } } }',
    )
  ).data.failedJobs.edges.map(({ node }: { node: { id: string; name: string; reason: string } }) => node);

const retry = (ids: string[], headers?: Record<string, string>) =>
  service.graph(
    'mutation ($ids: [ID!]!) { retryFailedJobs(input: { ids: $ids }) { queuedJobs userErrors { code message field rule } } }',
    { ids },
    headers,
  );

beforeAll(async () => {
  service = await runningHere({}, log);
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
  lines = [];
  await client.query('select pg_advisory_lock(7301)'); // the outbox writer holds this lock
  await client.query('delete from outbox.announcement');
  await client.query('select pg_advisory_unlock(7301)');
  await client.query(`delete from identity.event where type = 'retention.changed'`);
});

test('a rejected event blocks no other one, is listed as failed work, and is written on retry', async () => {
  await refuse();
  await announce('first', 'poison', 'second');
  await eventually(async () => (await subjects()).join() === 'first,second');
  await announce('third');
  await eventually(async () => (await subjects()).join() === 'first,second,third');
  const [first, second, third] = await events();
  expect([second!.sequence, third!.sequence]).toEqual([first!.sequence + 1, first!.sequence + 2]);

  const [failed, ...others] = await failedJobs();
  expect(others).toEqual([]);
  // Identifier, kind and SQLSTATE, without its content.
  expect(logged('events.set_aside')).toEqual([
    { level: 50, id: failed!.id, type: 'retention.changed', code: '23514', msg: 'events.set_aside' },
  ]);
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
  const outbox = (await examineDatabase(pool, false)).find(({ what }) =>
    what.startsWith('Events waiting to be published'),
  );
  await readQueueFigures(pool);
  await pool.end();
  expect(outbox).toMatchObject({ level: 'note', what: 'Events waiting to be published: 0, 1 set aside' });
  expect(await metrics.metrics()).toContain('screening_failed_work{kind="event"} 1');

  const { headers: other } = await accountWithKey(service);
  expect((await retry([failed!.id], other)).data).toEqual({ retryFailedJobs: 0 });
  await accept();
  expect((await retry([failed!.id])).data).toEqual({ retryFailedJobs: 1 });
  await eventually(async () => (await subjects()).join() === 'first,second,third,poison');
  expect(await failedJobs()).toEqual([]);
  expect((await events())[3]!.sequence).toBeGreaterThan(third!.sequence);
});

test.each(['22003', '22P02', '23502', '23503'])('an event that fails with %s is set aside', async (code) => {
  await failWith(code);
  await announce('first', 'poison', 'second');
  await eventually(async () => (await subjects()).join() === 'first,second');
  expect(await failedJobs()).toMatchObject([{ name: 'write-event', reason: code }]);
});

test('events written one at a time keep their order when positions gain a digit', async () => {
  await refuse();
  await client.query('alter table outbox.announcement alter column position restart with 999998');
  await announce('first', 'poison', 'second', 'third', 'fourth');
  await eventually(async () => (await subjects()).length === 4);
  expect(await subjects()).toEqual(['first', 'second', 'third', 'fourth']);
});

test.each([
  ['a lock timeout', '55P03'],
  ['a serialization failure', '40001'],
  ['a deadlock', '40P01'],
  ['a statement timeout', '57014'],
  ['a failed connection', '08006'],
  ['a full disk', '53100'],
  ['a missing table', '42P01'],
])('%s sets nothing aside: events wait, in order', async (_title, code) => {
  await failWith(code);
  await announce('first', 'poison', 'second');
  await eventually(() => logged('events.not_written_out').length >= 2);
  expect(logged('events.not_written_out')[0]).toMatchObject({ err: { code } });
  expect([await setAsideCount(), await subjects(), logged('events.set_aside')]).toEqual([0, [], []]);
  await accept();
  await eventually(async () => (await subjects()).join() === 'first,poison,second');
});

test('sets neither aside if one event succeeds and then another fails for a general fault', async () => {
  await client.query(`
    create or replace function pg_temp.refuse_both() returns trigger language plpgsql as $$ begin
      raise exception 'refused' using errcode = case new.subject_id when 'poison' then '23514' else '55P03' end;
    end $$;
    create trigger poisoned before insert on identity.event for each row
      when (new.subject_id in ('poison', 'locked')) execute function pg_temp.refuse_both()`);
  await announce('poison', 'locked');
  await eventually(() => logged('events.not_written_out').length >= 2);
  expect([await setAsideCount(), logged('events.set_aside')]).toEqual([0, []]);
  await accept();
  await eventually(async () => (await subjects()).join() === 'poison,locked');
});

const tooMany = MAX_SET_ASIDE_PER_MINUTE + 20;

test('sets at most a hundred aside a minute: events wait, and are written once the fault is fixed', async () => {
  await refuse();
  await announce(...Array.from({ length: tooMany }, () => 'poison'));
  await announce('behind');
  // All in one transaction: either all of them are set aside, or none.
  await eventually(() => logged('events.too_many_refused').length >= 2);
  expect(logged('events.too_many_refused')[0]).toMatchObject({ level: 50, err: { code: '23514' } });
  expect([await setAsideCount(), await subjects(), logged('events.set_aside')]).toEqual([0, [], []]);
  await accept();
  await eventually(async () => (await subjects()).length === tooMany + 1);
});

test('earlier set-aside events that were not retried block no others', async () => {
  await client.query('begin');
  await announce(...Array.from({ length: tooMany }, () => 'old'));
  await client.query(
    `update outbox.announcement set set_aside_at = now() - interval '2 minutes', set_aside_code = '23514'`,
  );
  await client.query('commit');
  await refuse();
  await announce('first', 'poison', 'second');
  await eventually(async () => (await subjects()).join() === 'first,second');
  expect(await setAsideCount()).toBe(tooMany + 1);
});

async function setAsideCount(): Promise<number> {
  const text = 'select count(*)::int as aside from outbox.announcement where set_aside_at is not null';
  return (await client.query<{ aside: number }>(text)).rows[0]!.aside;
}
