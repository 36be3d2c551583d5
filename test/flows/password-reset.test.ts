import { Client } from 'pg';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type MailServer, type ReceivedMail, mailServer } from '../support/mail-server.js';
import { PASSWORD, People, isLetIn } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';

const NEW = 'quite another battery';
let mail: MailServer;
let service: RunningTest;
let people: People;
let client: Client;
let asked = 0;

beforeAll(async () => {
  mail = await mailServer();
  const settings = { TRUSTED_PROXIES: '1', SMTP_URL: mail.url, MAIL_FROM: 'Loft <stay@loft.example>' };
  service = await runningTest(settings);
  people = new People(service);
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await mail?.stop();
});

/** A user whose address is confirmed. */
async function confirmed() {
  const person = await people.person();
  await confirm(person.email);
  return person;
}

/** The effect of a mailed link and the password: see sign-in-families. */
const confirm = async (email: string) => {
  await client.query(
    'update identity.account_secret k set verified_at = now() from identity.account a where a.id = k.id and a.email = $1',
    [email],
  );
};

/** Each comes from its own address. */
const browser = (url = service.url) => new Browser(url, { 'x-forwarded-for': `198.51.100.${(asked += 1)}` });
const request = (email: string) => browser().send('/password', { email });
const choose = (url: string, password: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ password }), redirect: 'manual' });

const mailsTo = (email: string) => mail.received.filter(({ to }) => to[0] === email);

/** The link in the newest mail to an address, out of this many. */
async function linkTo(email: string, count = 1): Promise<string> {
  const mails = await eventually(() => (mailsTo(email).length >= count ? mailsTo(email) : null));
  return new RegExp(`${service.url}/password/[\\w-]+`).exec(mails.at(-1)!.body)![0];
}

const hasSaid = (action: string) =>
  eventually(async () => {
    const { data } = await service.graph('{ auditTrail(first: 100) { edges { node { action } } } }');
    return JSON.stringify(data).includes(action);
  });

/** Backdates recent records. */
const waitOver = () => client.query(`update identity.password_reset set updated_at = now() - interval '5 minutes'`);

test('a mailed link sets a new password once, and ends every session', async () => {
  const person = await confirmed();
  const inside = await people.signedIn(person);
  const page = await browser().open('/sign-in');
  expect(page.text).toContain('href="/password"');
  expect((await request(` ${person.email.toUpperCase()} `)).text).toContain('Check your email');
  const url = await linkTo(person.email);
  const { rows } = await client.query('select * from identity.password_reset');
  expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1));
  expect((await fetch(url)).status).toBe(200);
  expect((await choose(url, 'short')).status).toBe(400);
  const both = await Promise.all([choose(url, NEW), choose(url, NEW)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await fetch(url)).status).toBe(410);
  await eventually(async () => !(await isLetIn(service.url, inside.cookie)));
  await expect(people.signedIn(person)).rejects.toThrow('401');
  await people.signedIn(person, NEW);
  await hasSaid('account.password_link_made');
  await hasSaid('account.password_reset');
});

test.each([
  ['de', 'Um ein neues Passwort zu wählen, öffnen Sie diesen Link:'],
  ['fr', 'Pour choisir un nouveau mot de passe, ouvrez ce lien'],
  ['pl', 'To choose a new password, open this link:'],
])('a mail is in the language of the page that it was requested on: %s', async (language, text) => {
  const { email } = await confirmed();
  await browser().send('/password', { email }, { headers: { 'accept-language': language } });
  await linkTo(email);
  const [{ body }] = mailsTo(email) as [ReceivedMail];
  expect(body).toContain(text);
});

test('a user of an account gets their own link, which does not affect the account', async () => {
  const account = await confirmed();
  const owner = await people.signedIn(account);
  const input = `{ name: "Vi", email: "vi@example.com", role: VIEWER, password: "${PASSWORD}" }`;
  const { body } = await owner.graph(
    `mutation { invitePerson(input: ${input}) { invitedPerson { person { id } } userErrors { code message field rule } } }`,
  );
  expect(body.errors).toBeUndefined();
  await client.query('update identity.person set verified_at = now()');
  const vi = { id: '', email: 'vi@example.com' };
  const inside = await people.signedIn(vi);
  await request(vi.email);
  expect((await choose(await linkTo(vi.email), NEW)).status).toBe(200);
  await eventually(async () => !(await isLetIn(service.url, inside.cookie)));
  expect(await isLetIn(service.url, owner.cookie)).toBe(true);
  await people.signedIn(vi, NEW);
  await people.signedIn(account);
});

test('an address without sign-in gets the same answer, and no mail', async () => {
  const person = await confirmed();
  const [known, unknown] = [await request(person.email), await request('nobody.at.all@example.com')];
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  await linkTo(person.email);
  // Jobs run in order: later requests are done too.
  const later = await confirmed();
  await request(later.email);
  await linkTo(later.email);
  expect(mailsTo('nobody.at.all@example.com')).toEqual([]);
});

test('a link ends with the next one or when it expires', async () => {
  const person = await confirmed();
  await request(person.email);
  const first = await linkTo(person.email);
  await waitOver();
  await request(person.email);
  const second = await linkTo(person.email, 2);
  expect((await choose(first, NEW)).status).toBe(410);
  await client.query(`update identity.password_reset set valid_until = now() where account_id = $1`, [person.id]);
  expect((await choose(second, NEW)).status).toBe(410);
  expect((await fetch(`${service.url}/password/${'x'.repeat(43)}`)).status).toBe(410);
  await people.signedIn(person);
});

test("requests for one address are rate limited per network; another site's form requests nothing", async () => {
  const person = await confirmed();
  const stranger = () => new Browser(service.url, { 'x-forwarded-for': '192.0.2.7' });
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) statuses.push((await stranger().send('/password', { email: person.email })).status);
  expect(statuses).toEqual([...Array<number>(6).fill(200), 429, 429]);
  expect((await request(person.email)).status).toBe(200);
  const other = await confirmed();
  const forged = await browser().send('/password', { email: other.email, form: 'x' }, {});
  expect(forged.status).toBe(403);
});

test('an unconfirmed address gets no link, and its owner gets no mail', async () => {
  const person = await people.person();
  expect((await request(person.email)).text).toContain('Check your email');
  const later = await confirmed();
  await request(later.email);
  await linkTo(later.email);
  expect(mailsTo(person.email)).toEqual([]);
});

test('a failed mail is retried, and its link opens nothing', async () => {
  const person = await confirmed();
  mail.mood = 451;
  const before = mail.offered.length;
  await request(person.email);
  await eventually(() => mail.offered.length > before);
  mail.mood = 'take';
  const url = await eventually(
    async () => (mailsTo(person.email).length > 0 ? await linkTo(person.email) : null),
    60_000,
  );
  const lost = new RegExp(`${service.url}/password/[\\w-]+`).exec(mail.offered[before]!.body)![0];
  expect(lost).not.toBe(url);
  expect((await fetch(lost)).status).toBe(410);
  expect((await choose(url, NEW)).status).toBe(200);
});

test('without mail the pages say that it is not configured', async () => {
  const plain = await runningTest();
  try {
    const page = await browser(plain.url).open('/sign-in');
    expect(page.text).toContain('This service does not send email');
    expect(page.text).not.toContain('href="/password"');
    const asking = await browser(plain.url).open('/password');
    expect([asking.status, asking.text.includes('Password reset by email is not available')]).toEqual([404, true]);
  } finally {
    await plain.stop();
  }
});
