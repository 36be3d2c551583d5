import { readPortalToken } from '#subgraphs/screening/portal/link/portal-token.js';
import { expectTold, told } from '../support/refusals.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

const GUEST = { full_name: 'Ann Lee', email: 'ann.lee@example.com', phone: '+13035550123' };
const PARTY = [
  { name: 'Bo Lee', email: 'bo@example.com' },
  { first_name: 'Cy', last_name: 'Ray' },
  { email: 'd@example.com' },
];

let service: RunningTest;
let id: string;

beforeAll(async () => {
  service = await runningTest();
  const { body: listing } = await service.rest('POST', '/listings', LISTING);
  const booking = { listing_id: listing.id, confirmation_code: 'PORTAL1', guest: GUEST, guests: PARTY, ...DATES };
  id = (await service.rest('POST', '/reservations?sync=1', booking)).body.id;
});

afterAll(() => service?.stop());

const record = async (path = `${id}/guestportal`) => (await service.rest('GET', `/reservations/${path}`)).body;

test('the portal record has the guest, the party, and no completed steps yet', async () => {
  expect(await record()).toEqual({
    ...GUEST,
    security_deposit: false,
    completed: false,
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    guests: [{ name: 'Bo Lee', email: 'bo@example.com' }, { name: 'Cy Ray' }, { email: 'd@example.com' }],
  });
  expect(await record('PORTAL1/guestportal?pms=api')).toEqual(await record());
});

test('includes a held deposit and the cardholder name', async () => {
  const event = {
    reservation_id: id,
    event_source: 'other',
    event_id: 'e1',
    event_type: 'authorization',
    event_status: 'success',
    amount: 100,
    currency: 'usd',
    name_on_card: 'A LEE',
    timestamp: '2030-01-01T00:00:00Z',
  };
  expect((await service.rest('POST', '/payments/events', event)).status).toBe(200);
  expect(await record()).toMatchObject({ security_deposit: true, name_on_card: 'A LEE', completed: false });
});

test('replaces the party as a whole, keeps it when absent, and clears it with null', async () => {
  const put = (body: object) => service.rest('PUT', `/reservations/${id}`, body);
  await put({ number_of_guests: 3 });
  expect((await record()).guests).toHaveLength(3);
  await put({ guests: [{ full_name: 'Eve Ray' }] });
  expect((await record()).guests).toEqual([{ name: 'Eve Ray' }]);
  await put({ guests: null });
  expect((await record()).guests).toEqual([]);
});

const embed = async () => service.rest('GET', `/reservations/${id}/embed`);

test('the embed link opens the portal page for ten minutes and says that it is deprecated', async () => {
  const { status, headers, body } = await embed();
  expect([status, Object.keys(body).sort()]).toEqual([200, ['expires', 'url']]);
  const left = Date.parse(body.expires) - Date.now();
  expect(left).toBeGreaterThan(9.5 * 60_000);
  expect(left).toBeLessThanOrEqual(10 * 60_000);
  expect(headers.get('deprecation')).toMatch(/^@\d+$/);
  expect(Date.parse(headers.get('sunset')!)).toBeGreaterThan(Date.now());
  const page = await fetch(body.url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Before your stay');
  expect(Buffer.from(body.url.split('/').pop()!, 'base64url').toString()).not.toMatch(/ann|lee/i);
});

test('an expired link, one with a changed time, and the permanent token with a time open nothing', async () => {
  const { body } = await embed();
  const { body: reservation } = await service.rest('GET', `/reservations/${id}`);
  const [start, token] = [body.url.slice(0, body.url.lastIndexOf('/')), body.url.split('/').pop()!];
  const bytes = Buffer.from(token, 'base64url');
  const moved = Buffer.from(bytes);
  moved.writeUIntBE(Date.now() + 86_400_000, 32, 6);
  const lasting = Buffer.from(reservation.guest_portal_url.split('/').pop(), 'base64url');
  const mixed = Buffer.concat([bytes.subarray(0, 38), lasting.subarray(32)]);
  const cut = Buffer.concat([bytes.subarray(0, 32), bytes.subarray(38)]);
  for (const forged of [moved, mixed, cut]) {
    const answer = await fetch(`${start}/${forged.toString('base64url')}`);
    expect(answer.status).toBe(404);
  }
  expect(readPortalToken(token, new Date(Date.parse(body.expires) - 1))).toMatchObject({ id });
  expect(readPortalToken(token, new Date(body.expires))).toBeNull();
  expect(readPortalToken(lasting.toString('base64url'), new Date('2100-01-01'))).toMatchObject({ id });
});

test('the graph has both beside the reservation', async () => {
  const query = `{ reservation(id: "${id}") { guestPortal { fullName completed lastStep guests { name } } embed { url expiresAt } } }`;
  const { data, errors } = await service.graph(query);
  expect(errors).toBeUndefined();
  expect(data.reservation).toEqual({
    guestPortal: { fullName: 'Ann Lee', completed: false, lastStep: null, guests: [] },
    embed: { url: expect.stringContaining('/portal/'), expiresAt: expect.stringMatching(/Z$/) },
  });
});

test('both are missing for an unknown reservation', async () => {
  for (const part of ['guestportal', 'embed'])
    for (const unknown of ['01900000-0000-7000-8000-000000000000', 'PORTAL1', 'NOPE'])
      expectTold(await service.rest('GET', `/reservations/${unknown}/${part}`), told(404, 'reservation_not_found'));
});
