import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { makeAccount } from '../support/accounts.js';

const DEVICE = '7f1c2a9e-4b7d-4c1e-9a55-0d2f3b6a8c11';
const FAST = { seconds: 2, pastedFields: 3, timeZone: 'Asia/Manila', deviceId: DEVICE };

let service: RunningTest;
let client: Client;
let listingId: string;
let made = 0;

beforeAll(async () => {
  service = await runningTest();
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

type Headers = Record<string, string>;

/** A booking and its guest in the portal. */
async function booked(who: object, headers?: Headers) {
  const guest = { ...who, email: `x${made}@guest.channel.example` };
  const place = headers ? { without_listing: true } : { listing_id: listingId };
  const booking = { ...place, confirmation_code: `BEHAVIOR${(made += 1)}`, guest, ...DATES };
  const { id, guest_portal_url: url } = (await service.rest('POST', '/reservations?sync=1', booking, headers)).body;
  return { id: id as string, guest: await PortalGuest.open(service, url) };
}

const ann = (change: object = {}) => ({ ...ABOUT_YOU, ...change });
const OTHER = { firstName: 'Rolf', lastName: 'Brandt', email: 'rolf@example.com', phone: '+49 30 901820' };

const storedOf = async (id: string) =>
  (
    await client.query(
      `select screen, measured, device_mark, evidence from screening.portal_step where reservation_id = $1 order by 1`,
      [id],
    )
  ).rows;

/** Waits for the analysis of the current revision. */
async function analysed(id: string): Promise<void> {
  await eventually(async () => {
    const { rows } = await client.query(
      'select 1 from screening.reservation where id = $1 and analysed_revision = revision',
      [id],
    );
    return rows.length === 1;
  });
}

async function explained(id: string, headers?: Headers) {
  await analysed(id);
  const { data } = await service.graph(
    `query ($id: ID!) { explainDecision(reservationId: $id) {
       signals { portalBehavior { filledInFast detailsPasted timeZoneFar deviceShared } }
       outcome { verificationStatus riskScore contributions { entry code points } } replayed { same } } }`,
    { id },
    headers,
  );
  const { signals, outcome, replayed } = data.explainDecision;
  expect(replayed.same).toBe(true);
  const hints = outcome.contributions.filter(({ code }: { code: string }) => code.startsWith('portal_'));
  return { behavior: signals.portalBehavior, hints, score: outcome.riskScore, status: outcome.verificationStatus };
}

test('what a guest agrees to share becomes hints with few points; the facts are shown with the screen', async () => {
  const { id, guest } = await booked({ first_name: 'Ann' });
  const [task] = (await guest.portal()).tasks;
  expect(task).toMatchObject({ screen: 'AboutYou', content: { askBehavior: true } });
  expect((await guest.submit('AboutYou', ann(), FAST)).portal.tasks[0].state).toBe('ACCEPTED');
  const { behavior, hints, status } = await explained(id);
  expect(behavior).toEqual({ filledInFast: true, detailsPasted: true, timeZoneFar: true, deviceShared: false });
  expect(hints).toEqual([
    { entry: 'fraud_detection', code: 'portal_filled_in_fast', points: 5 },
    { entry: 'fraud_detection', code: 'portal_time_zone_far', points: 5 },
    { entry: 'fraud_detection', code: 'portal_details_pasted', points: 4 },
  ]);
  expect(status).not.toBe('DECLINED');
  const { body } = await service.rest('GET', `/reservations/${id}/summary`);
  expect(body.details.fraud_detection.findings).toEqual(
    expect.arrayContaining(['The guest submitted personal details faster than a person can read the page.']),
  );
  const query = `{ reservation(id: "${id}") { portalSteps { screen behavior { seconds pastedFields timeZone } } } }`;
  expect((await service.graph(query)).data.reservation.portalSteps).toEqual([
    { screen: 'AboutYou', behavior: { seconds: 2, pastedFields: 3, timeZone: 'Asia/Manila' } },
  ]);
  const [stored] = await storedOf(id);
  expect(stored.evidence).toEqual({ behaviorConsent: 'behavior-1' });
  expect(JSON.stringify(stored)).not.toMatch(/7f1c2a9e|Manila/);
});

test('a guest who does not agree has the same portal and the same result, and nothing is stored', async () => {
  const [one, other] = [await booked({ first_name: 'Ann' }), await booked({ first_name: 'Ann' })];
  const calm = { seconds: 60, pastedFields: 0, timeZone: 'America/Denver', deviceId: null };
  const refused = await one.guest.submit('AboutYou', ann());
  const agreed = await other.guest.submit('AboutYou', ann(), calm);
  expect(refused.portal.state).toBe(agreed.portal.state);
  expect(await storedOf(one.id)).toEqual([{ screen: 'AboutYou', measured: null, device_mark: null, evidence: {} }]);
  const [without, shared] = [await explained(one.id), await explained(other.id)];
  expect(without.behavior).toBeNull();
  expect({ ...without, behavior: null }).toEqual({ ...shared, behavior: null });
});

test('two guests on one device are noticed; a family, the same guest and another account are not', async () => {
  const deviceId = '2c9d4c1e-7f1c-4b7d-8a55-0d2f3b6a8c22';
  const shared = { seconds: 60, pastedFields: 0, timeZone: 'America/Denver', deviceId };
  const submit = async (about: object, headers?: Headers) => {
    const { id, guest } = await booked({ first_name: 'Guest' }, headers);
    expect((await guest.submit('AboutYou', ann(about), shared)).code).toBeUndefined();
    return explained(id, headers);
  };
  expect((await submit({})).hints).toEqual([]);
  // The same guest again, and their spouse.
  expect((await submit({})).hints).toEqual([]);
  expect((await submit({ firstName: 'Bo', email: 'bo@example.com', phone: '+1 303 555 0188' })).hints).toEqual([]);
  const { headers } = await makeAccount(client);
  expect((await submit(OTHER, headers)).behavior).toMatchObject({ deviceShared: false });
  expect((await submit(OTHER)).hints).toEqual([{ entry: 'fraud_detection', code: 'portal_device_shared', points: 8 }]);
  const { rows } = await client.query(
    'select account_id, count(distinct device_mark)::int as marks from screening.portal_step where device_mark is not null group by 1',
  );
  const all = await client.query(
    'select distinct device_mark from screening.portal_step where device_mark is not null',
  );
  expect(rows.map(({ marks }) => marks).sort()).toEqual([1, 2]);
  expect(all.rows).toHaveLength(3);
});

test('a booking older than 90 days and one in a party are not counted', async () => {
  const deviceId = '5b7d4c1e-7f1c-4b7d-9a55-0d2f3b6a8c33';
  const shared = { seconds: 60, pastedFields: 0, deviceId };
  const first = await booked({ first_name: 'Ann' });
  await first.guest.submit('AboutYou', ann(), shared);
  await analysed(first.id);
  const age = (days: number) =>
    client.query(
      `update screening.portal_step set submitted_at = now() - make_interval(days => $2)
      where reservation_id = $1`,
      [first.id, days],
    );
  await age(91);
  const late = await booked({ first_name: 'Rolf' });
  await late.guest.submit('AboutYou', ann(OTHER), shared);
  expect((await explained(late.id)).behavior).toMatchObject({ deviceShared: false });
  await age(80);
  const party = await booked({ first_name: 'Yuki' });
  await requireScreens(service, party.id, { GuestList: 'required' });
  const members = [{ name: 'Ann Lee', kind: 'adult' }];
  await service.rest('PUT', `/reservations/${party.id}`, { number_of_guests: 4 });
  await party.guest.submit('GuestList', { guests: [...members, { name: 'Rolf Brandt', kind: 'adult' }] });
  const yuki = { firstName: 'Yuki', lastName: 'Tanaka', email: 'yuki@example.com', phone: '+81 3 1234 5678' };
  await party.guest.submit('AboutYou', ann(yuki), shared);
  expect((await explained(party.id)).behavior).toMatchObject({ deviceShared: false });
});

test.each<[string, object, string]>([
  ['a negative time', { ...FAST, seconds: -1 }, 'behavior.seconds'],
  ['more than a day', { ...FAST, seconds: 86_401 }, 'behavior.seconds'],
  ['too many fields', { ...FAST, pastedFields: 201 }, 'behavior.pastedFields'],
  ['a long time zone', { ...FAST, timeZone: 'x'.repeat(65) }, 'behavior.timeZone'],
  ['a device ID that is not random', { ...FAST, deviceId: 'ann@example.com' }, 'behavior.deviceId'],
])('refuses %s', async (_title, behavior, place) => {
  const { id, guest } = await booked({ first_name: 'Ann' });
  const { code, details } = await guest.submit('AboutYou', ann(), behavior);
  const { details: places } = details as unknown as { details: { loc: string[] }[] };
  expect([code, places.map(({ loc }) => loc.join('.'))]).toEqual(['BAD_INPUT', [place]]);
  expect(await storedOf(id)).toEqual([]);
});

test('a time zone that is not known here is left out', async () => {
  const { id, guest } = await booked({ first_name: 'Ann' });
  await guest.submit('AboutYou', ann(), { pastedFields: 0, timeZone: 'Mars/Olympus' });
  expect((await guest.portal()).tasks[0].state).toBe('ACCEPTED');
  expect((await explained(id)).behavior).toMatchObject({ timeZoneFar: null, filledInFast: false });
});

test('a host can turn it off, with fraud detection or alone; then nothing is stored', async () => {
  const off = await booked({ first_name: 'Ann' });
  await requireScreens(service, off.id, { FraudDetectionAddon: 'disabled' });
  expect((await off.guest.portal()).tasks[0].content.askBehavior).toBe(false);
  await off.guest.submit('AboutYou', ann(), FAST);
  expect(await storedOf(off.id)).toMatchObject([{ measured: null, device_mark: null, evidence: {} }]);
  const set = (content: object | null) =>
    service.graph(
      `mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet } userErrors { code message field rule } } }`,
      { input: { screen: 'AboutYou', content } },
    );
  await set({ aboutYou: { confirmEmail: true, confirmPhone: true, askBehavior: false } });
  const alone = await booked({ first_name: 'Ann' });
  expect((await alone.guest.portal()).tasks[0].content.askBehavior).toBe(false);
  await alone.guest.submit('AboutYou', ann(), FAST);
  expect(await storedOf(alone.id)).toMatchObject([{ measured: null, device_mark: null, evidence: {} }]);
  await set(null);
});

test('a guest withdraws their consent: what was measured is deleted, and the hints no longer count', async () => {
  const { id, guest } = await booked({ first_name: 'Ann' });
  await guest.submit('AboutYou', ann(), FAST);
  expect((await explained(id)).hints).not.toEqual([]);
  const { errors } = await guest.ask(
    'mutation { withdrawPortalBehavior { portal { state } userErrors { code message field rule } } }',
  );
  expect(errors).toBeUndefined();
  expect(await storedOf(id)).toEqual([{ screen: 'AboutYou', measured: null, device_mark: null, evidence: {} }]);
  expect(await explained(id)).toMatchObject({ behavior: null, hints: [] });
  expect(await guest.stateOf('AboutYou')).toBe('ACCEPTED');
});

test('an erasure removes it, and the device no longer leads to that booking', async () => {
  const shared = { ...FAST, deviceId: '9a9d4c1e-7f1c-4b7d-8a55-0d2f3b6a8c44' };
  const { id, guest } = await booked({ first_name: 'Ann' });
  await guest.submit('AboutYou', ann(), shared);
  await analysed(id);
  await service.graph(
    `mutation { eraseGuest(input: { reservationId: "${id}" }) { erasure { reservations } userErrors { code message field rule } } }`,
  );
  expect(await storedOf(id)).toMatchObject([{ screen: 'AboutYou', measured: null, device_mark: null }]);
  const later = await booked({ first_name: 'Rolf' });
  await later.guest.submit('AboutYou', ann(OTHER), shared);
  expect((await explained(later.id)).behavior).toMatchObject({ deviceShared: false });
});
