import pg from 'pg';
import { makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { type Received, type Receiver, answering, startReceiver } from '../support/receiver.js';
import type { StartedRole } from '../support/roles.js';
import { type TwoGateways, twoGateways } from '../support/two-gateways.js';

const SUBJECTS = 12;
const EACH = 5;
const subject = (n: number) => `01900000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;

let service: TwoGateways;
let other: StartedRole;
let client: pg.Client;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  service = await twoGateways({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  other = await service.startOne();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await receiver?.stop();
});

async function listening(path: string): Promise<string> {
  const { id, headers } = await makeAccount(client);
  const answer = await fetch(`${service.gateways[0]!.url}/v1/accounts/webhooks`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ webhook_key: 'reservation_webhook_url', webhook_url: receiver.url + path }),
  });
  expect(answer.status).toBe(200);
  return id;
}

/** Interleaved events about several subjects, all at once. */
async function announceAll(accountId: string): Promise<void> {
  await client.query(
    `insert into outbox.announcement (id, account_id, type, subject_id, payload, occurred_at)
     select gen_random_uuid(), $1, 'reservation.updated', s, jsonb_build_object('reservationId', s), now()
     from generate_series(1, $2::int) n cross join unnest($3::text[]) s order by n`,
    [accountId, EACH, Array.from({ length: SUBJECTS }, (_, n) => subject(n))],
  );
}

/** First arrivals of each event about a subject, as their numbers. */
function order(received: Received[], about: string): number[] {
  const numbers = received
    .filter(({ body }) => body.reservation_id === about)
    .map(({ body }) => body.sequence as number);
  return [...new Set(numbers)];
}

const total = SUBJECTS * EACH;

test('three workers post each event once and keep the order of each subject', async () => {
  const account = await listening('/two');
  receiver.on('/two', (request, response, received) => {
    setTimeout(() => answering(204)(request, response, received), 5 + Math.random() * 20);
  });
  await announceAll(account);
  const received = await receiver.arrived('/two', total, 25_000);
  for (let n = 0; n < SUBJECTS; n += 1)
    expect(order(received, subject(n))).toEqual([...order(received, subject(n))].sort((a, b) => a - b));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(receiver.at('/two')).toHaveLength(total);
});

test('kill -9 of a worker midway loses nothing and keeps the order', async () => {
  const account = await listening('/killed');
  let arrived = 0;
  const looked = Promise.withResolvers<void>();
  receiver.on('/killed', (request, response, received) => {
    arrived += 1;
    if (arrived === 15) other.kill();
    const answer = () => setTimeout(() => answering(204)(request, response, received), 100);
    // No worker finishes before the pending deliveries are counted.
    if (arrived < 15) answer();
    else void looked.promise.then(answer);
  });
  await announceAll(account);
  await other.ended;
  const open = async () =>
    (await client.query(`select 1 from identity.delivery where account_id = $1 and state <> 'delivered'`, [account]))
      .rows;
  const left = await open();
  looked.resolve();
  expect(left.length).toBeGreaterThan(0);
  // Another worker takes over its claims after a lease of a minute, which is over here.
  await client.query(`update identity.delivery set claimed_until = claimed_until - interval '1 minute'`);
  await eventually(async () => (await open()).length === 0, 25_000);
  const received = receiver.at('/killed');
  expect(new Set(received.map(({ body }) => body.sequence)).size).toBe(total);
  for (let n = 0; n < SUBJECTS; n += 1)
    expect(order(received, subject(n))).toEqual([...order(received, subject(n))].sort((a, b) => a - b));
});
