import pg from 'pg';
import { Browser, markIn } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type RestartableTest, runningBeside, runningTest } from '../support/running.js';

const OWNER = { name: 'Olive Wren', email: 'olive@loft.example', password: 'a lighthouse in the fog' };

let service: RestartableTest;
const lines: string[] = [];

beforeAll(async () => {
  service = await runningTest({ LOG_LEVEL: 'debug' }, (line) => lines.push(line));
});

afterAll(() => service?.stop());

const pathOf = (link: string) => {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
};
const tokenOf = (link: string) => new URL(link).searchParams.get('token')!;

/** A browser that opened the link. */
async function visitor({ url, ownerLink }: Pick<RestartableTest, 'url' | 'ownerLink'>) {
  const browser = new Browser(url);
  const opened = await browser.open(pathOf(ownerLink!));
  return { browser, opened };
}

async function rowsOf(databaseUrl: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const people = async (databaseUrl: string) => (await rowsOf(databaseUrl, 'select id from identity.person')).length;

test('the link leads to a form without the token in the address; a wrong one changes nothing', async () => {
  const link = service.ownerLink!;
  expect(link).toMatch(/\/setup\?token=[\w-]{43}$/);
  const stranger = new Browser(service.url);
  const first = await stranger.open('/');
  expect([first.status, first.location]).toEqual([302, '/setup']);
  const plain = await stranger.open('/setup');
  expect([plain.status, plain.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(plain.text).toContain('<h1>Set up this service</h1>');
  expect(plain.text).not.toContain(tokenOf(link));
  expect(plain.text).not.toContain('<form');

  const wrong = ['x'.repeat(43), '', `${tokenOf(link)}x`, 'a'.repeat(4_000)];
  for (const token of wrong) {
    const answer = await stranger.open(`/setup?token=${token}`);
    expect([token, answer.status]).toEqual([token, 410]);
    expect(stranger.cookies.has('setup')).toBe(false);
  }
  for (const cookie of ['', `setup=${'x'.repeat(43)}`]) {
    const init = { method: 'POST', headers: { cookie }, body: new URLSearchParams({ ...OWNER, form: 'x' }) };
    expect((await new Browser(service.url).fetch('/setup', init)).location).toBeNull();
  }

  const { browser, opened } = await visitor(service);
  expect([opened.status, opened.location, opened.headers.get('referrer-policy')]).toEqual([
    303,
    '/setup',
    'no-referrer',
  ]);
  expect(opened.setCookies.join()).toMatch(/^setup=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  const page = await browser.open('/setup');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page.text).toContain('<h1>Create your account</h1>');
  expect(page.text).not.toContain(tokenOf(link));
  // A form of another site carries neither the mark of our page nor the origin.
  expect((await browser.send('/setup', { ...OWNER, form: 'x' })).status).toBe(403);
  const foreign = await browser.send('/setup', OWNER, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(403);
  expect(await people(service.databaseUrl)).toBe(0);
});

test('other processes and restarts print the same link, as long as it is valid', async () => {
  const beside = await runningBeside(service);
  expect(tokenOf(beside.ownerLink!)).toBe(tokenOf(service.ownerLink!));
  await beside.stop();
  const former = service.ownerLink!;
  await service.restart({});
  expect(tokenOf(service.ownerLink!)).toBe(tokenOf(former));
  await rowsOf(service.databaseUrl, `update identity.owner_link set valid_until = now() + interval '50 minutes'`);
  await service.restart({});
  expect(tokenOf(service.ownerLink!)).not.toBe(tokenOf(former));
  expect((await new Browser(service.url).open(pathOf(former))).status).toBe(410);
});

test('problems are shown at their fields; of two requests at once, one creates the owner, who is signed in', async () => {
  const link = service.ownerLink!;
  const [one, two] = [(await visitor(service)).browser, (await visitor(service)).browser];
  const bad = await one.send('/setup', { name: ' ', email: 'olivewren', password: 'olivewren1234' });
  expect(bad.status).toBe(400);
  for (const text of [
    'Your name is required.',
    'Email must be a valid email address.',
    'Password is too similar to your name',
  ])
    expect(bad.text).toContain(text);
  expect(bad.text).not.toContain('olivewren1234');

  const filled = [OWNER, { ...OWNER, email: 'another@loft.example' }];
  const marks = await Promise.all([one, two].map(async (each) => markIn((await each.open('/setup')).text)));
  const both = await Promise.all([one, two].map((each, n) => each.send('/setup', { ...filled[n]!, form: marks[n]! })));
  expect(both.map(({ status }) => status).sort()).toEqual([303, 410]);
  const winner = both[0]!.status === 303 ? 0 : 1;
  expect(both[winner]!.location).toBe('/dashboard#/setup');
  const browser = [one, two][winner]!;
  expect([browser.cookies.has('setup'), [one, two][1 - winner]!.session]).toEqual([false, undefined]);
  expect(await people(service.databaseUrl)).toBe(1);

  const { email } = filled[winner]!;
  const { body } = await browser.graph('{ me { id } signedIn { role person { name email } } }');
  expect(body.data.signedIn).toEqual({ role: 'OWNER', person: { name: 'Olive Wren', email } });
  expect((await service.rest('GET', '/accounts/me')).body.id).toBe(body.data.me.id);
  expect((await new Browser(service.url).signIn(email, OWNER.password)).location).toBe('/dashboard');
  const entry = await eventually(async () => {
    const query =
      '{ auditTrail(filter: { action: "account.signed_in" }) { edges { node { actor { person { name } } } } } }';
    return (await service.graph(query)).data.auditTrail.edges[0]?.node;
  });
  expect(entry).toEqual({ actor: { person: { name: 'Olive Wren' } } });

  const late = new Browser(service.url);
  expect((await late.open(pathOf(link))).status).toBe(410);
  const after = await late.open('/setup');
  expect([after.status, after.text.includes('already set up')]).toEqual([404, true]);
  expect((await late.open('/')).location).toBe('/sign-in');
  await service.restart({});
  expect(service.ownerLink).toBeNull();
  expect(await people(service.databaseUrl)).toBe(1);
  expect(lines.some((line) => line.includes('"/setup"'))).toBe(true);
  expect(lines.join('\n')).not.toContain(tokenOf(link));
});

const OTHERWISE: [string, (other: RestartableTest) => Promise<unknown>][] = [
  [
    'an invited member',
    ({ graph }) =>
      graph(
        'mutation { invitePerson(input: { name: "Ivy", email: "ivy@loft.example", role: VIEWER }) { __typename } }',
      ),
  ],
  [
    'an account with a sign-in',
    ({ rest }) => rest('PUT', '/accounts/me', { email: 'boss@loft.example', password: OWNER.password }),
  ],
  [
    'a sign-in of an account below',
    ({ rest }) => rest('POST', '/accounts/register', { email: 'boss@loft.example', password: OWNER.password }),
  ],
];

test.each(OTHERWISE)('%s makes an open link void, and no start prints another', async (_what, settle) => {
  const other = await runningTest();
  try {
    const { browser } = await visitor(other);
    const mark = markIn((await browser.open('/setup')).text);
    await settle(other);
    const before = await people(other.databaseUrl);
    expect((await browser.send('/setup', { ...OWNER, form: mark })).status).toBe(410);
    expect((await browser.open(pathOf(other.ownerLink!))).status).toBe(410);
    expect((await browser.open('/setup')).status).toBe(404);
    expect(await people(other.databaseUrl)).toBe(before);
    await other.restart({});
    expect(other.ownerLink).toBeNull();
  } finally {
    await other.stop();
  }
});

test('the link still works after the API has made accounts, keys and listings', async () => {
  const other = await runningTest();
  try {
    const { body: account } = await other.rest('POST', '/accounts/register', { name: 'Sandbox', mode: 'test' });
    expect((await other.rest('POST', '/accounts/keys', { user_id: account.id })).status).toBe(200);
    const { browser } = await visitor(other);
    const mark = markIn((await browser.open('/setup')).text);
    expect((await browser.send('/setup', { ...OWNER, form: mark })).location).toBe('/dashboard#/setup');
  } finally {
    await other.stop();
  }
});

test('the link expires after a day and is stored as a hash', async () => {
  const other = await runningTest();
  try {
    const link = other.ownerLink!;
    const text = 'select l::text as row, valid_until from identity.owner_link l';
    const [row] = await rowsOf(other.databaseUrl, text);
    expect(row!.row).not.toContain(tokenOf(link));
    const hours = ((row!.valid_until as Date).getTime() - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    const { browser } = await visitor(other);
    const mark = markIn((await browser.open('/setup')).text);
    await rowsOf(other.databaseUrl, 'update identity.owner_link set valid_until = now()');
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(410);
    expect((await browser.send('/setup', { ...OWNER, form: mark })).status).toBe(410);
  } finally {
    await other.stop();
  }
});
