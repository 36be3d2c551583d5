import pg from 'pg';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/people.js';
import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';

const SCREENS = { AboutYou: 'required', HouseRules: 'required', UsageAgreement: 'required', FileUpload: 'required' };

let service: RunningTest;
let client: pg.Client;
const people = { viewer: null as unknown as Browser, manager: null as unknown as Browser };
const ids = new Map<string, string>();

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const query =
    'mutation ($input: PersonInput!) { invitePerson(input: $input) { invitedPerson { person { id } } userErrors { code message field rule } } }';
  for (const role of ['viewer', 'manager'] as const) {
    const email = `${role}@example.org`;
    const { data } = await service.graph(query, {
      input: { name: `The ${role}`, email, password: PASSWORD, role: role.toUpperCase() },
    });
    ids.set(role, data.invitePerson.person.id);
    people[role] = new Browser(service.url, { 'x-forwarded-for': `203.0.113.${ids.size}` });
    expect((await people[role].signIn(email, PASSWORD)).status).toBe(303);
  }
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

async function booked() {
  const guest = { full_name: 'Ann Lee', email: 'ann@example.com' };
  const { body } = await service.rest('POST', '/reservations?sync=1', { without_listing: true, guest });
  await requireScreens(service, body.id, SCREENS);
  return { id: body.id as string, guest: await PortalGuest.open(service, body.guest_portal_url) };
}

async function previewed(id: string, who: Browser) {
  const { body } = await who.graph(
    `mutation { previewPortal(input: { reservationId: "${id}" }) { portalPreview { url expiresAt } userErrors { code message field rule } } }`,
  );
  expect(body.errors).toBeUndefined();
  return body.data.previewPortal as { url: string; expiresAt: string };
}

const kept = async (id: string) =>
  (await client.query('select s::text from screening.portal_step s where reservation_id = $1 order by 1', [id])).rows;

test.each([
  ['the link itself', (id: string) => `{ reservation(id: "${id}") { guestPortalUrl } }`],
  ['the embed link', (id: string) => `{ reservation(id: "${id}") { embed { url } } }`],
  [
    'messages, which contain the link',
    (id: string) => `{ reservation(id: "${id}") { messages { message { text } } } }`,
  ],
  ['links of other adults', (id: string) => `{ reservation(id: "${id}") { portalAdults { url } } }`],
  ['pictures of documents', (id: string) => `{ reservation(id: "${id}") { idCheck { images { url } } } }`],
  [
    'pictures of other adults',
    (id: string) => `{ reservation(id: "${id}") { portalAdults { documentImages { url } } } }`,
  ],
  [
    'an alias within a fragment',
    (id: string) => `{ node(id: "${id}") { ...F } } fragment F on Reservation { x: guestPortalUrl }`,
  ],
])('a viewer is refused %s', async (_title, document) => {
  const { id } = await booked();
  const { body } = await people.viewer.graph(document(id));
  expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  expect(body.data ?? null).toBeNull();
});

test("a preview shows the guest's screens and none of their answers", async () => {
  const { id, guest } = await booked();
  await guest.save('AboutYou', ABOUT_YOU);
  const { url, expiresAt } = await previewed(id, people.viewer);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  const visitor = await PortalGuest.open(service, url);
  const { data, errors } = await visitor.ask(
    '{ portal { isPreview reservationId tasks { screen draft { __typename } } guest { firstName address } } }',
  );
  expect(errors).toBeUndefined();
  expect(data.portal).toMatchObject({ isPreview: true, reservationId: id, guest: { address: null } });
  const tasks = data.portal.tasks as { screen: string; draft: unknown }[];
  expect(tasks.map(({ screen }) => screen)).toEqual(expect.arrayContaining(['AboutYou', 'HouseRules']));
  expect(tasks.map(({ draft }) => draft)).toEqual(tasks.map(() => null));
  expect(JSON.stringify(data)).not.toContain(ABOUT_YOU.birthDate);
});

