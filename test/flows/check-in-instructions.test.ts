import pg from 'pg';
import { People } from '../support/people.js';
import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

const TEXT = 'Door code 4711\nhttps://example.com/way-in';

const SAVE = `mutation ($listing: ListingInput!) {
  saveListing(input: { listing: $listing }) {
    listing { id checkInInstructions } userErrors { code message field rule } } }`;

let service: RunningTest;
let listingId: string;

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1' });
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
  await save({ id: listingId, checkInInstructions: TEXT });
});

afterAll(() => service?.stop());

const save = (listing: object) => service.graph(SAVE, { listing });

const READ = '{ listing(id: "ID") { name checkInInstructions } }';
const read = () => service.graph(READ.replace('ID', listingId));

async function booked(code: string) {
  const guest = { full_name: 'Ann Lee', email: 'ann@example.com' };
  const booking = { listing_id: listingId, confirmation_code: code, guest, ...DATES };
  const { body } = await service.rest('POST', '/reservations?sync=1', booking);
  await requireScreens(service, body.id, { AboutYou: 'required' });
  return { id: body.id as string, url: body.guest_portal_url as string };
}

const decide = (id: string, supervised: string) => service.rest('POST', `/reservations/${id}/status`, { supervised });

async function shownIn(url: string): Promise<string | null> {
  return (await (await PortalGuest.open(service, url)).portal()).checkInInstructions;
}

test('guests read them once the stay is approved and every screen is accepted, and not before', async () => {
  const { id, url } = await booked('IN1');
  expect(await shownIn(url)).toBeNull();
  await decide(id, 'approve');
  expect(await shownIn(url)).toBeNull();
  const guest = await PortalGuest.open(service, url);
  expect((await guest.submit('AboutYou', ABOUT_YOU)).code).toBeUndefined();
  expect(await shownIn(url)).toBe(TEXT);
  await decide(id, 'decline');
  expect(await shownIn(url)).toBeNull();
});

test('the page before its script has none, so link previews show none', async () => {
  const { id, url } = await booked('IN2');
  await (await PortalGuest.open(service, url)).submit('AboutYou', ABOUT_YOU);
  await decide(id, 'approve');
  expect(await shownIn(url)).toBe(TEXT);
  expect(await (await fetch(url)).text()).not.toContain('4711');
});

test('the column is encrypted', async () => {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ row: string }>('select i.text as row from property.check_in_instructions i');
  await client.end();
  expect(rows[0]!.row).toMatch(/^a2\./);
  expect(rows[0]!.row).not.toContain('4711');
  expect((await read()).data.listing).toEqual({ name: LISTING.name, checkInInstructions: TEXT });
});

test('an update without them keeps them, null removes them', async () => {
  await service.rest('PUT', `/listings/${listingId}`, { accommodates: 3 });
  expect((await read()).data.listing.checkInInstructions).toBe(TEXT);
  expect((await save({ id: listingId, checkInInstructions: null })).data.saveListing.checkInInstructions).toBeNull();
  expect((await read()).data.listing.checkInInstructions).toBeNull();
  const { data } = await save({ id: listingId, checkInInstructions: TEXT });
  expect(data.saveListing.checkInInstructions).toBe(TEXT);
});

test('5,001 characters are refused and change nothing', async () => {
  const { errors } = await save({ id: listingId, checkInInstructions: 'x'.repeat(5_001) });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', details: [{ loc: ['checkInInstructions'] }] } }]);
  expect((await read()).data.listing.checkInInstructions).toBe(TEXT);
});

test('the REST interface neither returns nor accepts them', async () => {
  expect((await service.rest('GET', `/listings/${listingId}`)).body).not.toHaveProperty('check_in_instructions');
  await service.rest('PUT', `/listings/${listingId}`, { check_in_instructions: 'Other code 0815' });
  expect((await read()).data.listing.checkInInstructions).toBe(TEXT);
});

test('viewers cannot read them', async () => {
  const invite = `mutation { invitePerson(input: {
    name: "Vi", email: "viewer@example.org", password: "correct horse battery", role: VIEWER
  }) { invitedPerson { person { id } } userErrors { code message field rule } } }`;
  const { errors } = await service.graph(invite);
  expect(errors).toBeUndefined();
  const viewer = await new People(service).signedIn({ id: '', email: 'viewer@example.org' });
  const { body } = await viewer.graph(READ.replace('ID', listingId));
  expect(body.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(JSON.stringify(body)).not.toContain('4711');
});
