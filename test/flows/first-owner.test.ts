import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type RestartableTest, runningTest } from '../support/running.js';

let service: RestartableTest;
const OWNER = { name: 'Olive Wren', email: 'olive@loft.example', password: 'a lighthouse in the fog' };

beforeAll(async () => {
  service = await runningTest();
});

afterAll(() => service?.stop());

const pathOf = (link: string) => new URL(link).pathname;
const take = (link: string, filled: Record<string, string> = OWNER) =>
  fetch(`${service.url}${pathOf(link)}`, { method: 'POST', body: new URLSearchParams(filled), redirect: 'manual' });

test('prints a link at each start until there is an owner; the newest works once, beside the first key', async () => {
  const first = service.ownerLink!;
  expect(first).toMatch(/\/welcome\/[\w-]{43}$/);
  await service.restart({});
  const link = service.ownerLink!;
  expect(pathOf(link)).not.toBe(pathOf(first));
  expect((await take(first)).status).toBe(410);

  const browser = new Browser(service.url);
  const before = await browser.open('/');
  expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(before.text).toContain('<h1>Set up this service</h1>');
  for (const secret of [first, link]) expect(before.text).not.toContain(secret.split('/').at(-1));
  for (const [, path] of before.text.matchAll(/href="(\/docs[^"]*)"/g))
    expect((await browser.open(path!)).status).toBe(200);
  const page = await browser.open(pathOf(link));
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page.text).toContain('<h1>Create the owner</h1>');
  const bad = await take(link, { name: ' ', email: 'olivewren', password: 'olivewren1234' });
  const told = await bad.text();
  expect(bad.status).toBe(400);
  for (const text of [
    'Your name is required.',
    'Email must be a valid email address.',
    'Password is too similar to your name',
  ])
    expect(told).toContain(text);
  expect(told).not.toContain('olivewren1234');

  const both = await Promise.all([take(link), take(link, { ...OWNER, email: 'another@loft.example' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const after = await fetch(`${service.url}/`, { redirect: 'manual' });
  expect([after.status, after.headers.get('location')]).toEqual([302, '/sign-in']);
  const email = both[0]!.status === 200 ? OWNER.email : 'another@loft.example';
  expect((await browser.signIn(email, OWNER.password)).location).toBe('/dashboard');
  const { body } = await browser.graph('{ me { id } signedIn { role person { name email } } }');
  expect(body.data.signedIn).toEqual({ role: 'OWNER', person: { name: 'Olive Wren', email } });
  expect((await service.rest('GET', '/accounts/me')).body.id).toBe(body.data.me.id);
  const entry = await eventually(async () => {
    const query =
      '{ auditTrail(filter: { action: "account.signed_in" }) { edges { node { actor { person { name } } } } } }';
    return (await service.graph(query)).data.auditTrail.edges[0]?.node;
  });
  expect(entry).toEqual({ actor: { person: { name: 'Olive Wren' } } });

  await service.restart({});
  expect(service.ownerLink).toBeNull();
});

test('the link expires after a day and is stored as a hash', async () => {
  const other = await runningTest();
  const { Client } = await import('pg').then(({ default: pg }) => pg);
  const client = new Client({ connectionString: other.databaseUrl });
  await client.connect();
  try {
    const link = other.ownerLink!;
    const { rows } = await client.query('select l::text as row, valid_until from identity.owner_link l');
    expect(rows[0].row).not.toContain(link.split('/').at(-1));
    const hours = (new Date(rows[0].valid_until).getTime() - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    await client.query('update identity.owner_link set valid_until = now()');
    expect((await fetch(link)).status).toBe(410);
  } finally {
    await client.end();
    await other.stop();
  }
});