test('a preview cannot submit, save, upload, send or pay anything', async () => {
  const { id } = await booked();
  const visitor = await PortalGuest.open(service, (await previewed(id, people.manager)).url);
  const before = await kept(id);
  const agreement = (await visitor.ask('{ portal { agreement { sha256 version } } }')).data.portal.agreement;
  for (const mutation of [
    'savePortalScreen(input: { screen: AboutYou, answers: { aboutYou: { firstName: "Vic" } } }) { portal { state } userErrors { code message field rule } }',
    'submitPortalScreen(input: { screen: HouseRules, answers: { houseRules: { acceptedRules: [] } } }) { portal { state } userErrors { code message field rule } }',
    `submitPortalScreen(input: { screen: UsageAgreement, answers: { usageAgreement: { accepted: true,
      sha256: "${agreement?.sha256}", signature: { kind: TYPED, name: "Vic Tim" } } } }) { portal { state } userErrors { code message field rule } }`,
    'removePortalFile(input: { screen: FileUpload, slot: "contract" }) { portal { state } userErrors { code message field rule } }',
    'sendPortalCode(input: { via: EMAIL, to: "vic@example.org" }) { isSent userErrors { code message field rule } }',
    'confirmPortalCode(input: { via: EMAIL, code: "000000" }) { isConfirmed userErrors { code message field rule } }',
    'withdrawPortalBehavior { portal { state } userErrors { code message field rule } }',
    'openDepositPage { url userErrors { code message field rule } }',
    `uploadIdImage(input: { reservationId: "${id}", step: front, kind: passport, imageBase64: "AAAA" }) { idImageUpload { code } userErrors { code message field rule } }`,
    'uploadPortalFile(input: { screen: FileUpload, slot: "contract", contentBase64: "AAAA" }) { portal { reservationId } userErrors { code message field rule } }',
  ]) {
    const { data, errors } = await visitor.ask(`mutation { ${mutation} }`);
    expect([mutation, errors?.[0]?.extensions.code]).toEqual([mutation, 'FORBIDDEN']);
    expect(errors?.[0]?.message).toMatch(/preview/);
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
  }
  expect(await visitor.sendFile('FileUpload', 'contract', Buffer.from('%PDF-1.4 %%EOF'))).toMatchObject({
    status: 403,
  });
  expect(await kept(id)).toEqual(before);
});

test("a preview opens no other reservation, and its credential is not the guest's", async () => {
  const { id } = await booked();
  const { url } = await previewed(id, people.viewer);
  const token = url.split('/').at(-1)!;
  const forged = Buffer.from(
    Buffer.from(token, 'base64url')
      .toString()
      .replace(id, (await booked()).id),
  );
  const changed = url.replace(token, forged.toString('base64url'));
  expect((await fetch(`${changed}/session`, { method: 'POST' })).status).toBe(404);
  const { errors } = await (await PortalGuest.open(service, url)).ask(`{ reservation(id: "${id}") { id } }`);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('the audit trail records who requested a preview or was shown a link', async () => {
  const { id } = await booked();
  await previewed(id, people.viewer);
  await people.manager.graph(`{ reservation(id: "${id}") { guestPortalUrl } }`);
  const entries = await eventually(async () => {
    const query = `{ auditTrail(first: 100) { edges { node { action record { id } actor { kind person { name } } } } } }`;
    const { data } = await service.graph(query);
    const own = (data.auditTrail.edges as { node: { action: string; record: { id: string } | null } }[])
      .map(({ node }) => node)
      .filter(({ action, record }) => record?.id === id && /previewed|link_shown/.test(action));
    return own.length >= 2 ? own : null;
  });
  expect(entries.map(({ record: _record, ...entry }) => entry)).toEqual(
    expect.arrayContaining([
      { action: 'guest_portal.previewed', actor: { kind: 'USER', person: { name: 'The viewer' } } },
      { action: 'guest_portal.link_shown', actor: { kind: 'USER', person: { name: 'The manager' } } },
    ]),
  );
});
