import { Client } from 'pg';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';

const OTHER = 'quite another battery';
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

const visitor = () => new Browser(service.url, { 'x-forwarded-for': `203.0.113.${(visitors += 1)}` });
const mailsTo = (email: string) => mail.received.filter(({ to }) => to[0] === email);

/** The token of the link in the newest mail to an address, out of this many. */
async function tokenTo(email: string, count = 1): Promise<string> {
  const mails = await eventually(() => (mailsTo(email).length >= count ? mailsTo(email) : null));
  return /\/sign-in\/confirm\/([\w-]+)/.exec(mails.at(-1)!.body)![1]!;
}

const confirm = (browser: Browser, token: string, email: string, password: string, choice = '') =>
  browser.send('/sign-in', { email, password, confirm: token, choice }, { page: `/sign-in/confirm/${token}` });

const accountIn = async (browser: Browser) => (await browser.graph('{ me { name } }')).body.data?.me?.name as string;

const INVITE = `mutation ($input: PersonInput!) { invitePerson(input: $input) { invitedPerson { person { id } } userErrors { code message field rule } } }`;
const invite = (account: MadeAccount, email: string, password: string | null = PASSWORD) => {
  const input = { name: 'Vi Ewer', email, role: 'VIEWER', password };
  return service.graph(INVITE, { input }, account.headers);
};

test('the mailed link and its page are in the language of the page that it was requested on', async () => {
  const south = await makeAccount(client, null, { name: 'South Lofts' });
  const email = 'vi@south.example';
  await invite(south, email);
  const browser = visitor();
  await browser.open('/sign-in?lang=it');
  expect((await browser.signIn(email, PASSWORD)).text).toContain('Confermare l’indirizzo e-mail');
  const token = await tokenTo(email);
  expect(mailsTo(email).at(-1)!.body).toContain(
    'Per confermare questo indirizzo e-mail, aprire questo link e accedere:',
  );
  expect((await browser.open(`/sign-in/confirm/${token}`)).text).toContain('Accedere per confermare');
});

test('an address counts after it is confirmed once, by a mailed link and the password', async () => {
  const north = await makeAccount(client, null, { name: 'North Lofts' });
  const email = 'vi@north.example';
  expect((await invite(north, email)).errors).toBeUndefined();
  const browser = visitor();
  const first = await browser.signIn(email, PASSWORD);
  expect([first.status, first.text.includes('Confirm your email address'), browser.session]).toEqual([
    403,
    true,
    undefined,
  ]);
  const token = await tokenTo(email);
  // The mailbox without the password is not enough.
  expect((await confirm(visitor(), token, email, OTHER)).status).toBe(401);
  expect((await visitor().signIn(email, PASSWORD)).status).toBe(403);
  const again = visitor();
  const page = await again.open(`/sign-in/confirm/${token}`);
  expect(page.text).toContain('Sign in to confirm your email address.');
  expect((await confirm(again, token, email, PASSWORD)).status).toBe(303);
  expect(await accountIn(again)).toBe('North Lofts');
  expect((await visitor().signIn(email, PASSWORD)).status).toBe(303);
  const trail = await eventually(async () => {
    const query =
      '{ auditTrail(filter: { action: "account.address_confirmed" }) { edges { node { actor { kind person { name } } } } } }';
    return (await service.graph(query, {}, north.headers)).data.auditTrail.edges[0]?.node;
  });
  expect(trail).toEqual({ actor: { kind: 'USER', person: { name: 'Vi Ewer' } } });
});

test('a link for one address confirms no other address or account', async () => {
  const [east, west] = [await makeAccount(client), await makeAccount(client)];
  await invite(east, 'mo@east.example');
  await invite(west, 'mo@east.example', OTHER);
  await visitor().signIn('mo@east.example', PASSWORD);
  const token = await tokenTo('mo@east.example');
  expect((await confirm(visitor(), token, 'mo@east.example', OTHER)).status).toBe(403);
  await service.rest('PUT', '/accounts/me', { email: 'east@east.example', password: PASSWORD }, east.headers);
  expect((await confirm(visitor(), token, 'east@east.example', PASSWORD)).status).toBe(403);
});

