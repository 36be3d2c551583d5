import { ROUTES } from '#rest-shim/routes/all.js';
import { ROWS } from './access/all-rows.js';
import { send } from './access/ask.js';
import { type Fixture, openFixture } from './access/fixture.js';
import { everythingKept, untilQuiet } from './access/kept.js';
import type { Request } from './access/row.js';

type RestRequest = Extract<Request, { kind: 'rest' }>;

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});

afterAll(async () => {
  await fixture?.stop();
});

/** The access matrix request with which the owner calls an operation successfully. */
async function requestOf(operation: string): Promise<RestRequest> {
  const row = ROWS.find((one) => one.operation === operation && one.expected.owner === 'answer');
  return (await row!.request(fixture)) as RestRequest;
}

async function askedBy(key: string | undefined, request: RestRequest) {
  const answer = await send(fixture.service.url, request, key);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
  const requestId = answer.headers.get('request-id');
  expect(requestId).toMatch(/^[\w-]{8,64}$/);
  return { status: answer.status, requestId, body: (await answer.json()) as Record<string, unknown> };
}

/** An error is a sentence, a code and the request's id, with details if members are invalid. */
function expectError({ status, requestId, body }: Awaited<ReturnType<typeof askedBy>>, told: [number, string]): void {
  expect([status, body.code]).toEqual(told);
  const { details = [], ...error } = body;
  expect(error).toEqual({ error: expect.stringMatching(/\S/), code: told[1], request_id: requestId });
  for (const detail of details as object[])
    expect(detail).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
}

const OPERATIONS = ROUTES.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

test.each(OPERATIONS)('%s responds 200 in JSON, and 401 without a key', async (operation) => {
  const request = await requestOf(operation);
  const { status, body } = await askedBy(fixture.keys.owner, request);
  // An upload's own member says whether the picture is usable.
  const isUpload = operation.startsWith('POST /idcheck/upload/');
  expect([status, typeof body, body.code]).toEqual([200, 'object', isUpload ? 'FAILED' : undefined]);
  expectError(await askedBy(undefined, request), [401, 'unauthenticated']);
});

/**
 * The response to an unknown identifier in the path: the status that the contract lists for the operation, or 404 if it
 * lists none.
 */
const UNKNOWN_IN_PATH: Record<string, [number, string]> = {
  'DELETE /accounts/keys/:key': [403, 'api_key_not_found'],
  'PUT /accounts/keys/:key': [404, 'api_key_not_found'],
  'PATCH /accounts/keys/:key': [404, 'api_key_not_found'],
  'POST /accounts/keys/:key/rotate': [404, 'api_key_not_found'],
  'PUT /accounts/:id': [400, 'account_not_found'],
  'GET /accounts/:id/settings/guest-portal-screens/:key': [400, 'account_not_found'],
  'PUT /accounts/:id/settings/guest-portal-screens/:key': [404, 'account_not_found'],
  'PUT /accounts/:id/settings/guest-portal-screens': [404, 'account_not_found'],
  'GET /accounts/:id/settings/usage-agreement': [404, 'account_not_found'],
  'PUT /accounts/:id/settings/usage-agreement': [404, 'account_not_found'],
  'GET /listings/:id': [400, 'listing_not_found'],
  'PUT /listings/:id': [400, 'listing_not_found'],
  'POST /listings/:id/screening-partner': [400, 'listing_not_found'],
  'GET /reservations/:id': [400, 'reservation_not_found'],
  'PUT /reservations/:id': [400, 'reservation_not_found'],
  'GET /reservations/:id/screens': [400, 'reservation_not_found'],
  'PUT /reservations/:id/screens': [404, 'reservation_not_found'],
  'GET /reservations/:id/summary': [404, 'reservation_not_found'],
  'GET /reservations/:id/status': [404, 'reservation_not_found'],
  'POST /reservations/:id/status': [404, 'reservation_not_found'],
  'GET /reservations/:id/notes': [404, 'reservation_not_found'],
  'GET /reservations/:id/report': [404, 'reservation_not_found'],
  'GET /reservations/:id/authority-report': [400, 'reservation_not_found'],
  'GET /reservations/:id/embed': [404, 'reservation_not_found'],
  'GET /reservations/:id/guestportal': [404, 'reservation_not_found'],
  'GET /reservations/:id/payments': [404, 'reservation_not_found'],
  'POST /reservations/:id/payments': [404, 'reservation_not_found'],
  'GET /reservations/:id/messaging': [404, 'reservation_not_found'],
  'POST /reservations/:id/messaging': [404, 'reservation_not_found'],
  'DELETE /messaging/templates/:tag': [404, 'message_template_not_found'],
  'DELETE /blacklist/:id': [404, 'blacklist_entry_not_found'],
  'GET /background-check/results/:id': [500, 'background_check_not_found'],
  'GET /idcheck/image/:id/:step': [500, 'reservation_not_found'],
  'GET /idcheck/status/:id': [500, 'reservation_not_found'],
  'POST /idcheck/attempts/:id': [500, 'reservation_not_found'],
  'POST /idcheck/upload/:id/:step/:type': [500, 'reservation_not_found'],
};

