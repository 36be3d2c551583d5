import { ENTRY, HIT, OUTCOME, SIGNALS } from '../support/explained.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(() => service?.stop());

export const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};

const GUEST = { first_name: 'Ann', last_name: 'Lee', email: 'ann.lee@gmail.com', phone: '+13035550123' };
const DATES = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };

test('a listing, a reservation on it, its summary, and the decision of the operator', async () => {
  const listing = await service.rest('POST', '/listings', LISTING);
  expect(listing.status).toBe(200);
  expect(listing.body).toMatchObject({
    my_id: 'loft1',
    location: { country: 'United States', time_zone_name: 'America/Denver' },
  });

  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    listing_id: listing.body.id,
    guest: GUEST,
    ...DATES,
  });
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({ nights: 4, listing_nickname: 'Loft One', listing_timezone_name: 'America/Denver' });
  expect(made.body).not.toHaveProperty('queued');

  const summary = await service.rest('GET', `/reservations/${made.body.id}/summary`);
  expect(summary.body).toMatchObject({ verification_status: 'verified', supervised_status: null, risk_color: 'green' });
  expect(Object.keys(summary.body.details)).toHaveLength(11);

  const decided = await service.rest('POST', `/reservations/${made.body.id}/status`, {
    supervised: 'decline',
    notes: 'No.',
  });
  expect(decided.body).toMatchObject({ status: 'verified', supervised: 'decline' });
  const after = await service.rest('GET', `/reservations/${made.body.id}/summary`);
  expect(after.body).toMatchObject({ verification_status: 'verified', verification_composite_status: 'decline' });

  const read = await service.rest('GET', `/reservations/${made.body.id}`);
  expect(read.body.guest.full_name).toBe('Ann Lee');
});

test('creates a listing along with its reservation, and updates the same one the next time', async () => {
  const listing = { ...LISTING, my_id: 'along1' };
  const first = await service.rest('POST', '/reservations', { listing, guest: GUEST, ...DATES });
  expect(first.status).toBe(200);
  const second = await service.rest('POST', '/reservations', {
    listing: { ...listing, name: 'New' },
    guest: GUEST,
    ...DATES,
  });
  expect(second.body.listing_id).toBe(first.body.listing_id);
  const refused = await service.rest('POST', '/reservations', {
    listing: { ...listing, country: 1, my_id: 'a b' },
    guest: GUEST,
    ...DATES,
  });
  expect(refused.status).toBe(400);
});

test('without sync the analysis runs by itself, and a material change runs it again', async () => {
  // A new guest: an earlier reservation that was declined would count.
  const guest = { ...GUEST, email: 'eve.stone@example.com', phone: '+13035550177' };
  const made = await service.rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest });
  expect(made.body.queued).toBeDefined();
  await until(
    async () => (await service.rest('GET', `/reservations/${made.body.id}/status`)).body.status === 'verified',
  );
  await service.rest('PUT', `/reservations/${made.body.id}?sync=true`, { guest: { email: 'someone@mailinator.com' } });
  const summary = await service.rest('GET', `/reservations/${made.body.id}/summary`);
  expect(summary.body.top_risks.length).toBeGreaterThan(0);
});

test('the graph returns listing, account and decision in one request', async () => {
  const { body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    without_listing: true,
    guest: GUEST,
  });
  const { data, errors } = await service.graph(
    `query ($id: ID!) {
      reservation(id: $id) { id account { name } listing { name } summary { status details { blacklist { status } } } }
      explainDecision(reservationId: $id) { createdAt ${SIGNALS} ${OUTCOME} }
    } ${ENTRY} ${HIT}`,
    { id: body.id },
  );
  expect(errors).toBeUndefined();
  expect(data.reservation.account.name).toBe('First account');
  expect(data.explainDecision.signals.lookups).toContainEqual(expect.objectContaining({ name: 'PHONE', known: true }));
  expect(JSON.stringify(data.explainDecision)).not.toContain('ann.lee');
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It never came.');
}