test('invite, update, register and sign-up do not reveal whether an address signs in elsewhere', async () => {
  const [own, elsewhere] = [await makeAccount(client, null, { name: 'Own' }), await makeAccount(client)];
  const known = 'known@elsewhere.example';
  await invite(elsewhere, known);
  const answers: object[] = [];
  const invited: string[] = [];
  for (const email of [known, 'unknown@nowhere.example']) {
    const child = await makeAccount(client, own.id);
    const registered = await service.rest(
      'POST',
      '/accounts/register',
      { email, password: PASSWORD, name: 'R' },
      own.headers,
    );
    await service.rest('PUT', `/accounts/${registered.body.id}`, { email: null }, own.headers);
    const link = (await service.rest('POST', '/accounts/signup?pms=api', {}, own.headers)).body.url as string;
    const form = new URLSearchParams({ name: 'S Up', email, password: PASSWORD });
    const signedUp = link && (await fetch(link, { method: 'POST', body: form })).status;
    answers.push({
      registered: [registered.status, Object.keys(registered.body).sort()],
      signedUp,
      changed: (await service.rest('PUT', '/accounts/me', { email, password: PASSWORD }, child.headers)).status,
    });
    const other = await makeAccount(client);
    invited.push(JSON.stringify((await invite(other, email)).errors ?? []));
  }
  expect(invited).toEqual(['[]', '[]']);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ signedUp: 200, changed: 200 });
  // Within one's own family it is reported: the caller can read it there anyway.
  const child = await makeAccount(client, elsewhere.id);
  await invite(child, 'child@elsewhere.example');
  expect((await invite(elsewhere, 'child@elsewhere.example')).errors?.[0]?.extensions.code).toBe('EMAIL_TAKEN');
});

test('the password selects the account; if it opens several, the user chooses one', async () => {
  const email = 'pat@both.example';
  const [one, two] = [
    await makeAccount(client, null, { name: 'One' }),
    await makeAccount(client, null, { name: 'Two' }),
  ];
  await invite(one, email);
  await invite(two, email, OTHER);
  await client.query('update identity.person set verified_at = now() where account_id = any($1)', [[one.id, two.id]]);
  const [first, second] = [visitor(), visitor()];
  expect((await first.signIn(email, PASSWORD)).status).toBe(303);
  expect((await second.signIn(email, OTHER)).status).toBe(303);
  expect([await accountIn(first), await accountIn(second)]).toEqual(['One', 'Two']);

  const three = await makeAccount(client, null, { name: 'Three & more' });
  await invite(three, email);
  await client.query('update identity.person set verified_at = now() where account_id = $1', [three.id]);
  const browser = visitor();
  const { status, text } = await browser.signIn(email, PASSWORD);
  expect([status, browser.session]).toEqual([200, undefined]);
  const choices = [...text.matchAll(/name="choice" value="([\w-]+)"[^>]*\/>\s*<label for="choice-\d">([^<]+)</g)];
  expect(choices.map(([, , name]) => name).sort()).toEqual(['One', 'Three &amp; more']);
  const [, id] = choices.find(([, , name]) => name !== 'One')!;
  expect((await browser.send('/sign-in', { email, password: OTHER, choice: id! })).status).toBe(303);
  expect(await accountIn(browser)).toBe('Two');
  browser.cookies.delete('session');
  expect((await browser.send('/sign-in', { email, password: PASSWORD, choice: id! })).status).toBe(303);
  expect(await accountIn(browser)).toBe('Three & more');
});

test('strangers who claim an address first do not lock out its owner, and their mails open nothing', async () => {
  const email = 'owner@late.example';
  for (let n = 0; n < 9; n += 1) await invite(await makeAccount(client), email, `squatter number ${n}`);
  const late = await makeAccount(client, null, { name: 'Late' });
  expect((await invite(late, email)).errors).toBeUndefined();
  await client.query('update identity.person set verified_at = now() where account_id = $1', [late.id]);
  const browser = visitor();
  expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
  expect(await accountIn(browser)).toBe('Late');
  // Password reset by mail is for confirmed addresses.
  await visitor().send('/password', { email });
  const links = await eventually(() => (mailsTo(email).length > 0 ? mailsTo(email) : null));
  expect(links.filter(({ body }) => body.includes('/password/'))).toHaveLength(1);
  expect(links[0]!.body).toContain('account: Late');
});

test('a failed sign-in takes the same time for an unknown address and one with several accounts', async () => {
  const many = 'many@several.example';
  for (let n = 0; n < 4; n += 1) await invite(await makeAccount(client), many);
  const timeOf = async (email: string) => {
    const browser = visitor();
    await browser.open('/sign-in');
    const times: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const began = performance.now();
      expect((await browser.signIn(email, 'a wrong password')).status).toBe(401);
      times.push(performance.now() - began);
    }
    return Math.min(...times);
  };
  const [none, several] = [await timeOf('none@nowhere.example'), await timeOf(many)];
  expect(none).toBeGreaterThanOrEqual(195);
  expect(several).toBeGreaterThanOrEqual(195);
});
