import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD, People, isLetIn } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';

let service: RunningTest;
let people: People;

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1' });
  people = new People(service);
});

afterAll(async () => {
  await service?.stop();
});

const INVITE = `mutation ($input: PersonInput!) { invitePerson(input: $input) { invitedPerson {
  url person { id email state role invitedUntil } } userErrors { code message field rule } } }`;

async function invite(email: string, role = 'VIEWER', password?: string) {
  const { data, errors } = await service.graph(INVITE, { input: { name: 'Vi Ewer', email, role, password } });
  return { invited: data?.invitePerson, code: errors?.[0]?.extensions.code };
}

const join = (url: string, password: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ password }), redirect: 'manual' });

const person = (email: string) => ({ id: '', email });

test('an invitation works once; before it nobody can sign in, and a short password is reported', async () => {
  const { invited } = await invite('once@example.com');
  expect(invited).toMatchObject({ person: { state: 'INVITED', role: 'VIEWER' } });
  await expect(people.signedIn(person('once@example.com'))).rejects.toThrow('401');
  expect((await join(invited.url, 'short')).status).toBe(400);
  const both = await Promise.all([join(invited.url, PASSWORD), join(invited.url, 'another long one')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const [used, refused] = both[0]!.status === 200 ? [PASSWORD, 'another long one'] : ['another long one', PASSWORD];
  const browser = await people.signedIn(person('once@example.com'), used);
  const { body } = await browser.graph('{ signedIn { role person { name email state } } }');
  expect(body.data.signedIn).toEqual({
    role: 'VIEWER',
    person: { name: 'Vi Ewer', email: 'once@example.com', state: 'ACTIVE' },
  });
  await expect(people.signedIn(person('once@example.com'), refused)).rejects.toThrow('401');
  expect((await fetch(`${service.url}/join/${'x'.repeat(43)}`)).status).toBe(410);
});

test('an address signs in to one place per family, either an account or a user', async () => {
  expect((await invite('taken@example.com', 'VIEWER', PASSWORD)).code).toBeUndefined();
  expect((await invite('TAKEN@example.com')).code).toBe('EMAIL_TAKEN');
  const account = { email: 'taken@example.com', password: PASSWORD, name: 'Child' };
  expect((await service.rest('POST', '/accounts/register', account)).body.code).toBe('email_taken');
  const other = await people.person();
  expect((await invite(other.email)).code).toBe('EMAIL_TAKEN');
  const both = await Promise.all([invite('race@example.com'), invite('race@example.com')]);
  expect(both.map(({ code }) => code).filter(Boolean)).toEqual(['EMAIL_TAKEN']);
});

test('changing the role or removing a user ends every session within a second', async () => {
  const { invited } = await invite('role@example.com', 'VIEWER', PASSWORD);
  const browser = await people.signedIn(person('role@example.com'));
  const save = () =>
    browser.graph(
      'mutation { saveView(input: { name: "Mine", filter: {} }) { savedView { name } userErrors { code message field rule } } }',
    );
  expect((await save()).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const { id } = invited.person;
  await service.graph(
    `mutation { updatePerson(input: { id: "${id}", role: MANAGER }) { person { id } userErrors { code message field rule } } }`,
  );
  await until(async () => !(await isLetIn(service.url, browser.cookie)));
  const manager = await people.signedIn(person('role@example.com'));
  const saved = await manager.graph(
    'mutation { saveView(input: { name: "Mine", filter: {} }) { savedView { name } userErrors { code message field rule } } }',
  );
  expect(saved.body.data.saveView.name).toBe('Mine');
  await service.graph(
    `mutation { removePerson(input: { id: "${id}" }) { deletedId userErrors { code message field rule } } }`,
  );
  await until(async () => !(await isLetIn(service.url, manager.cookie)));
  await expect(people.signedIn(person('role@example.com'))).rejects.toThrow('401');
  const { data } = await service.graph('{ people { email } }');
  expect(JSON.stringify(data)).not.toContain('role@example.com');
  expect((await invite('role@example.com')).code).toBeUndefined();
});

test('a new link revokes password and sessions until a new password is chosen', async () => {
  const { invited } = await invite('again@example.com', 'OWNER', PASSWORD);
  const browser = await people.signedIn(person('again@example.com'));
  const mine = await browser.graph(
    `mutation { updatePerson(input: { id: "${invited.person.id}", role: VIEWER }) { person { id } userErrors { code message field rule } } }`,
  );
  expect(mine.body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const renewed = await service.graph(
    `mutation { renewInvitation(input: { id: "${invited.person.id}" }) { invitedPerson { url } userErrors { code message field rule } } }`,
  );
  await until(async () => !(await isLetIn(service.url, browser.cookie)));
  await expect(people.signedIn(person('again@example.com'))).rejects.toThrow('401');
  expect((await join(renewed.data.renewInvitation.url, 'a better password')).status).toBe(200);
  await people.signedIn(person('again@example.com'), 'a better password');
});

test("a user changes their own password without affecting other users' sessions", async () => {
  await invite('pass@example.com', 'VIEWER', PASSWORD);
  await invite('bystander@example.com', 'VIEWER', PASSWORD);
  const [browser, other] = [
    await people.signedIn(person('pass@example.com')),
    await people.signedIn(person('bystander@example.com')),
  ];
  const change = { oldPassword: PASSWORD, newPassword: 'quite another one' };
  const { status, text } = await browser.send('/account/password', change, { page: '/account' });
  expect([status, text.includes('Password changed.')]).toEqual([200, true]);
  expect(await isLetIn(service.url, other.cookie)).toBe(true);
  await people.signedIn(person('pass@example.com'), 'quite another one');
  await expect(people.signedIn(person('pass@example.com'))).rejects.toThrow('401');
});

test('the audit trail names the actor, even after removal; notes decide nothing', async () => {
  const { invited } = await invite('noted@example.com', 'MANAGER', PASSWORD);
  const browser = await people.signedIn(person('noted@example.com'));
  const booking = { without_listing: true, guest: { last_name: 'Lee', email: 'ann@example.com' } };
  const { body: reservation } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', booking);
  const note = (text: string) =>
    browser.graph(
      `mutation { addNote(input: { reservationId: "${reservation.id}", text: ${JSON.stringify(text)} }) { note { text } userErrors { code message field rule } } }`,
    );
  expect((await note('Rang twice')).body.data.addNote).toEqual({ text: 'Rang twice' });
  expect((await note('  ')).body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  await service.graph(
    `mutation { removePerson(input: { id: "${invited.person.id}" }) { deletedId userErrors { code message field rule } } }`,
  );
  const entry = await eventually(async () => {
    const { data } = await service.graph(`{ auditTrail(filter: { action: "note.added" }) {
      edges { node { recordId actor { kind person { name state } } } } } }`);
    return data.auditTrail.edges[0]?.node ?? null;
  });
  expect(entry).toEqual({
    recordId: reservation.id,
    actor: { kind: 'USER', person: { name: 'Vi Ewer', state: 'REMOVED' } },
  });
  const { body } = await service.rest('GET', `/reservations/${reservation.id}/summary`);
  expect(body.supervised_status).toBeNull();
});

test('names and addresses are encrypted at rest, and the link is stored as a hash', async () => {
  const pg = await import('pg');
  const client = new pg.default.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const { invited } = await invite('sealed@example.com');
  const { rows } = await client.query('select p::text as row from identity.person p');
  await client.end();
  const kept = JSON.stringify(rows);
  for (const secret of ['sealed@example.com', 'Vi Ewer', invited.url.split('/').pop()])
    expect(kept).not.toContain(secret);
});

test('a request without a session does not reveal whose invitation it is', async () => {
  const browser = new Browser(service.url);
  const { status, text } = await browser.open('/join/nothing');
  expect([status, text.includes('@')]).toEqual([410, false]);
});

const VIEWS = '{ savedViews { name shared } }';

test('a view is saved for one user or for all, and a note names its author', async () => {
  for (const [name, email] of [
    ['Ada', 'ada@example.com'],
    ['Bea', 'bea@example.com'],
  ])
    await service.graph(INVITE, { input: { name, email, role: 'MANAGER', password: PASSWORD } });
  const [ada, bea] = [
    await people.signedIn(person('ada@example.com')),
    await people.signedIn(person('bea@example.com')),
  ];
  const keep = (browser: Browser, name: string, shared: boolean) =>
    browser.graph(
      `mutation { saveView(input: { name: "${name}", filter: {}, shared: ${shared} }) { savedView { id name shared } userErrors { code message field rule } } }`,
    );
  const own = (await keep(ada, 'Late', false)).body.data.saveView;
  expect(own).toMatchObject({ name: 'Late', shared: false });
  expect((await keep(bea, 'Late', false)).body.data.saveView.id).not.toBe(own.id);
  expect((await keep(ada, 'Everybody', true)).body.data.saveView.shared).toBe(true);
  const seenBy = async (browser: Browser) => (await browser.graph(VIEWS)).body.data.savedViews as { name: string }[];
  expect((await seenBy(bea)).filter(({ name }) => ['Late', 'Everybody'].includes(name))).toEqual([
    { name: 'Everybody', shared: true },
    { name: 'Late', shared: false },
  ]);
  const taken = await bea.graph(
    `mutation { deleteView(input: { id: "${own.id}" }) { deletedId userErrors { code message field rule } } }`,
  );
  expect(taken.body.errors?.[0]?.extensions.code).toBe('VIEW_NOT_FOUND');
  expect(
    (
      await ada.graph(
        `mutation { deleteView(input: { id: "${own.id}" }) { deletedId userErrors { code message field rule } } }`,
      )
    ).body.data.deleteView,
  ).toBe(own.id);
  const trail = '{ auditTrail(first: 100) { edges { node { action actor { person { name } } } } } }';
  const kept = await eventually(async () => {
    const { data } = await service.graph(trail);
    const entries = data.auditTrail.edges.map(({ node }: { node: object }) => node) as { action: string }[];
    return entries.some(({ action }) => action === 'view.deleted') ? entries : null;
  });
  expect(kept).toContainEqual({ action: 'view.deleted', actor: { person: { name: 'Ada' } } });
  expect(kept).toContainEqual({ action: 'view.saved', actor: { person: { name: 'Bea' } } });
  const stay = { without_listing: true, guest: { last_name: 'Lee' } };
  const { id } = (await service.rest('POST', '/reservations?skip_gp=1', stay)).body;
  await bea.graph(
    `mutation { addNote(input: { reservationId: "${id}", text: "By Bea" }) { note { id } userErrors { code message field rule } } }`,
  );
  await service.graph(
    `mutation { addNote(input: { reservationId: "${id}", text: "By key" }) { note { id } userErrors { code message field rule } } }`,
  );
  const { data } = await service.graph(`{ reservation(id: "${id}") { notes { text author {
    __typename
    ... on PersonAuthor { person { name } }
    ... on AccountAuthor { account { id } }
  } } } }`);
  expect(data.reservation.notes).toEqual([
    { text: 'By Bea', author: { __typename: 'PersonAuthor', person: { name: 'Bea' } } },
    { text: 'By key', author: { __typename: 'AccountAuthor', account: { id: expect.any(String) } } },
  ]);
  const { body: me } = await service.rest('GET', '/accounts/me');
  const notesOf = async (of: string, headers?: Record<string, string>) =>
    (await service.rest('GET', `/reservations/${of}/notes`, undefined, headers)).body;
  const [byBea, byKey] = await notesOf(id);
  expect([byBea.author_name, byKey.author_name, byKey.author_id]).toEqual(['Bea', me.name, me.id]);
  expect(byBea.author_id).not.toBe(me.id);
  // Users of a parent account are not named to its children.
  const below = await people.keyOf(await people.person());
  const { id: theirs } = (await service.rest('POST', '/reservations?skip_gp=1', stay, below)).body;
  await bea.graph(
    `mutation { addNote(input: { reservationId: "${theirs}", text: "From above" }) { note { id } userErrors { code message field rule } } }`,
  );
  const [fromAbove] = await notesOf(theirs, below);
  expect(fromAbove).toMatchObject({ text: 'From above', author_id: me.id, author_type: 'user' });
  expect(fromAbove).not.toHaveProperty('author_name');
});
