import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '10000' });
});

afterAll(async () => {
  await service?.stop();
});

const SOMEBODY = { without_listing: true, guest: { last_name: 'Lee' } };
const LONG = 'x'.repeat(30_000);

/** Errors use the names of the contract, whichever layer finds them. */
const PROBLEMS: [string, string, unknown, [string, string][]][] = [
  ['POST', '/reservations', { ...SOMEBODY, total_price: 1e20 }, [['total_price', 'less_than_equal']]],
  ['POST', '/reservations', { ...SOMEBODY, total_price: -1 }, [['total_price', 'greater_than_equal']]],
  ['POST', '/reservations', { ...SOMEBODY, number_of_guests: 1.5 }, [['number_of_guests', 'int_type']]],
  ['POST', '/reservations', { ...SOMEBODY, number_of_guests: '2' }, [['number_of_guests', 'float_type']]],
  ['POST', '/reservations', { ...SOMEBODY, status: 'MAYBE' }, [['status', 'enum']]],
  ['POST', '/reservations', { ...SOMEBODY, currency: 'EURO' }, [['currency', 'value_error']]],
  ['POST', '/reservations', { ...SOMEBODY, guest: { last_name: LONG } }, [['guest.last_name', 'too_long']]],
  ['POST', '/reservations', { ...SOMEBODY, guests: 'two' }, [['guests', 'list_type']]],
  [
    'POST',
    '/reservations',
    { ...SOMEBODY, guest: { last_name: 'Lee', birth_date: '2990-01-01' } },
    [['guest.birth_date', 'value_error']],
  ],
  [
    'POST',
    '/reservations',
    { guest: { last_name: 'Lee' }, check_in_date: '2030-01-01', check_out_date: '2030-01-02', listing: { name: ' ' } },
    [['listing.name', 'value_error']],
  ],
  ['POST', '/reservations/x/status', {}, [['supervised', 'missing']]],
  ['POST', '/reservations/x/status', { supervised: 'maybe' }, [['supervised', 'enum']]],
  ['POST', '/listings/x/screening-partner', {}, [['action', 'missing']]],
  ['POST', '/accounts/signup', undefined, [['pms', 'missing']]],
  ['POST', '/background-check/submit', {}, [['type', 'missing']]],
  ['POST', '/background-check/submit?type=other', {}, [['type', 'enum']]],
  [
    'GET',
    '/lookup/adverse-media/search?first_name=A',
    undefined,
    [
      ['last_name', 'missing'],
      ['country', 'missing'],
    ],
  ],
  ['GET', '/accounts/keys?size=abc', undefined, [['size', 'value_error']]],
  ['GET', '/accounts/keys?from=-1', undefined, [['from', 'value_error']]],
  ['GET', '/accounts/keys?limit=0', undefined, [['limit', 'greater_than_equal']]],
  [
    'POST',
    '/accounts/webhooks',
    { webhook_key: 'other', webhook_url: 'https://93.184.216.34/' },
    [['webhook_key', 'enum']],
  ],
  ['POST', '/accounts/webhooks', { webhook_key: 'listing_webhook_url' }, [['webhook_url', 'missing']]],
  [
    'PUT',
    '/accounts/me/settings/usage-agreement',
    { user: { format: 'pdf', content: 'x' } },
    [['user.format', 'enum']],
  ],
  [
    'PUT',
    '/accounts/me/settings/guest-portal-screens/guest_portal_screens_by_source',
    { config_data: [{ source: LONG, guest_portal_screens: {} }] },
    [['config_data.0.source', 'too_long']],
  ],
  ['POST', '/payments/events', { amount: '1' }, [['amount', 'float_type']]],
  ['POST', '/payments/events', { products: [{ price: 1 }] }, [['products.0.name', 'missing']]],
  ['POST', '/loyalty/guest-segmentation/batch', {}, [['guest_ids', 'missing']]],
  ['POST', '/loyalty/guest-segmentation/batch', { guest_ids: Array(101).fill('a') }, [['guest_ids', 'too_long']]],
];

test.each(PROBLEMS.map((row, n) => [n + 1, ...row] as const))('%i: %s %s', async (_n, method, path, sent, problems) => {
  const { status, body } = await service.rest(method, path, sent);
  expect([status, body.code]).toEqual([400, 'bad_input']);
  const told = body.details.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type]);
  expect(told).toEqual(problems);
  expect(JSON.stringify(body)).not.toMatch(/undefined|\$\w+|xxxx/);
});

test('`user_id=me` is the own account wherever an account may be named', async () => {
  const me = (await service.rest('GET', '/accounts/me')).body.id as string;
  const { body: child } = await service.rest('POST', '/accounts/register', { name: 'Kid' });
  await service.rest('POST', '/accounts/keys', { user_id: child.id });
  const made = await service.rest('POST', '/accounts/keys', { user_id: 'me' });
  expect([made.status, made.body.user_id]).toEqual([200, me]);
  const keys = (await service.rest('GET', '/accounts/keys?user_id=me')).body as { user_id: string }[];
  expect(new Set(keys.map(({ user_id }) => user_id))).toEqual(new Set([me]));
  await service.rest('POST', '/reservations', SOMEBODY);
  expect((await service.rest('GET', '/reservations?user_id=me')).body.total).toBe(1);
  for (const path of ['/listings', '/blacklist', '/events'])
    expect([path, (await service.rest('GET', `${path}?user_id=me`)).status]).toEqual([path, 200]);
});

test('an overlong identifier is unknown like any other', async () => {
  const long = 'a'.repeat(401);
  const told = async (method: string, path: string, body?: object) => {
    const answer = await service.rest(method, path.replace('{id}', long), body);
    return [answer.status, answer.body.code];
  };
  expect(await told('GET', '/reservations/{id}')).toEqual([400, 'reservation_not_found']);
  expect(await told('GET', '/reservations/{id}/summary')).toEqual([404, 'reservation_not_found']);
  expect(await told('GET', '/idcheck/status/{id}')).toEqual([500, 'reservation_not_found']);
  expect(await told('GET', '/background-check/results/{id}')).toEqual([500, 'background_check_not_found']);
  expect(await told('DELETE', '/accounts/keys/{id}')).toEqual([403, 'api_key_not_found']);
  expect(await told('DELETE', '/blacklist/{id}')).toEqual([404, 'blacklist_entry_not_found']);
});
