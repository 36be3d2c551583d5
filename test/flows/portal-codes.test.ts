import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';

let mail: MailServer;
let service: RunningTest;
let client: Client;

beforeAll(async () => {
  mail = await mailServer();
  service = await runningTest({ SMTP_URL: mail.url, MAIL_FROM: 'Loft <stay@loft.example>' });
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await mail?.stop();
});

async function booked(screens: object = {}, more: object = {}) {
  const guest = { full_name: 'Ann Lee', email: 'booked@example.com' };
  const { body } = await service.rest('POST', '/reservations?sync=1', { without_listing: true, guest, ...more });
  await requireScreens(service, body.id, screens as Record<string, string>);
  return { id: body.id as string, guest: await PortalGuest.open(service, body.guest_portal_url) };
}

const run = async (guest: PortalGuest, field: string) => {
  const { data, errors } = await guest.ask(`mutation { ${field} }`);
  return errors ? errors[0]?.extensions.code : (Object.values(data!)[0] as boolean);
};
const send = (guest: PortalGuest, to: string, via = 'EMAIL') =>
  run(guest, `sendPortalCode(input: { via: ${via}, to: "${to}" }) { isSent userErrors { code message field rule } }`);
const confirm = (guest: PortalGuest, code: string) =>
  run(
    guest,
    `confirmPortalCode(input: { via: EMAIL, code: "${code}" }) { isConfirmed userErrors { code message field rule } }`,
  );
const textOf = () => mail.received.at(-1)?.body ?? '';
const codeIn = () => /\b\d{6}\b/.exec(textOf())![0];
/** The next code may be sent. */
const waitOver = (id: string) =>
  client.query(`update screening.portal_code set sent_at = now() - interval '1 minute' where reservation_id = $1`, [
    id,
  ]);

test("accepts a guest's identity after a code confirmed their email address", async () => {
  const { id, guest } = await booked();
  expect((await guest.portal()).tasks[0].content).toMatchObject({ confirmEmail: true, confirmPhone: false });
  expect((await guest.submit('AboutYou', ABOUT_YOU)).details).toMatchObject({
    code: 'BAD_INPUT',
    details: [{ loc: ['answers', 'email'], type: 'unconfirmed' }],
  });
  expect(await send(guest, ABOUT_YOU.email.toUpperCase())).toBe(true);
  const code = codeIn();
  expect(mail.received.at(-1)!.headers.subject?.[0]).toBe(`Your code: ${code}`);
  const { rows } = await client.query('select * from screening.portal_code where reservation_id = $1', [id]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|ann`, 'i'));
  expect(await confirm(guest, code === '000000' ? '000001' : '000000')).toBe('CODE_WRONG');
  expect(await confirm(guest, code)).toBe(true);
  expect(await confirm(guest, code)).toBe('CODE_WRONG');
  const other = { ...ABOUT_YOU, email: 'somebody.else@example.com' };
  expect((await guest.submit('AboutYou', other)).code).toBe('BAD_INPUT');
  expect((await guest.submit('AboutYou', ABOUT_YOU)).portal.tasks[0].state).toBe('ACCEPTED');
});

test('codes are limited, expire, and allow five attempts only', async () => {
  const { id, guest } = await booked();
  expect(await send(guest, 'no address')).toBe('BAD_INPUT');
  expect(await send(guest, '+34600000000', 'SMS')).toBe('CODE_NOT_SENT');
  expect(await send(guest, ABOUT_YOU.email)).toBe(true);
  expect(await send(guest, ABOUT_YOU.email)).toBe('TOO_MANY_REQUESTS');
  const right = codeIn();
  const wrong = Array.from({ length: 5 }, (_, n) => String((Number(right) + n + 1) % 1_000_000).padStart(6, '0'));
  const tried = await Promise.all(wrong.map((code) => confirm(guest, code)));
  expect(new Set(tried)).toEqual(new Set(['CODE_WRONG']));
  expect(await confirm(guest, right)).toBe('CODE_WRONG');
  await waitOver(id);
  expect(await send(guest, ABOUT_YOU.email)).toBe(true);
  await client.query('update screening.portal_code set expires_at = now() where reservation_id = $1', [id]);
  expect(await confirm(guest, codeIn())).toBe('CODE_WRONG');
  for (let sent = 2; sent < 5; sent += 1) {
    await waitOver(id);
    expect(await send(guest, ABOUT_YOU.email)).toBe(true);
  }
  await waitOver(id);
  expect(await send(guest, ABOUT_YOU.email)).toBe('TOO_MANY_REQUESTS');
});

test('a host who disables codes does not block guests', async () => {
  const set = (content: object | null) =>
    service.graph(
      'mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet } userErrors { code message field rule } } }',
      {
        input: { screen: 'AboutYou', content: content && { aboutYou: content } },
      },
    );
  await set({ confirmEmail: false, confirmPhone: false });
  const { guest } = await booked();
  expect((await guest.submit('AboutYou', ABOUT_YOU)).portal.tasks[0].state).toBe('ACCEPTED');
  await set(null);
});

test('mails a signed text to the guest, in their language', async () => {
  const content = '<h2>Terms</h2><p>Be kind. {{guest.first_name}} stays as it stands.</p>';
  await service.rest('PUT', '/accounts/settings/usage-agreement', { user: { content } });
  const screens = { AboutYou: 'disabled', UsageAgreement: 'required' };
  const { guest } = await booked(screens, { locale: 'it-IT' });
  const { sha256, version } = (await guest.portal()).agreement;
  const signature = { kind: 'typed', name: 'Ann Lee' };
  const answers = { sha256, version, accepted: true, signature };
  expect((await guest.submit('UsageAgreement', answers)).portal.state).toBe('COMPLETED');
  await eventually(() =>
    Promise.resolve(mail.received.some(({ headers }) => headers.subject?.[0] === 'La tua copia del contratto')),
  );
  const copy = mail.received.find(({ headers }) => headers.subject?.[0] === 'La tua copia del contratto')!;
  expect(copy.body).toMatch(/Hai accettato questo testo il \d{1,2} \p{L}+ \d{4}(, | alle ore )\d{2}:\d{2} \(UTC\)\./u);
  expect(copy.headers.to?.[0]).toContain('booked@example.com');
  expect(JSON.stringify(copy)).toContain('Be kind.');
  expect(JSON.stringify(copy)).toContain('guest.first_name');
});
