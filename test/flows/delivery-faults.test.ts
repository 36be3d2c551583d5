import pg from 'pg';
import { startReceiver } from '../support/receiver.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';

let service: RunningTest;
let pool: pg.Pool;

beforeAll(async () => {
  service = await runningTest({ WEBHOOK_ALLOW_PRIVATE: 'true', LOG_LEVEL: 'silent' });
  pool = new pg.Pool({ connectionString: service.databaseUrl });
  const url = 'http://127.0.0.1:9/closed';
  await service.rest('POST', '/accounts/webhooks', { webhook_key: 'listing_webhook_url', webhook_url: url });
  await service.rest('POST', '/listings', { ...LISTING, my_id: 'loft' });
  await until(async () => (await delivery())?.state === 'failed');
});

afterAll(async () => {
  await pool?.end();
  await service?.stop();
});

interface Delivery {
  state: string;
  error: string | null;
  attempts: number;
  seconds: number;
}

async function delivery(): Promise<Delivery | undefined> {
  const text = `select state, last_error as error, attempts, extract(epoch from next_at - now())::float8 as seconds
    from identity.delivery`;
  return (await pool.query<Delivery>(text)).rows[0];
}

/** Makes the body of the delivery unreadable since that long ago, and due now. */
const faultSince = (ago: string) =>
  pool.query(
    `update identity.delivery set body = 'unreadable', first_failed_at = now() - $1::interval, next_at = now()`,
    [ago],
  );

test('a delivery that we cannot build is postponed with a growing delay and does not count as an attempt', async () => {
  for (const [ago, least, most] of [
    ['0 seconds', 8, 11],
    ['200 seconds', 190, 210],
    ['2 days', 890, 901],
  ] as const) {
    await faultSince(ago);
    await until(async () => ((await delivery())?.seconds ?? 0) > 5);
    const put = await delivery();
    expect(put).toMatchObject({ state: 'failed', attempts: 1 });
    expect(put!.seconds).toBeGreaterThan(least);
    expect(put!.seconds).toBeLessThan(most);
  }
});

test('after three days it is dropped, with the reason', async () => {
  await faultSince('3 days 1 minute');
  await until(async () => (await delivery())?.state === 'dead');
  expect(await delivery()).toMatchObject({ error: 'not_sendable', attempts: 1 });
});

/** The first two writes of an outcome fail; a sequence keeps counting through a rollback. */
const FAULTS = `
  create sequence identity.faults;
  grant all on sequence identity.faults to public;
  create function identity.refuse() returns trigger language plpgsql as
    $$ begin
      if new.attempts > old.attempts and nextval('identity.faults') <= 2 then raise exception 'not now'; end if;
      return new;
    end $$;
  create trigger refuse before update on identity.delivery for each row execute function identity.refuse()`;

test('an outcome that the database rejected is written again, and nothing is posted twice', async () => {
  const receiver = await startReceiver();
  try {
    await pool.query('delete from identity.delivery');
    await pool.query(FAULTS);
    await service.rest('POST', '/accounts/webhooks', {
      webhook_key: 'listing_webhook_url',
      webhook_url: `${receiver.url}/hook`,
    });
    await service.rest('POST', '/listings', { ...LISTING, my_id: 'house' });
    await until(async () => (await delivery())?.state === 'delivered');
    const { rows } = await pool.query<{ n: number }>(`select last_value::int as n from identity.faults`);
    expect(rows[0]!.n).toBeGreaterThanOrEqual(3);
    expect(receiver.received).toHaveLength(1);
  } finally {
    await pool.query('drop function identity.refuse cascade; drop sequence identity.faults');
    await receiver.stop();
  }
});