/** The keys of settings are enum values of the contract, and a lookup takes a value: these are not identifiers. */
const withoutWords = (operation: string) =>
  operation
    .replace('guest-portal-screens/:key', 'guest-portal-screens')
    .replace(/ \/(lookup|validate|loyalty\/guest-segmentation)\/.*/, ' /lookup');

test('the table names every operation with an identifier in its path', () => {
  const named = OPERATIONS.filter((operation) => withoutWords(operation).includes(':'));
  expect(Object.keys(UNKNOWN_IN_PATH).sort()).toEqual(named.sort());
});

const UNKNOWN = '01900000-0000-7000-8000-000000000000';

test.each(Object.entries(UNKNOWN_IN_PATH))('%s responds to an unknown identifier with %j', async (operation, told) => {
  const { method, body, path } = await requestOf(operation);
  await untilQuiet(fixture.client);
  const before = await everythingKept(fixture.client);
  for (const id of [UNKNOWN, 'nothing', 'CONSTRUCTOR', '%E2%80%AE', "'--"]) {
    const segments = operation
      .split(' ')[1]!
      .replace('guest-portal-screens/:key', 'guest-portal-screens/guest_portal_screens')
      .replace(':step', 'front')
      .replace(':type', 'drivers');
    const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
    const asked = { kind: 'rest' as const, method, path: segments.replace(/:\w+/, id) + query, body };
    expectError(await askedBy(fixture.keys.owner, asked), told);
  }
  expect(await everythingKept(fixture.client)).toEqual(before);
});

const STAY = { check_in_date: '2030-03-01', check_out_date: '2030-03-05', guest: { last_name: 'Lee' } };
const HOOK = { webhook_key: 'messaging_webhook_url', webhook_url: 'https://93.184.216.34/x' };
const EVENT = { event_source: 'other', event_id: 'x', event_type: 'charge', event_status: 'success' };
const LOFT = {
  my_id: 'unmade1',
  status: 'ACTIVE',
  name: 'Loft',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', timezone: 'America/Denver' },
};

/** The same for an unknown identifier in the body or the query. */
const UNKNOWN_ELSEWHERE: [operation: string, query: string, body: object | undefined, told: [number, string]][] = [
  ['GET /accounts/keys', `?user_id=${UNKNOWN}`, undefined, [404, 'account_not_found']],
  ['POST /accounts/keys', '', { user_id: UNKNOWN }, [404, 'account_not_found']],
  ['POST /accounts/webhooks', '', { ...HOOK, user_id: UNKNOWN }, [400, 'account_not_found']],
  ['DELETE /accounts/webhooks', '', { ...HOOK, user_id: UNKNOWN }, [400, 'account_not_found']],
  ['DELETE /accounts/webhooks', '', HOOK, [400, 'webhook_not_found']],
  ['POST /accounts/webhooks/delete', '', { ...HOOK, user_id: UNKNOWN }, [400, 'account_not_found']],
  ['POST /accounts/webhooks/delete', '', HOOK, [400, 'webhook_not_found']],
  ['GET /blacklist', `?user_id=${UNKNOWN}`, undefined, [404, 'account_not_found']],
  ['POST /loyalty/guest-segmentation', '', { guest: 'a@example.com', user_id: UNKNOWN }, [404, 'account_not_found']],
  [
    'POST /loyalty/guest-segmentation/batch',
    `?user_id=${UNKNOWN}`,
    { guest_ids: ['a@example.com'] },
    [404, 'account_not_found'],
  ],
  ['GET /listings', `?user_id=${UNKNOWN}`, undefined, [400, 'account_not_found']],
  ['POST /listings', `?user_id=${UNKNOWN}`, LOFT, [400, 'account_not_found']],
  ['POST /reservations', '?sync=1', { ...STAY, listing_id: UNKNOWN }, [400, 'listing_not_found']],
  ['PUT /reservations/{reservation}', '?sync=1', { listing_id: UNKNOWN }, [400, 'listing_not_found']],
  ['POST /payments/events', '', { ...EVENT, reservation_id: UNKNOWN }, [404, 'reservation_not_found']],
  ['POST /reservations/{reservation}/messaging', '', { tag: 'unmade' }, [404, 'message_template_not_found']],
];

test.each(UNKNOWN_ELSEWHERE)('%s%s with %j', async (operation, query, body, told) => {
  await untilQuiet(fixture.client);
  const before = await everythingKept(fixture.client);
  const [method, path] = operation.replace('{reservation}', fixture.reservation).split(' ') as [string, string];
  expectError(await askedBy(fixture.keys.owner, { kind: 'rest', method, path: path + query, body }), told);
  expect(await everythingKept(fixture.client)).toEqual(before);
});
