import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { ABOUT_YOU, PortalGuest } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type SmsServer, smsServer } from '../support/sms-server.js';
import { storedDecisions } from '../support/stored-decisions.js';

const NUMBER = '+13035550123';
let sms: SmsServer;
let service: RunningTest;
let client: Client;

beforeAll(async () => {
  sms = await smsServer();
  service = await runningTest({ SMS_URL: sms.url, SMS_TOKEN: 'token', SMS_FROM: 'Loft' });
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await sms?.stop();
});

async function booked(locale = 'en') {
  const guest = { full_name: 'Ann Lee', email: 'ann.lee@example.com', phone: NUMBER };
  const booking = { without_listing: true, guest, locale };
  const { body } = await service.rest('POST', '/reservations?sync=1', booking);
  return {
    id: body.id as string,
    url: body.guest_portal_url as string,
    guest: await PortalGuest.open(service, body.guest_portal_url),
  };
}

const run = async (guest: PortalGuest, field: string) => {
  const { data, errors } = await guest.ask(`mutation { ${field} }`);
  return errors ? errors[0]?.extensions.code : (Object.values(data!)[0] as boolean);
};
const send = (guest: PortalGuest, to: string) =>
  run(guest, `sendPortalCode(input: { via: SMS, to: "${to}" }) { isSent userErrors { code message field rule } }`);
const confirm = (guest: PortalGuest, code: string) =>
  run(
    guest,
    `confirmPortalCode(input: { via: SMS, code: "${code}" }) { isConfirmed userErrors { code message field rule } }`,
  );
const contentOf = async (guest: PortalGuest) => (await guest.portal()).tasks[0].content;
const codeIn = () => /\b\d{6}\b/.exec(sms.received.at(-1)!.body.text)![0];

test('a text message code confirms a number, and a reloaded page shows that', async () => {
  const { id, url, guest } = await booked('es');
  expect(await contentOf(guest)).toMatchObject({ confirmEmail: false, confirmPhone: true, confirmedPhone: null });
  expect((await guest.submit('AboutYou', ABOUT_YOU)).details).toMatchObject({
    details: [{ loc: ['answers', 'phone'], type: 'unconfirmed' }],
  });
  expect(await send(guest, '+1 (303) 555-0123')).toBe(true);
  expect(sms.received.at(-1)!.body).toMatchObject({ to: NUMBER, text: expect.stringContaining('es su código') });
  const code = codeIn();
  const { rows } = await client.query('select * from screening.portal_code where reservation_id = $1', [id]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|5550123`));
  expect(await confirm(guest, code === '000000' ? '000001' : '000000')).toBe('CODE_WRONG');
  expect(await confirm(guest, code)).toBe(true);
  const anew = await PortalGuest.open(service, url);
  expect(await contentOf(anew)).toMatchObject({ confirmedPhone: NUMBER, confirmedEmail: null });
  // Stored as typed if the code was sent to that number; a different number is not confirmed.
  await guest.save('AboutYou', { phone: '+1 303 555 0123' });
  expect(await contentOf(anew)).toMatchObject({ confirmedPhone: '+1 303 555 0123' });
  expect((await guest.submit('AboutYou', { ...ABOUT_YOU, phone: '+13035550199' })).code).toBe('BAD_INPUT');
  expect((await guest.submit('AboutYou', ABOUT_YOU)).portal.tasks[0].state).toBe('ACCEPTED');
});

test('a confirmed number counts slightly for the guest, with an explanation', async () => {
  const { id, guest } = await booked();
  await send(guest, NUMBER);
  await confirm(guest, codeIn());
  await guest.submit('AboutYou', ABOUT_YOU);
  const found = await eventually(async () => {
    const { body } = await service.rest('GET', `/reservations/${id}/summary`);
    const { findings } = body.details.general_risk as { findings: string[] };
    return findings.some((text) => text.includes('with a code')) ? findings : null;
  });
  expect(found).toContain('The guest has confirmed their email address or phone number with a code.');
  expect((await storedDecisions(client, id)).at(-1).signals.confirmed).toEqual({ email: false, phone: true });
});

test('reports a rejected text message, and its code no longer works', async () => {
  const { id, guest } = await booked();
  sms.mood = 500;
  expect(await send(guest, NUMBER)).toBe('CODE_NOT_SENT');
  sms.mood = 202;
  const lost = codeIn();
  await client.query(
    `update screening.portal_code set sent_at = now() - interval '1 minute' where reservation_id = $1`,
    [id],
  );
  expect(await send(guest, NUMBER)).toBe(true);
  const code = codeIn();
  if (lost !== code) expect(await confirm(guest, lost)).toBe('CODE_WRONG');
  expect(await confirm(guest, code)).toBe(true);
});
