import { gatewayConfig } from '#gateway/config.js';
import { ALL_PATH_WORDS } from '#records/names/words.js';
import { ROUTES } from '#rest-shim/routes/all.js';
import { type RestartableTest, runningTest } from '../support/running.js';

const ALIASES = [
  'event_source.acmepay=processor_a',
  'event_source.otherpay=processor_b',
  'card_provider.american_card=amex',
  'webhook_key.beacon_webhook_url=messaging_webhook_url',
  'feature.acmepay_fraud_numeric=processor_fraud_numeric',
  'feature.earliest_fp_engine_lynx=earliest_fp_engine_engine_a',
  'feature.acme_bookings=prior_bookings_same_pm',
  'path.beacon=messaging',
  'path.partner-co=screening-partner',
  'member.acme_id=platform_id',
  'member.partner_co_id=partner_id',
].join(', ');

const GUEST = { without_listing: true, guest: { last_name: 'Lee', phone: '+13035550123' } };

let service: RestartableTest;
let reservationId: string;

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await service.rest(method, path, body);
  expect({ path, status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  return answer.body;
};

beforeAll(async () => {
  service = await runningTest({ NAME_ALIASES: ALIASES, WEBHOOK_ALLOW_PRIVATE: 'true' });
  reservationId = (await call('POST', '/reservations?sync=1&skip_gp=1', GUEST)).id;
});

afterAll(async () => {
  await service?.stop();
});

const event = (change: object) => ({
  reservation_id: reservationId,
  event_source: 'acmepay',
  event_id: 'e1',
  event_type: 'charge',
  event_status: 'success',
  amount: 10,
  currency: 'usd',
  ...change,
});

test("accepts payment events with the client's names, once under either name, and answers repeat them", async () => {
  await call('POST', '/payments/events', event({ card_provider: 'american_card' }));
  expect(await call('POST', '/payments/events', event({ event_source: 'processor_a' }))).toMatchObject({
    duplicate: true,
  });
  const { results } = await call('POST', `/reservations/${reservationId}/payments`, [
    event({}),
    event({ event_source: 'otherpay', event_id: 'e2' }),
    event({ event_source: 'processor_b', event_id: 'e3' }),
  ]);
  expect(results).toEqual([
    { event_source: 'acmepay', event_id: 'e1', duplicate: true },
    { event_source: 'otherpay', event_id: 'e2' },
    { event_source: 'processor_b', event_id: 'e3' },
  ]);
  const payments = await call('GET', `/reservations/${reservationId}/payments`);
  expect(payments.security_deposit.deposit_captures[0]).toMatchObject({ card_brand: 'amex' });
  expect((await service.rest('POST', '/payments/events', event({ event_source: 'nopay' }))).status).toBe(400);
});

test("registers and removes webhooks by the client's key, in the body and in the query", async () => {
  const hook = { webhook_key: 'beacon_webhook_url', webhook_url: 'http://127.0.0.1:9/x' };
  await call('POST', '/accounts/webhooks', hook);
  const { data } = await service.graph('{ webhookEndpoints { webhookKey } }');
  expect(data.webhookEndpoints).toEqual([{ webhookKey: 'messaging_webhook_url' }]);
  await call('DELETE', '/accounts/webhooks', hook);
  await call('POST', '/accounts/webhooks', { ...hook, webhook_key: 'messaging_webhook_url' });
  await call('DELETE', '/accounts/webhooks?webhook_key=beacon_webhook_url');
  expect((await service.graph('{ webhookEndpoints { webhookKey } }')).data.webhookEndpoints).toEqual([]);
});

test("reads features under the client's names and lists unknown ones", async () => {
  const plain = await call('POST', '/predict/str-fraud', {
    processor_fraud_numeric: 2,
    earliest_fp_engine_engine_a: 1,
  });
  expect(plain.unknown_features).toEqual([]);
  const aliased = { acmepay_fraud_numeric: 2, earliest_fp_engine_lynx: 1 };
  expect(await call('POST', '/predict/str-fraud', aliased)).toEqual(plain);
  const more = { ...aliased, acme_bookings: 3, colour: 'red', nested: { a: 1 } };
  expect(await call('POST', '/predict/str-fraud', more)).toEqual({
    ...plain,
    unknown_features: ['acme_bookings', 'colour', 'nested'],
  });
  const loyal = await call('POST', '/loyalty/guest-loyalty', { prior_bookings_same_pm: 4, has_prior_booking: 1 });
  const named = { acme_bookings: 4, has_prior_booking: 1, colour: 'red' };
  expect(await call('POST', '/loyalty/guest-loyalty', named)).toEqual({ ...loyal, unknown_features: ['colour'] });
});

test("reports errors under the client's name, and rejects a feature given under two names", async () => {
  const wrong = await service.rest('POST', '/predict/str-fraud', { acmepay_fraud_numeric: 7 });
  expect(wrong).toMatchObject({ status: 400, body: { error: 'Invalid input' } });
  expect(wrong.body.details).toMatchObject([{ loc: ['acmepay_fraud_numeric'], type: 'less_than_equal' }]);
  const both = { acmepay_fraud_numeric: 1, processor_fraud_numeric: 1 };
  const twice = await service.rest('POST', '/predict/str-fraud', both);
  expect(twice).toMatchObject({ status: 400, body: { error: 'Invalid input' } });
  expect(twice.body.details).toMatchObject([{ loc: ['acmepay_fraud_numeric'], type: 'value_error' }]);
});

test("paths work with the client's word and with ours, with the same statuses", async () => {
  const ours = await call('GET', `/reservations/${reservationId}/messaging`);
  expect(await call('GET', `/reservations/${reservationId}/beacon`)).toEqual(ours);
  await call('GET', '/beacon/templates');
  const wrong = await service.rest('DELETE', `/reservations/${reservationId}/beacon`);
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  const unknown = await service.rest('POST', '/listings/none/partner-co', { action: 'disconnect' });
  expect(unknown).toMatchObject({ status: 400, body: { code: 'listing_not_found' } });
});

test("the partner's answer has the client's members beside ours, null included", async () => {
  const place = {
    street: '1 Main St',
    city: 'Denver',
    country: 'US',
    zipcode: '80202',
    geo: { lat: 39.7, lon: -104.9 },
  };
  const loft = { my_id: 'loft1', status: 'ACTIVE', name: 'Loft', location: place };
  const { id } = await call('POST', '/listings', loft);
  expect(await call('POST', `/listings/${id}/partner-co`, { action: 'disconnect' })).toEqual({
    platform_id: id,
    partner_id: null,
    acme_id: id,
    partner_co_id: null,
  });
});

test("without aliases the client's words are unknown", async () => {
  const bare = await runningTest();
  try {
    expect((await bare.rest('GET', '/reservations/x/beacon')).status).toBe(404);
    const { body } = await bare.rest('POST', '/predict/str-fraud', { acmepay_fraud_numeric: 2 });
    expect(body.unknown_features).toEqual(['acmepay_fraud_numeric']);
    const { id } = (await bare.rest('POST', '/reservations?sync=1&skip_gp=1', GUEST)).body as { id: string };
    const sent = await bare.rest('POST', '/payments/events', event({ reservation_id: id }));
    expect(sent.body.details).toMatchObject([{ loc: ['event_source'], type: 'enum' }]);
  } finally {
    await bare.stop();
  }
});

test('reports every problem of the aliases at the start, with those of other settings', () => {
  const given = [
    'event_source.acmepay=processor_c',
    'engine.x=processor_a',
    'event_source.other=processor_a',
    'card_provider.y=visa',
    'card_provider.y=amex',
    'path.a/b=messaging',
    'path.notes=messaging',
    'nonsense',
  ].join(',');
  let problems: string[] = [];
  try {
    gatewayConfig({ NAME_ALIASES: given, PMS_ALIASES: 'brand=unknown' });
  } catch (error) {
    problems = (error as { problems: string[] }).problems;
  }
  expect(problems).toEqual([
    'PMS_ALIASES: unknown is not listed in PMS_IDS',
    expect.stringMatching(/^NAME_ALIASES: event_source\.acmepay=processor_c: .*processor_a, processor_b, other/),
    expect.stringMatching(/^NAME_ALIASES: engine\.x=processor_a: .*event_source, card_provider/),
    expect.stringMatching(/^NAME_ALIASES: event_source\.other=processor_a: .*own names/),
    expect.stringMatching(/^NAME_ALIASES: card_provider\.y=amex: .*already/),
    expect.stringMatching(/^NAME_ALIASES: path\.a\/b=messaging: .*letters/),
    expect.stringMatching(/^NAME_ALIASES: path\.notes=messaging: .*another path/),
    expect.stringMatching(/^NAME_ALIASES: nonsense: .*as in/),
  ]);
});

test("every word in an operation's path is known, so that no alias hides one", () => {
  const words = ROUTES.flatMap(({ path }) => path.split('/').filter((word) => word && !word.startsWith(':')));
  expect([...ALL_PATH_WORDS].sort()).toEqual([...new Set(words)].sort());
});
