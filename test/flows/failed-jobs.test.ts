import pg from 'pg';
import { examineDatabase } from '#gateway/doctor/examine-database.js';
import { readQueueFigures } from '#kit/metrics-endpoint/queue-figures.js';
import { metrics } from '#kit/metrics/metrics.js';
import { type FailingJob, failingJob } from '../support/failing-job.js';
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
  queuedAt: string;
  failedAt: string;
}

let service: RunningTest;
let job: FailingJob;
let reservationId: string;

const failedJobs = async () =>
  (
    await service.graph(
      '{ failedJobs { edges { node { id name reservationId listingId attempts reason queuedAt failedAt } } } }',
    )
  ).data.failedJobs.edges.map(({ node }: { node: Failed }) => node) as Failed[];

const retry = (ids: string[]) =>
  service.graph(
    'mutation ($ids: [ID!]!) { retryFailedJobs(input: { ids: $ids }) { queuedJobs userErrors { code message field rule } } }',
    { ids },
  );

beforeAll(async () => {
  service = await runningTest({ LOG_LEVEL: 'silent' });
  const listing = await service.rest('POST', '/listings', { ...LISTING, my_id: 'loft' });
  const guest = { first_name: 'Ann', last_name: 'Lee', location: 'Qzvorville' };
  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    listing_id: listing.body.id,
    guest,
    ...DATES,
  });
  reservationId = made.body.id;
  job = await failingJob(service.databaseUrl, reservationId);
});

afterAll(async () => {
  await job?.stop();
  await service?.stop();
});

test('a completed job is kept for an hour', async () => {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const completed = async () =>
    (await client.query("select distinct deletion_seconds from jobs.job_common where state = 'completed'")).rows;
  try {
    await until(async () => (await completed()).length > 0);
    expect(await completed()).toEqual([{ deletion_seconds: 3_600 }]);
  } finally {
    await client.end();
  }
});

test("lists a job whose last attempt failed without the guest's input, and the doctor counts it", async () => {
  expect(await failedJobs()).toEqual([]);
  await job.break();
  await job.analyse();
  await until(async () => (await failedJobs()).length === 1);
  const [failed] = await failedJobs();
  expect(failed).toMatchObject({ name: 'analyse-reservation', reservationId, attempts: 1, listingId: null });
  const [queuedAt, failedAt] = [failed!.queuedAt, failed!.failedAt].map((text) => Date.parse(text));
  expect(failedAt).toBeGreaterThanOrEqual(queuedAt!);
  expect(Math.abs(Date.now() - failedAt!)).toBeLessThan(60_000);
  expect(failed!.reason).toMatch(/^\w+$/);
  const findings = await examineDatabase(job.pool, false);
  expect(findings.map(({ what }) => what)).toContain(
    'Queue: 0 due, 1 failed after all retries (analyse-reservation 1)',
  );
  await readQueueFigures(job.pool);
  expect(await metrics.metrics()).not.toContain('given-up');
});

test('other accounts neither see nor retry it', async () => {
  const [failed] = await failedJobs();
  const { headers: other } = await accountWithKey(service);
  const own = await service.graph('{ failedJobs { totalCount edges { node { id } } } }', {}, other);
  expect(own.data).toEqual({ failedJobs: { totalCount: 0, edges: [] } });
  const tried = await service.graph(
    `mutation { retryFailedJobs(input: { ids: ["${failed!.id}"] }) { queuedJobs userErrors { code message field rule } } }`,
    {},
    other,
  );
  expect(tried.data).toEqual({ retryFailedJobs: 0 });
  expect(await failedJobs()).toHaveLength(1);
});

test('bad input is rejected and changes nothing', async () => {
  for (const ids of [[], ['nonsense'], Array.from({ length: 101 }, () => reservationId)])
    expect((await retry(ids)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  const { errors } = await service.graph('{ failedJobs(first: 0) { totalCount } }');
  expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  expect(await failedJobs()).toHaveLength(1);
});

test('a retry after the fix runs it once, and the audit trail records who asked', async () => {
  const [failed] = await failedJobs();
  await job.mend();
  const answers = await Promise.all([retry([failed!.id]), retry([failed!.id])]);
  expect(answers.map(({ data }) => data.retryFailedJobs).sort()).toEqual([0, 1]);
  await until(async () => {
    const text = `select 1 from jobs.job where name = 'analyse-reservation' and state = 'completed' and data->>'reservationId' = $1
      and source_root_id is not null`;
    return (await job.pool.query(text, [reservationId])).rowCount === 1;
  });
  expect(await failedJobs()).toEqual([]);
  await until(
    async () =>
      (await job.pool.query(`select 1 from identity.audit_entry where action = 'jobs.retried'`)).rowCount === 1,
  );
});

test('a job that fails again is listed again', async () => {
  await job.break();
  await job.analyse();
  await until(async () => (await failedJobs()).length === 1);
  const [failed] = await failedJobs();
  expect((await retry([failed!.id])).data).toEqual({ retryFailedJobs: 1 });
  await job.pool.query(
    `update jobs.job set retry_limit = 0 where name = 'analyse-reservation' and state in ('created', 'retry')`,
  );
  await until(async () => {
    const [again] = await failedJobs();
    return again !== undefined && again.id !== failed!.id;
  });
});
