import { Client } from 'pg';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type MailServer, mailServer, subjectOf } from '../support/mail-server.js';
import { PASSWORD, isLetIn } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let mail: MailServer;
let service: RunningTest;
let client: Client;
let visitors = 0;

beforeAll(async () => {
  mail = await mailServer();
  service = await runningTest({ TRUSTED_PROXIES: '1', SMTP_URL: mail.url, MAIL_FROM: 'Loft <stay@loft.example>' });
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await mail?.stop();
});

const INVITE = `mutation ($input: PersonInput!) { invitePerson(input: $input) { invitedPerson { person { id } } userErrors { code message field rule } } }`;

/** A user of the account with a confirmed address. */
async function member(email: string, role = 'VIEWER'): Promise<string> {
  const { data } = await service.graph(INVITE, { input: { name: 'Vi Ewer', email, role, password: PASSWORD } });
  const { id } = data.invitePerson.person;
  await client.query('update identity.person set verified_at = now() where id = $1', [id]);
  return id;
}

async function signedIn(email: string, userAgent = FIREFOX, password = PASSWORD): Promise<Browser> {
  const headers = { 'x-forwarded-for': `203.0.113.${(visitors += 1)}`, 'user-agent': userAgent };
  const browser = new Browser(service.url, headers);
  expect((await browser.signIn(email, password)).status).toBe(303);
  return browser;
}

const MINE = '{ mySessions { id browser network isCurrent createdAt lastSeenAt } }';
const mine = async (browser: Browser) => (await browser.graph(MINE)).body.data.mySessions as { id: string }[];
const isIn = (browser: Browser) => isLetIn(service.url, browser.cookie);
const noticesTo = (email: string) => mail.received.filter(({ to }) => to[0] === email).map(subjectOf);

test('users see only their own sessions, in the graph and on their page, and can end them there', async () => {
  await member('ann@example.com');
  await member('ben@example.com');
  const [phone, desk] = [await signedIn('ann@example.com', SAFARI), await signedIn('ann@example.com')];
  const third = await signedIn('ann@example.com', 'curl/8');
  const other = await signedIn('ben@example.com');
  const seen = await mine(desk);
  expect(seen).toHaveLength(3);
  expect(seen[0]).toMatchObject({ browser: 'Firefox on Windows', network: '203.0.113.0/24', isCurrent: true });
  expect(seen).toContainEqual(expect.objectContaining({ browser: 'Safari on iPhone', isCurrent: false }));
  expect(seen).toContainEqual(expect.objectContaining({ browser: null, isCurrent: false }));

  const page = await desk.open('/account');
  expect(page.text).toMatch(/<strong>Firefox on Windows<\/strong> \(this one\)/);
  expect(page.text).toContain('203.0.113.0/24');
  expect(page.text).not.toMatch(/203\.0\.113\.[1-9]/);
  const [id] = [...page.text.matchAll(/name="id" value="([\w-]+)"/g)].map(([, found]) => found!);
  const forged = await desk.send('/account/sessions', { id: id!, form: 'x' });
  expect(forged.status).toBe(403);
  const ended = await desk.send('/account/sessions', { id: id! }, { page: '/account' });
  expect([ended.status, ended.location]).toEqual([303, '/account#sessions']);
  await until(async () => (await mine(desk)).length === 2);
  await until(async () => [await isIn(phone), await isIn(third)].filter(Boolean).length === 1);

  const [theirs] = await mine(other);
  expect(
    (
      await desk.graph(
        `mutation { endSession(input: { id: "${theirs!.id}" }) { isEnded userErrors { code message field rule } } }`,
      )
    ).body.data.endSession,
  ).toBe(false);
  expect(
    (
      await desk.graph(
        'mutation { endSession(input: { id: "nothing" }) { isEnded userErrors { code message field rule } } }',
      )
    ).body.data.endSession,
  ).toBe(false);
  expect(
    (await desk.graph('mutation { endOtherSessions { endedSessions userErrors { code message field rule } }}')).body
      .data.endOtherSessions,
  ).toBe(1);
  await until(async () => !(await isIn(phone)) && !(await isIn(third)));
  expect([await isIn(desk), await isIn(other)]).toEqual([true, true]);
  const keys = await service.graph(MINE);
  expect(keys.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const entry = await eventually(async () => {
    const query =
      '{ auditTrail(filter: { action: "account.sessions_ended" }) { edges { node { actor { kind person { name } } } } } }';
    return (await service.graph(query)).data.auditTrail.edges[0]?.node;
  });
  expect(entry).toEqual({ actor: { kind: 'USER', person: { name: 'Vi Ewer' } } });
});

test('networks of sessions are encrypted at rest, and the full browser name is not stored', async () => {
  await member('sealed@example.com');
  await signedIn('sealed@example.com');
  const { rows } = await client.query('select s::text as row from identity.user_session s');
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Mozilla|Gecko/);
});

