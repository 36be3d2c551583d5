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

/** What is wrong, wherever it is found out, goes by the names of the contract. */
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
