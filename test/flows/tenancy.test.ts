import pg from 'pg';
import { makeAccount } from '../support/accounts.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { written } from '../support/written.js';

const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
const GUEST = { last_name: 'Lee', email: 'ann.lee@example.com' };
const DATES = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
const UNKNOWN = '01900000-0000-7000-8000-000000000000';

let service: RunningTest;
let client: pg.Client;
const owned = { account: '', listing: '', reservation: '' };
const stranger = { key: '', account: '', reservation: '' };

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const listing = await service.rest('POST', '/listings', LISTING);
  const booking = {
    listing_id: listing.body.id,
    guest: GUEST,
    confirmation_code: 'MINE',
    pms_reservation_id: 'P1',
    ...DATES,
  };
  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', booking);
  Object.assign(owned, { listing: listing.body.id, reservation: made.body.id, account: made.body.user_id });
  const { id, key, headers } = await makeAccount(client);
  const own = await service.rest(
    'POST',
    '/reservations?sync=1&skip_gp=1',
    { without_listing: true, guest: GUEST },
    headers,
  );
  Object.assign(stranger, { account: id, key, reservation: own.body.id });
  expect(own.body.user_id).toBe(id);
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const asStranger = () => ({ 'x-api-key': stranger.key });

/** The answer without the values that differ from request to request. */
function bare(answer: unknown, id: string): unknown {
  const text = JSON.stringify(answer).replaceAll(id, '<id>');
  return JSON.parse(text.replace(/"(request_id|requestId)":"[^"]*"/g, '"$1":""'));
}

type Rest = [
  title: string,
  method: string,
  path: string,
  body: object | undefined,
  of: 'listing' | 'reservation',
  status: number,
  code: string,
];

const REST: Rest[] = [
  ['read a listing', 'GET', '/listings/{id}', undefined, 'listing', 400, 'listing_not_found'],
  ['change a listing', 'PUT', '/listings/{id}', { name: 'Taken' }, 'listing', 400, 'listing_not_found'],
  ['replace a listing', 'PUT', '/listings/{id}', { ...LISTING, my_id: 'taken1' }, 'listing', 400, 'listing_not_found'],
  ['save a listing by its id', 'POST', '/listings', { id: '{id}', name: 'Taken' }, 'listing', 400, 'bad_input'],
  [
    'book a listing',
    'POST',
    '/reservations',
    { listing_id: '{id}', guest: GUEST, ...DATES },
    'listing',
    400,
    'listing_not_found',
  ],
  [
    'move a reservation to a listing',
    'PUT',
    '/reservations/{own}',
    { listing_id: '{id}', ...DATES },
    'listing',
    400,
    'listing_not_found',
  ],
  ['read a reservation', 'GET', '/reservations/{id}', undefined, 'reservation', 400, 'reservation_not_found'],
  ['read a summary', 'GET', '/reservations/{id}/summary', undefined, 'reservation', 404, 'reservation_not_found'],
  ['read a status', 'GET', '/reservations/{id}/status', undefined, 'reservation', 404, 'reservation_not_found'],
  [
    'change a reservation',
    'PUT',
    '/reservations/{id}',
    { number_of_guests: 9 },
    'reservation',
    400,
    'reservation_not_found',
  ],
  [
    'replace a reservation',
    'PUT',
    '/reservations/{id}',
    { without_listing: true, guest: GUEST },
    'reservation',
    400,
    'reservation_not_found',
  ],
  [
    'decide a reservation',
    'POST',
    '/reservations/{id}/status',
    { supervised: 'approve' },
    'reservation',
    404,
    'reservation_not_found',
  ],
];

test.each(REST)(
  'REST: an attempt to %s of another account gets the same answer as for an unknown one',
  async (_title, method, path, body, of, status, code) => {
    const before = await written(client);
    const answerFor = async (id: string) => {
      const named = (text: string) => text.replace('{id}', id).replace('{own}', stranger.reservation);
      const sent = body && (JSON.parse(named(JSON.stringify(body))) as object);
      const answer = await service.rest(method, named(path), sent, asStranger());
      return bare({ status: answer.status, body: answer.body }, id);
    };
    const foreign = await answerFor(owned[of]);
    expect(foreign).toMatchObject({ status, body: { code } });
    expect(foreign).toEqual(await answerFor(UNKNOWN));
    expect(await written(client)).toEqual(before);
  },
);

test('REST: codes and identifiers of one account are unknown in another', async () => {
  for (const path of ['/reservations/MINE?pms=api', '/reservations/P1?pms=api&usepmsid=1', '/listings/loft1?pms=api']) {
    expect((await service.rest('GET', path)).status).toBe(200);
    expect((await service.rest('GET', path, undefined, asStranger())).status).toBe(400);
  }
});

type Graph = [title: string, query: string, of: keyof typeof owned, expected: object];
const told = (field: string, code: string) => ({ data: { [field]: null }, errors: [{ extensions: { code } }] });
const WHOLE = 'reservation: { withoutListing: true, guest: { lastName: "Lee" } }';

const GRAPH: Graph[] = [
  [
    'reservation',
    'query ($id: ID!) { reservation(id: $id) { id guest { fullName } } }',
    'reservation',
    { data: { reservation: null } },
  ],
  ['listing', 'query ($id: ID!) { listing(id: $id) { id name } }', 'listing', { data: { listing: null } }],
  [
    'explainDecision',
    'query ($id: ID!) { explainDecision(reservationId: $id) { id } }',
    'reservation',
    { data: { explainDecision: null } },
  ],
  ['events', 'query ($id: ID!) { events(reservationId: $id) { id } }', 'reservation', { data: { events: [] } }],
  ['event', 'query ($id: ID!) { event(accountId: $id, sequence: 1) { id } }', 'account', { data: { event: null } }],
  [
    'updateReservation',
    'mutation ($id: ID!) { updateReservation(input: { id: $id, reservation: { numberOfGuests: 9 } }) { reservation { id } userErrors { code message field rule } } }',
    'reservation',
    told('updateReservation', 'RESERVATION_NOT_FOUND'),
  ],
  [
    'updateReservation, whole',
    `mutation ($id: ID!) { updateReservation(input: { id: $id, ${WHOLE} }) { reservation { id } userErrors { code message field rule } } }`,
    'reservation',
    told('updateReservation', 'RESERVATION_NOT_FOUND'),
  ],
  [
    'decideReservation',
    'mutation ($id: ID!) { decideReservation(input: { id: $id, decision: approve }) { reservation { id } userErrors { code message field rule } } }',
    'reservation',
    told('decideReservation', 'RESERVATION_NOT_FOUND'),
  ],
  [
    'saveListing',
    'mutation ($id: String!) { saveListing(input: { listing: { id: $id, name: "Taken" } }) { listing { id } userErrors { code message field rule } } }',
    'listing',
    told('saveListing', 'BAD_INPUT'),
  ],
  [
    'saveListing, must exist',
    'mutation ($id: String!) { saveListing(input: { listing: { id: $id, name: "Taken" }, mustExist: true }) { listing { id } userErrors { code message field rule } } }',
    'listing',
    told('saveListing', 'LISTING_NOT_FOUND'),
  ],
  [
    'createReservation',
    'mutation ($id: String!) { createReservation(input: { reservation: { listingId: $id, guest: { lastName: "Lee" }, checkInDate: "2030-03-01", checkOutDate: "2030-03-05" } }) { reservation { id } userErrors { code message field rule } } }',
    'listing',
    told('createReservation', 'LISTING_NOT_FOUND'),
  ],
];

test.each(GRAPH)(
  'GraphQL: %s of another account gets the same answer as an unknown id',
  async (_title, query, of, expected) => {
    const before = await written(client);
    const answerFor = async (id: string) => bare(await service.graph(query, { id }, asStranger()), id);
    const foreign = await answerFor(owned[of]);
    expect(foreign).toMatchObject(expected);
    expect(foreign).toEqual(await answerFor(UNKNOWN));
    expect(await written(client)).toEqual(before);
  },
);

test('lists and events contain nothing of another account', async () => {
  const query = '{ me { id } reservations(size: 100) { total items { id accountId } } events { accountId } }';
  const { data } = await service.graph(query, {}, asStranger());
  expect(data.me.id).toBe(stranger.account);
  expect(data.reservations).toEqual({ total: 1, items: [{ id: stranger.reservation, accountId: stranger.account }] });
  expect(data.events.filter(({ accountId }: { accountId: string }) => accountId !== stranger.account)).toEqual([]);
});

test('the same code and my_id in another account create separate rows', async () => {
  const listing = await service.rest('POST', '/listings', { ...LISTING, name: 'Theirs' }, asStranger());
  const made = await service.rest(
    'POST',
    '/reservations',
    { without_listing: true, guest: GUEST, confirmation_code: 'MINE' },
    asStranger(),
  );
  expect([listing.body.user_id, made.body.user_id]).toEqual([stranger.account, stranger.account]);
  expect((await service.rest('GET', `/listings/${owned.listing}`)).body.name).toBe('Loft One');
});

test("a reseller reads and changes the data of its descendants, and they see none of the reseller's", async () => {
  const parent = await makeAccount(client);
  const child = await makeAccount(client, parent.id);
  const grandchild = await makeAccount(client, child.id);
  const made = await service.rest(
    'POST',
    '/reservations?sync=1&skip_gp=1',
    { without_listing: true, guest: GUEST },
    grandchild.headers,
  );
  const path = `/reservations/${made.body.id}`;
  for (const { headers } of [parent, child, grandchild])
    expect((await service.rest('GET', path, undefined, headers)).status).toBe(200);
  const changed = await service.rest('PUT', `${path}?sync=1`, { number_of_guests: 3 }, parent.headers);
  expect(changed.body).toMatchObject({ user_id: grandchild.id, number_of_guests: 3 });
  const { data } = await service.graph('{ reservations { items { id account { id } } } }', {}, parent.headers);
  expect(data.reservations.items).toEqual([{ id: made.body.id, account: { id: grandchild.id } }]);

  const own = await service.rest('POST', '/reservations', { without_listing: true, guest: GUEST }, parent.headers);
  expect((await service.rest('GET', `/reservations/${own.body.id}`, undefined, child.headers)).status).toBe(400);
  expect((await service.rest('GET', path, undefined, asStranger())).status).toBe(400);
});

test('a reseller that saves a my_id used by its child has its own listing', async () => {
  const parent = await makeAccount(client);
  const child = await makeAccount(client, parent.id);
  const theirs = await service.rest('POST', '/listings', { ...LISTING, name: 'Of the child' }, child.headers);
  const own = await service.rest('POST', '/listings', { ...LISTING, name: 'Of the reseller' }, parent.headers);
  expect(own.body).toMatchObject({ user_id: parent.id, name: 'Of the reseller' });
  expect((await service.rest('GET', `/listings/${theirs.body.id}`, undefined, child.headers)).body.name).toBe(
    'Of the child',
  );
  expect((await service.rest('GET', '/listings/loft1?pms=api', undefined, parent.headers)).body.name).toBe(
    'Of the reseller',
  );
});

test('a disabled key stops working within a second', async () => {
  const { id, headers } = await makeAccount(client);
  expect((await service.rest('GET', '/accounts/me', undefined, headers)).status).toBe(200);
  await client.query('update identity.api_key set enabled = false where account_id = $1', [id]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const after = await service.rest('GET', '/accounts/me', undefined, headers);
  expect(after).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(JSON.stringify(await service.graph('{ me { id } }', {}, headers))).toContain('UNAUTHENTICATED');
});

test.each([
  ['suspended', 'is_suspended = true'],
  ['disabled', 'is_active = false'],
])('an account that is %s loses access within a second', async (_title, change) => {
  const { id, headers } = await makeAccount(client);
  expect((await service.rest('GET', '/accounts/me', undefined, headers)).status).toBe(200);
  await client.query(`update identity.account set ${change} where id = $1`, [id]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await service.rest('GET', '/accounts/me', undefined, headers)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  const before = await written(client);
  expect((await service.rest('POST', '/reservations', { without_listing: true, guest: GUEST }, headers)).status).toBe(
    403,
  );
  expect(await written(client)).toEqual(before);
});

test.each([
  ['keyHolder', 'query ($id: ID!) { keyHolder(hash: $id) { accountId } }'],
  ['keyHolder by text', `{ keyHolder(hash: "${'0'.repeat(64)}") { accountId } }`],
  ['KeyHolder by introspection', '{ __type(name: "KeyHolder") { name } }'],
  [
    '_entities',
    'query ($id: ID!) { _entities(representations: [{ __typename: "Reservation", id: $id }]) { __typename } }',
  ],
  ['_entities of any', 'query ($of: [_Any!]!) { _entities(representations: $of) { __typename } }'],
  ['_service', '{ _service { sdl } }'],
])('%s is not available from outside', async (_title, query) => {
  const { data, errors } = await service.graph(query, {
    id: owned.reservation,
    of: [{ __typename: 'Reservation', id: owned.reservation }],
  });
  expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
  expect(errors?.[0]?.extensions.code ?? null).toBe(query.includes('__type(') ? null : 'GRAPHQL_VALIDATION_FAILED');
});
