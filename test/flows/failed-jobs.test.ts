import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { examineDatabase } from '#gateway/doctor/examine-database.js';
import { readQueueFigures } from '#kit/metrics/queue-figures.js';
import { metrics } from '#kit/metrics/metrics.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { accountWithKey } from '../support/test-mode.js';
import { until } from '../support/until.js';

interface Failed {
  id: string;
  name: string;
  reservationId: string | null;
  attempts: number;
  reason: string | null;
}

let service: RunningTest;
let pool: pg.Pool;
let boss: PgBoss;
let accountId: string;
let reservationId: string;
let location: string;

const failedJobs = async () =>
  (await service.graph('{ failedJobs { id name reservationId attempts reason } }')).data.failedJobs as Failed[];

const retry = (ids: string[]) => service.graph('mutation ($ids: [ID!]!) { retryFailedJobs(ids: $ids) }', { ids });

/** Has the reservation analysed by a job with no second attempt. */
async function analyseOnce(): Promise<void> {
  await boss.send(
    'analyse-reservation',
    { accountId, reservationId, step: 'rescreen', revision: 1 },
    { retryLimit: 0 },
  );
}

const setLocation = (value: string) =>
  pool.query('update screening.reservation set guest_location = $2 where id = $1', [reservationId, value]);

beforeAll(async () => {
  service = await runningTest({ LOG_LEVEL: 'silent' });
  pool = new pg.Pool({ connectionString: service.databaseUrl });
  boss = new PgBoss({ connectionString: service.databaseUrl, schema: 'jobs', supervise: false, schedule: false });
  await boss.start();
  const listing = await service.rest('POST', '/listings', { ...LISTING, my_id: 'loft' });
  const guest = { first_name: 'Ann', last_name: 'Lee', location: 'Qzvorville' };
  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    ...{ listing_id: listing.body.id, guest, ...DATES },
  });
  reservationId = made.body.id;
  const { rows } = await pool.query('select account_id, guest_location from screening.reservation where id = $1', [
    reservationId,
  ]);
  [accountId, location] = [rows[0].account_id, rows[0].guest_location];
});

afterAll(async () => {
  await boss?.stop({ graceful: false });
  await pool?.end();
  await service?.stop();
});

test('a job that fails at its last attempt is listed without what a guest wrote, and counted by the doctor', async () => {
  expect(await failedJobs()).toEqual([]);
  await setLocation(`${location}x`);
  await analyseOnce();
  await until(async () => (await failedJobs()).length === 1);
  const [job] = await failedJobs();
  expect(job).toMatchObject({ name: 'analyse-reservation', reservationId, attempts: 1 });
  expect(job!.reason).toMatch(/^\w+$/);
  const findings = await examineDatabase(pool, false);
  expect(findings.map(({ what }) => what)).toContain('Queue: 0 due, 1 failed at every attempt (analyse-reservation 1)');
  await readQueueFigures(pool);
  expect(await metrics.metrics()).not.toContain('given-up');
});

test('nobody else sees it or retries it', async () => {
  const [job] = await failedJobs();
  const { headers: other } = await accountWithKey(service);
  const own = await service.graph('{ failedJobs { id } }', {}, other);
  expect(own.data).toEqual({ failedJobs: [] });
  const tried = await service.graph(`mutation { retryFailedJobs(ids: ["${job!.id}"]) }`, {}, other);
  expect(tried.data).toEqual({ retryFailedJobs: 0 });
  expect(await failedJobs()).toHaveLength(1);
});

test('bad input is refused and changes nothing', async () => {
  for (const ids of [[], ['nonsense'], Array.from({ length: 101 }, () => reservationId)])
    expect((await retry(ids)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  for (const first of [0, 101]) {
    const { errors } = await service.graph(`{ failedJobs(first: ${first}) { id } }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  }
  expect(await failedJobs()).toHaveLength(1);
});

test('retried after the cause is gone it is done, once, and the audit trail says who asked', async () => {
  const [job] = await failedJobs();
  await setLocation(location);
  const answers = await Promise.all([retry([job!.id]), retry([job!.id])]);
  expect(answers.map(({ data }) => data.retryFailedJobs).sort()).toEqual([0, 1]);
  await until(async () => {
    const text = `select 1 from jobs.job where name = 'analyse-reservation' and state = 'completed' and data->>'reservationId' = $1
      and source_root_id is not null`;
    return (await pool.query(text, [reservationId])).rowCount === 1;
  });
  expect(await failedJobs()).toEqual([]);
  await until(
    async () => (await pool.query(`select 1 from identity.audit_entry where action = 'jobs.retried'`)).rowCount === 1,
  );
});

test('a job that fails again is listed again', async () => {
  await setLocation(`${location}x`);
  await analyseOnce();
  await until(async () => (await failedJobs()).length === 1);
  const [job] = await failedJobs();
  expect((await retry([job!.id])).data).toEqual({ retryFailedJobs: 1 });
  await pool.query(
    `update jobs.job set retry_limit = 0 where name = 'analyse-reservation' and state in ('created', 'retry')`,
  );
  await until(async () => {
    const [again] = await failedJobs();
    return again !== undefined && again.id !== job!.id;
  });
});
