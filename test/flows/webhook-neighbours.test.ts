import { eventually } from '../support/eventually.js';
import { type WebhookTest, webhookTest } from '../support/webhooks.js';

const SUBJECT = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const HANGING = 50;
const EACH = 20;
const EVENTS = 100;

let flow: WebhookTest;

beforeAll(async () => {
  flow = await webhookTest();
});

afterAll(async () => {
  await flow?.stop();
});

test('50 hanging receivers with pending events do not slow down a healthy one, and memory is bounded', async () => {
  const hanging = [];
  for (let n = 0; n < HANGING; n += 1) {
    flow.receiver.on(`/hangs/${n}`, () => undefined);
    hanging.push(await flow.listening({ reservation: `/hangs/${n}` }));
  }
  const healthy = await flow.listening({ reservation: '/healthy' });
  const before = process.memoryUsage().rss;
  for (let n = 0; n < EACH; n += 1)
    for (const { id } of hanging) await flow.announce(id, 'reservation.updated', { reservationId: SUBJECT(n) });
  await eventually(() => flow.receiver.received.filter(({ path }) => path.startsWith('/hangs')).length >= HANGING * 4);
  for (let n = 0; n < EVENTS; n += 1) {
    await flow.announce(healthy.id, 'reservation.updated', { reservationId: SUBJECT(n) });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const received = await flow.receiver.arrived('/healthy', EVENTS);
  const waits = received.map(({ at, body }) => at - Date.parse(body.timestamp)).sort((a, b) => a - b);
  expect(waits[Math.ceil(EVENTS * 0.99) - 1]).toBeLessThan(5_000);
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(200);
  const { rows } = await flow.client.query(
    'select count(*)::int as n from identity.delivery where claimed_until > now()',
  );
  expect(rows[0].n).toBeLessThanOrEqual((HANGING + 1) * 4);
});
