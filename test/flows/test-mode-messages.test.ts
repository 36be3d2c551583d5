import { eventually } from '../support/eventually.js';
import { type MessagingTest, messagingTest } from '../support/messaging.js';
import { type TestAccount, accountWithKey } from '../support/test-mode.js';

let messaging: MessagingTest;
let tester: TestAccount;
let live: TestAccount;

beforeAll(async () => {
  messaging = await messagingTest();
  tester = await accountWithKey(messaging.service);
  live = await accountWithKey(messaging.service, {});
});

afterAll(() => messaging?.stop());

const as = (account: TestAccount, method: string, path: string, body?: unknown) =>
  messaging.service.rest(method, path, body, account.headers);
const messagesOf = async (account: TestAccount, id: string) =>
  (await as(account, 'GET', `/reservations/${id}/messaging`)).body as { status: string; via: string }[];
const guest = (name: string, email: string) => ({ last_name: name, email, phone: '+13035550123' });

async function book(account: TestAccount, name: string, email: string): Promise<string> {
  const booking = { without_listing: true, guest: guest(name, email) };
  const made = await as(account, 'POST', '/reservations?sync=1&skip_gp=1', booking);
  expect(made.status).toBe(200);
  return made.body.id as string;
}

const TEMPLATES = [
  { tag: 'welcome', via: 'email', trigger: 'reservation_created', subject: 'Hello', text: 'Dear {{guest.last_name}}' },
  { tag: 'look', via: 'sms', trigger: 'review', text: 'We look at your booking.' },
  { tag: 'key', via: 'email', trigger: 'verified', subject: 'Key', text: 'The key.', gated: true },
];

test('messages of a test account are rendered and stored, and none is sent', async () => {
  for (const account of [tester, live])
    for (const template of TEMPLATES)
      expect((await as(account, 'POST', '/messaging/templates', template)).status).toBe(200);
  const texts = messaging.sms.received.length;
  const review = await book(tester, 'SanctionsReview', 'review@example.com');
  const green = await book(tester, 'AllGreen', 'green@example.com');
  const real = await book(live, 'Lee', 'real@example.com');
  const done = async (account: TestAccount, id: string, status: string) =>
    eventually(async () => {
      const found = await messagesOf(account, id);
      return found.length === 2 && found.every((one) => one.status === status) && found;
    });
  expect(await done(tester, review, 'simulated')).toMatchObject([
    {
      tag: 'welcome',
      via: 'email',
      method: 'simulated',
      email: 'review@example.com',
      attempts: 1,
      message: { subject: 'Hello', text: 'Dear SanctionsReview' },
      sent_at: expect.any(String),
    },
    { tag: 'look', via: 'sms', method: 'simulated', phone: '+13035550123' },
  ]);
  await done(tester, green, 'simulated');
  await done(live, real, 'sent');
  expect(messaging.mailTo('real@example.com')).toHaveLength(2);
  expect(messaging.mail.offered.some(({ to }) => to.some((one) => /review|green/.test(one)))).toBe(false);
  expect(messaging.sms.received).toHaveLength(texts);
  const { rows } = await messaging.client.query(
    `select distinct type, payload ->> 'state' as state from identity.event where account_id = $1 and type = 'message.sent'`,
    [tester.id],
  );
  expect(rows).toEqual([{ type: 'message.sent', state: 'simulated' }]);
});

test('the delivery stops a test message that was queued for sending', async () => {
  const id = await book(tester, 'Lee', 'stopped@example.com');
  const words = {
    via: 'email',
    message: { subject: 'Later', text: 'x' },
    sendAfter: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const made = await as(tester, 'POST', `/reservations/${id}/messaging`, words);
  expect(made.body).toMatchObject({ status: 'queued', method: 'simulated' });
  const text = `update screening.message set method = 'smtp', status = 'held', send_after = now(), due_at = now() where id = $1`;
  await messaging.client.query(text, [made.body.id]);
  await messaging.service.restart(messaging.settings);
  const later = () => messagesOf(tester, id).then((found) => found.filter((one) => one.status === 'simulated'));
  await eventually(async () => (await later()).length === 3);
  expect(messaging.mail.offered.some(({ to }) => to.includes('stopped@example.com'))).toBe(false);
});

test('simulates them without a provider too', async () => {
  await messaging.service.restart({});
  const id = await book(tester, 'Lee', 'none@example.com');
  await eventually(async () => (await messagesOf(tester, id)).every(({ status }) => status === 'simulated'));
  const real = await book(live, 'Lee', 'held@example.com');
  expect((await messagesOf(live, real)).map(({ status }) => status)).toContain('held');
});

/** The PDF's bytes as text: pages are compressed, the title is not. */
async function reportOf(account: TestAccount, id: string): Promise<string> {
  const { body } = await as(account, 'GET', `/reservations/${id}/report`);
  return Buffer.from(await (await fetch(body.url as string)).arrayBuffer()).toString('latin1');
}

test('the report of a test account says that it is one', async () => {
  const booked = (account: TestAccount) => book(account, 'AllGreen', 'report@example.com');
  expect(await reportOf(tester, await booked(tester))).toContain('(Test data: Guest screening report, Reservation ');
  const real = await reportOf(live, await booked(live));
  expect(real).toContain('(Guest screening report, Reservation ');
  expect(real).not.toContain('Test data');
});
