import { killableTests } from '../support/killable-tests.js';
import { eventually } from '../support/eventually.js';
import { readiness } from '../support/cluster.js';

const { here, start, kill } = killableTests();

const LISTENERS = `select pid from pg_stat_activity where query = 'listen topics' and datname = current_database()`;

test('is ready once events flow, and not before', async () => {
  await kill();
  // Another process holds the outbox and makes no progress.
  await here.client.query('select pg_advisory_lock(7301)');
  const text = `insert into outbox.announcement (id, account_id, type, subject_id, payload, occurred_at)
    values (gen_random_uuid(), gen_random_uuid(), 'retention.changed', 'x', '{}', now())`;
  await here.client.query(text);
  const starting = start();
  let isReady = false;
  void starting.then(() => (isReady = true));
  await eventually(async () => ((await readiness(here.role.url)) ?? 0) > 0, 60_000);
  await eventually(async () => (await fetch(`${here.role.url}/docs`)).status === 200, 60_000);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect([isReady, await readiness(here.role.url)]).toEqual([false, 503]);
  await here.client.query('select pg_advisory_unlock(7301)');
  await starting;
});

test('stops being ready when events stop, and is ready again when they resume', async () => {
  await here.client.query('alter table identity.event rename to event_away');
  const text = `insert into outbox.announcement (id, account_id, type, subject_id, payload, occurred_at)
    values (gen_random_uuid(), gen_random_uuid(), 'retention.changed', 'x', '{}', now())`;
  await here.client.query(text);
  await eventually(async () => (await readiness(here.role.url)) === 503, 30_000);
  await here.client.query('alter table identity.event_away rename to event');
  await eventually(async () => (await readiness(here.role.url)) === 200, 30_000);
});

test('a broken listener connection recovers by itself, and the service is ready again', async () => {
  const { rows } = await here.client.query<{ pid: number }>(LISTENERS);
  expect(rows.length).toBeGreaterThan(0);
  await here.client.query(`select pg_terminate_backend(pid) from (${LISTENERS}) l`);
  await eventually(async () => (await here.client.query(LISTENERS)).rowCount === rows.length, 30_000);
  await eventually(async () => (await readiness(here.role.url)) === 200, 30_000);
});