test('changing the password ends all other sessions and sends a mail', async () => {
  await member('pass@example.com');
  const [browser, other] = [await signedIn('pass@example.com'), await signedIn('pass@example.com', SAFARI)];
  const change = { oldPassword: PASSWORD, newPassword: 'quite another battery' };
  expect((await browser.send('/account/password', change, { page: '/account' })).status).toBe(200);
  await until(async () => !(await isIn(other)));
  expect(await isIn(browser)).toBe(true);
  expect(await mine(browser)).toEqual([
    expect.objectContaining({ browser: 'Firefox on Windows', network: '203.0.113.0/24', isCurrent: true }),
  ]);
  await until(async () => noticesTo('pass@example.com').includes('Your password was changed'));
});

test("changing the role ends the user's sessions and sends a mail", async () => {
  const id = await member('role@example.com');
  await member('bystander@example.com');
  const [browser, bystander] = [await signedIn('role@example.com'), await signedIn('bystander@example.com')];
  await service.graph(
    `mutation { updatePerson(input: { id: "${id}", role: MANAGER }) { person { id } userErrors { code message field rule } } }`,
  );
  await until(async () => !(await isIn(browser)));
  expect(await isIn(bystander)).toBe(true);
  await until(async () => noticesTo('role@example.com').includes('Your role was changed'));
  const again = await signedIn('role@example.com');
  expect((await again.graph('{ signedIn { role } }')).body.data.signedIn.role).toBe('MANAGER');
});

test.each([
  ['de', 'Ihr Passwort wurde geändert', 'Ihre Rolle wurde geändert', 'Ihre anderen Sitzungen wurden beendet.'],
  ['fr', 'Votre mot de passe a été modifié', 'Votre rôle a été modifié', 'Vos autres sessions ont été fermées.'],
  ['es', 'Se ha cambiado su contraseña', 'Se ha cambiado su rol', 'Se han cerrado sus demás sesiones.'],
  ['it', 'La password è stata modificata', 'Il ruolo è stato modificato', 'Le altre sessioni sono state chiuse.'],
])('notices are in the language in which the user last signed in: %s', async (language, password, role, ended) => {
  const email = `words-${language}@example.com`;
  const id = await member(email);
  const headers = { 'x-forwarded-for': `203.0.113.${(visitors += 1)}`, 'accept-language': language };
  const browser = new Browser(service.url, headers);
  expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
  const change = { oldPassword: PASSWORD, newPassword: 'quite another battery' };
  await browser.send('/account/password', change, { page: '/account' });
  await until(async () => noticesTo(email).includes(password));
  await service.graph(
    `mutation { updatePerson(input: { id: "${id}", role: MANAGER }) { person { id } userErrors { code message field rule } } }`,
  );
  await until(async () => noticesTo(email).includes(role));
  const bodies = mail.received.filter(({ to }) => to[0] === email).map(({ body }) => body);
  for (const body of bodies) expect(body).toContain(ended);
});

test("rejects a password built on the user's name, address or company wherever it is set", async () => {
  await service.rest('PUT', '/accounts/me', { company: { name: 'Harbour Cottages' } });
  await member('nora.field@example.com');
  const browser = await signedIn('nora.field@example.com');
  const tell = 'is too similar to your name, email address, company or the name of this service';
  for (const newPassword of ['HarbourCottages1', 'nora.field2026', 'Guest Screening 1']) {
    const change = { oldPassword: PASSWORD, newPassword };
    const shown = await browser.send('/account/password', change, { page: '/account' });
    expect([shown.status, shown.text.includes(tell)]).toEqual([400, true]);
  }
  const registered = await service.rest('POST', '/accounts/register', {
    name: 'Willow Barn',
    email: 'willow@barn.example',
    password: 'WillowBarn2026',
  });
  expect([registered.status, registered.body.details[0].type]).toEqual([400, 'personal_password']);
  const changed = await service.rest('PUT', '/accounts/me', { password: 'Harbour-Cottages' });
  expect([changed.status, changed.body.details[0].type]).toEqual([400, 'personal_password']);
  const invited = await service.graph(INVITE, {
    input: { name: 'Zed Zulu', email: 'zed@example.com', role: 'VIEWER', password: 'password1234' },
  });
  expect(invited.errors?.[0]?.message).toContain('one of the most common passwords');
});
