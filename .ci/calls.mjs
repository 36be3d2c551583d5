/** The first steps of an integration with a running service, given its URL and an API key. */
import assert from 'node:assert/strict';

const DAY_MS = 86_400_000;
const ANSWER_WITHIN_MS = 40_000;
const dateIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Sends one request to /v1; returns status and parsed body. */
export async function request(base, key, method, path, body) {
  const response = await fetch(`${base}/v1${path}`, {
    method,
    headers: { ...(key && { 'x-api-key': key }), ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    throw new Error(`${method} ${path} answered ${response.status} with no JSON: ${text.slice(0, 300)}`);
  }
}

/** Like `request`, but throws unless it succeeds: every success is 200. */
export async function expectOk(base, key, method, path, body) {
  const answer = await request(base, key, method, path, body);
  assert.equal(answer.status, 200, `${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function createListing(base, key) {
  const my_id = `smoke${Date.now()}`;
  const listing = await expectOk(base, key, 'POST', '/listings', {
    my_id,
    status: 'ACTIVE',
    name: 'Smoke House',
    location: {
      street: 'Calle Mayor 1',
      city: 'Madrid',
      zipcode: '28013',
      country: 'Spain',
      geo: { lat: 40.4168, lon: -3.7038 },
    },
  });
  assert(listing.id, 'the listing has no id');
  assert.equal(listing.my_id, my_id);
  return listing;
}

export async function createReservation(base, key, listing) {
  const reservation = await expectOk(base, key, 'POST', '/reservations?sync=1&skip_gp=1', {
    status: 'CONFIRMED',
    source: 'direct',
    listing_id: listing.id,
    number_of_guests: 2,
    total_price: 450,
    check_in_date: dateIn(30),
    check_out_date: dateIn(33),
    guest: {
      first_name: 'Jordan',
      last_name: 'Example',
      birth_date: '1988-04-12',
      email: 'jordan@example.com',
      phone: '+12025550143',
    },
  });
  assert(reservation.id, 'the reservation has no id');
  assert.equal(reservation.listing_id, listing.id);
  assert.equal(reservation.queued, undefined, 'a synchronous analysis was not finished with its answer');
  return reservation;
}

/** Creates a listing and a reservation, reads its summary, and checks that requests without a key fail. */
export async function firstCalls(base, key, passed) {
  assert.equal((await request(base, undefined, 'GET', '/accounts/me')).status, 401);
  const account = await expectOk(base, key, 'GET', '/accounts/me');
  passed('GET /v1/accounts/me needs the key and answers with it');

  const listing = await createListing(base, key);
  passed('POST /v1/listings');

  const reservation = await createReservation(base, key, listing);
  passed('POST /v1/reservations?sync=1&skip_gp=1');

  const summary = await expectOk(base, key, 'GET', `/reservations/${reservation.id}/summary`);
  assert.match(String(summary.verification_status), /^(verified|review)$/);
  passed(`GET /v1/reservations/{id}/summary: ${summary.verification_status}`);
  return { account, listing, reservation, summary };
}

/** Checks that the same key still reads the same reservation. */
export async function expectSame(base, key, { account, reservation, summary }) {
  assert.equal((await expectOk(base, key, 'GET', '/accounts/me')).id, account.id);
  const found = await expectOk(base, key, 'GET', `/reservations/${reservation.id}`);
  assert.deepEqual([found.id, found.confirmation_code], [reservation.id, reservation.confirmation_code]);
  const again = await expectOk(base, key, 'GET', `/reservations/${reservation.id}/summary`);
  assert.equal(again.verification_status, summary.verification_status);
}
