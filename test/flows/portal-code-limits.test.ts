import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { ABOUT_YOU, PortalGuest } from '../support/portal.js';
import { type RunningTest, runningBeside, runningTest } from '../support/running.js';
import { type SmsServer, smsServer } from '../support/sms-server.js';

const MAX = 4;
const NUMBER = '+13035550123';

let sms: SmsServer;
let service: RunningTest;
let beside: RunningTest;
let client: Client;
const warnings: string[] = [];

beforeAll(async () => {
  sms = await smsServer();
  const settings = { SMS_URL: sms.url, SMS_TOKEN: 'token', SMS_FROM: 'Loft', PORTAL_CODES_SMS_PER_DAY: String(MAX) };
  service = await runningTest({ ...settings, LOG_LEVEL: 'warn' }, (line) => void warnings.push(line));
  beside = await runningBeside(service, settings);
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await beside?.stop();
  await service?.stop();
  await sms?.stop();
});

beforeEach(async () => {
  await client.query('delete from screening.portal_code_count');
  sms.received.length = 0;
  warnings.length = 0;
});

async function booked(at: RunningTest = service, phone: string = NUMBER) {
  const guest = { full_name: 'Ann Lee', email: 'ann.lee@example.com', phone };
  const { body } = await service.rest('POST', '/reservations?sync=1', { without_listing: true, guest });
  const link = (body.guest_portal_url as string).replace(/^https?:\/\/[^/]+/, at.url);
  return { id: body.id as string, guest: await PortalGuest.open(at, link) };
}

async function send(guest: PortalGuest, to: string) {
  const { data, errors } = await guest.ask(
    `mutation { sendPortalCode(input: { via: SMS, to: "${to}" }) { isSent userErrors { code message field rule } } }`,
  );
  return errors ? errors[0]! : (data!.sendPortalCode as boolean);
}

test.each([
  ['a premium-rate number of North America', '+19002345678'],
  ['a premium-rate number of the United Kingdom', '+449098790879'],
  ['a shared-cost number', '+448456000800'],
  ['a personal number', '+447012345678'],
  ['a pager', '+447600123456'],
  ['a toll-free number', '+18005550123'],
  ['an international premium-rate number', '+979123456789'],
  ['a satellite phone', '+881612345678'],
  ['a maritime number', '+870773111632'],
  ['a number of an international network', '+883510000012345'],
  ['a landline', '+34911234567'],
])('sends no code to %s', async (_kind, number) => {
  const { guest } = await booked();
  expect(await send(guest, number)).toMatchObject({
    message: expect.stringContaining('must be a mobile number'),
    extensions: { code: 'BAD_INPUT', details: [{ loc: ['to'], type: 'not_textable' }] },
  });
  expect(sms.received).toEqual([]);
  expect((await client.query('select from screening.portal_code_count')).rowCount).toBe(0);
});

test('rejects a number of an unassigned range', async () => {
  const { guest } = await booked();
  expect(await send(guest, '+6580012345')).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
  expect(sms.received).toEqual([]);
});

test('sends codes to mobile numbers of many countries', async () => {
  for (const number of ['+34600000000', '+447911123456', '+5511987654321', '+8613800138000']) {
    const { guest } = await booked();
    expect(await send(guest, number)).toBe(true);
  }
  expect(sms.received.map(({ body }) => body.to)).toEqual([
    '+34600000000',
    '+447911123456',
    '+5511987654321',
    '+8613800138000',
  ]);
});

test('an account sends at most the configured number of codes a day, also from concurrent processes', async () => {
  const guests = [];
  for (let n = 0; n < MAX + 4; n += 1) guests.push((await booked(n % 2 ? beside : service)).guest);
  const answers = await Promise.all(guests.map((guest) => send(guest, NUMBER)));
  expect(answers.filter((answer) => answer === true)).toHaveLength(MAX);
  expect(answers.filter((answer) => answer !== true)).toEqual(
    Array.from({ length: 4 }, () =>
      expect.objectContaining({ message: expect.stringMatching(/No more codes .* today/) }),
    ),
  );
  expect(sms.received).toHaveLength(MAX);
});

test('notifies the operator once when the limit is reached, and sends codes again the next day', async () => {
  for (let n = 0; n < MAX + 2; n += 1) await send((await booked()).guest, NUMBER);
  await service.logged();
  const told = warnings.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'portal_codes.limit_reached');
  expect(told).toMatchObject([{ accountId: expect.any(String), via: 'sms' }]);
  const events = await eventually(async () => {
    const text = `select payload from identity.event where type = 'portal_codes.limit_reached' and account_id = $1`;
    const { rows } = await client.query(text, [told[0].accountId]);
    return rows.length > 0 ? rows : null;
  });
  expect(events.at(-1)).toEqual({ payload: { accountId: told[0].accountId, via: 'sms' } });
  await client.query(`update screening.portal_code_count set day = day - 1`);
  expect(await send((await booked()).guest, NUMBER)).toBe(true);
});

test('rejects a message to a premium-rate number of a reservation', async () => {
  const { id } = await booked(service, '+19002345678');
  const message = { via: 'sms', message: { text: 'Hello' } };
  const { status, body } = await service.rest('POST', `/reservations/${id}/messaging`, message);
  expect({ status, error: body.error }).toEqual({ status: 400, error: expect.stringContaining('no valid phone') });
  expect(sms.received).toEqual([]);
});

test("a guest's own phone number may still be a landline", async () => {
  const { guest } = await booked();
  await guest.save('AboutYou', { ...ABOUT_YOU, phone: '+34911234567' });
  const { tasks } = await guest.portal();
  expect(tasks[0].draft).toMatchObject({ phone: '+34911234567' });
});
