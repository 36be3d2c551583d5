import { type Client, createClient } from 'graphql-ws';
import pg from 'pg';
import { pino } from 'pino';
import WebSocket from 'ws';
import { describeError } from '#kit/process/log.js';
import { makeAccount } from '../support/accounts.js';
import { ALONE, refusalTests } from '../support/refusal-tests.js';
import { type Refusal, bad, expectTold, malformed, told } from '../support/refusals.js';
import { type Answer, runningHere } from '../support/running.js';
import { until } from '../support/until.js';
import { written } from '../support/written.js';

const { open, filled, refusals } = refusalTests(runningHere);
const CARD = '4111 1111 1111 1111';
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const noReservation = told(404, 'reservation_not_found');
let made = 0;

/** A payment event with its own id. */
function event(change: object = {}) {
  made += 1;
  const required = { event_source: 'other', event_id: `evt_${made}`, event_type: 'charge', event_status: 'success' };
  return { reservation_id: '{reservation}', ...required, amount: 12.5, currency: 'usd', ...change };
}

const send = (body: object, path = '/payments/events', headers = {}) =>
  open.service.rest('POST', path, filled(JSON.stringify(body)), headers);
const reservation = async (headers = {}): Promise<string> =>
  (await open.service.rest('POST', '/reservations?sync=1&skip_gp=1', ALONE, headers)).body.id;
const payments = async (id: string, headers = {}) =>
  (await open.service.rest('GET', `/reservations/${id}/payments`, undefined, headers)).body;
const entryOf = async (id: string) =>
  (await open.service.rest('GET', `/reservations/${id}/summary`)).body.details.payment_verification;

/** Values that each member rejects. */
const WRONG: Record<string, unknown[]> = {
  event_source: [5, '', 'stripes', null],
  event_id: [{}, undefined, 'x'.repeat(256), 'a\u0000'],
  event_type: ['payout'],
  event_status: ['ok'],
  network_status_code: ['no'],
  three_d_secure: [true],
  amount: ['12', -1, 1.005],
  currency: ['USD', 'xxx'],
  payment_method: ['cash'],
  card_type: ['gift'],
  card_provider: ['VISA'],
  card_country: ['usa'],
  card_iin: [411111, '41111'],
  card_last4: ['12345'],
  card_expiry_month: ['0'],
  card_expiry_year: ['1'],
  card_cvc_check: ['x'],
  card_postal_code_check: ['x'],
  card_line1_check: ['x'],
  billing_country_code: ['XX'],
  billing_state_code: ['Ohio'],
  billing_phone: ['303'],
  billing_email: ['@'],
  ip_address: ['::1'],
  timestamp: ['2030-01-01', 5],
  purpose: ['rent'],
  receipt_url: ['ftp://x'],
  products: [{}],
  name_on_card: ['a\ud800b'],
  customer_id: [['x']],
};
refusals(
  'one event',
  Object.entries(WRONG).flatMap(([member, values]) =>
    values.map((value): Refusal => {
      const title = `${member}: ${JSON.stringify(value)?.slice(0, 20)}`;
      return [title, 'POST', '/payments/events', event({ [member]: value }), bad(member)];
    }),
  ),
);

const many = (count: number, change: object = {}) => Array.from({ length: count }, () => event(change));
refusals('a request', [
  ['no body', 'POST', '/payments/events', undefined, bad('reservation_id')],
  ['text', 'POST', '/payments/events', '"x"', malformed],
  ['an empty array', 'POST', '/payments/events', [], bad()],
  ['an array of 101', 'POST', '/payments/events', many(101), bad()],
  ['one bad of three', 'POST', '/payments/events', [event(), event({ amount: -1 }), event()], bad('1.amount')],
  ['one of a wrong type', 'POST', '/payments/events', [event(), 'x'], bad('1')],
  ['an unknown reservation', 'POST', '/payments/events', event({ reservation_id: UNKNOWN }), noReservation],
  ['one unknown of two', 'POST', '/payments/events', [event(), event({ reservation_id: 'x' })], noReservation],
  ['an unknown path', 'POST', `/reservations/${UNKNOWN}/payments`, event({ reservation_id: null }), noReservation],
  [
    'two reservations',
    ...(['POST', '/reservations/{reservation}/payments', event({ reservation_id: UNKNOWN })] as const),
    bad('reservation_id'),
  ],
  ['the record of an unknown one', 'GET', `/reservations/${UNKNOWN}/payments`, undefined, noReservation],
]);

test('reports all problems of all events at once, with their position', async () => {
  const { body } = await send([event({ event_id: '', card_last4: '1' }), event({ currency: 'jpy' })]);
  expect(body.details.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type])).toEqual([
    ['0.event_id', 'missing'],
    ['0.card_last4', 'value_error'],
    ['1.amount', 'decimal_max_places'],
  ]);
  expect(body.error).toBe('0.event_id is required');
});

test('rejects card digits in every free text, and neither returns, stores nor logs them', async () => {
  const logged: string[] = [];
  const log = pino(
    { level: 'trace', serializers: { err: describeError } },
    { write: (line) => void logged.push(line) },
  );
  const service = await runningHere({}, log);
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    const { id } = (await service.rest('POST', '/reservations?sync=1', ALONE)).body as { id: string };
    const before = await written(client);
    const texts = [
      'processor_status_code',
      'processor_message',
      'charge_descriptor',
      'name_on_card',
      'billing_address',
      'billing_city',
      'billing_postal_code',
      'billing_name',
    ];
    for (const digits of [CARD, CARD.replaceAll(' ', ''), CARD.replaceAll(' ', '-')])
      for (const member of texts) {
        const answer = await service.rest('POST', '/payments/events', event({ reservation_id: id, [member]: digits }));
        expectTold(answer, { ...told(400, 'card_number_refused'), at: member });
        expect(JSON.stringify(answer.body)).not.toContain('1111');
      }
    expect(await written(client)).toEqual(before);
    expect(logged.join('')).toContain('"/v1/payments/events"');
    expect(logged.join('')).not.toMatch(/1111[ -]?1111/);
  } finally {
    await client.end();
    await service.stop();
  }
});

test('the same event counts once, sequentially or concurrently, alone or in an array', async () => {
  const id = await reservation();
  const twice = event({ reservation_id: id, event_id: 'twice' });
  expect(await send(twice)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect((await send({ ...twice, amount: 99 })).body).toMatchObject({ duplicate: true });
  const once = event({ reservation_id: id, event_id: 'once' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => send([once, once])));
  const results = answers.flatMap(({ body }) => body.results as { duplicate?: true }[]);
  expect(results.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  expect((await payments(id)).security_deposit.deposit_captures).toHaveLength(2);
  const kept = `select count(*)::int as n from identity.event where type = 'payment.event_recorded' and subject_id = $1`;
  await until(async () => (await open.client.query(kept, [id])).rows[0].n === 2);
  expect((await open.client.query('select revision from screening.reservation where id = $1', [id])).rows).toEqual([
    { revision: 3 },
  ]);
});

test('concurrent batches with shared events in opposite orders all succeed', async () => {
  const ids = await Promise.all([reservation(), reservation()]);
  const shared = ids.flatMap((id) => Array.from({ length: 10 }, () => event({ reservation_id: id })));
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => send(n % 2 === 0 ? shared : [...shared].reverse())),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const fresh = answers.flatMap(({ body }) => body.results as { duplicate?: true }[]).filter((one) => !one.duplicate);
  expect(fresh).toHaveLength(20);
});

test('events out of order give the record and the entry of the order in which they happened', async () => {
  const story = [
    {
      event_type: 'authorization',
      event_status: 'failure',
      processor_status_code: '51',
      timestamp: '2030-01-01T01:00:00Z',
    },
    { event_type: 'authorization', card_provider: 'visa', timestamp: '2030-01-01T04:00:00+02:00' },
    {
      event_type: 'charge',
      card_provider: 'visa',
      receipt_url: 'https://pay.example/1',
      timestamp: '2030-01-01T03:00:00Z',
    },
    { event_type: 'refund', amount: 2.5, timestamp: '2030-01-01T04:00:00Z' },
  ];
  const [straight, backwards] = [await reservation(), await reservation()];
  const heard = story.map((change) => event(change));
  for (const one of heard) await send({ ...one, reservation_id: straight });
  for (const one of [...heard].reverse())
    await send(
      { ...one, reservation_id: undefined, event_id: `b${one.event_id}` },
      `/reservations/${backwards}/payments`,
    );
  const record = await payments(straight);
  expect(record).toEqual(await payments(backwards));
  expect(record).toEqual({
    security_deposit: {
      successful_authorizations: [
        { currency: 'usd', amount: 12.5, card_brand: 'visa', timestamp: '2030-01-01T02:00:00.000Z' },
      ],
      charge_failures: [
        { message: 'The card was declined: insufficient funds.', timestamp: '2030-01-01T01:00:00.000Z' },
      ],
      refunds: [{ currency: 'usd', amount: 2.5, timestamp: '2030-01-01T04:00:00.000Z' }],
      deposit_captures: [
        {
          currency: 'usd',
          amount: 12.5,
          card_brand: 'visa',
          receipt_url: 'https://pay.example/1',
          timestamp: '2030-01-01T03:00:00.000Z',
        },
      ],
    },
    payment_validation: { receipt_url: 'https://pay.example/1', card_brand: 'visa', status: 'success', errors: [] },
    extra_services: { products: [] },
  });
  for (const id of [straight, backwards]) await until(async () => (await entryOf(id)).status === 'PASS');
});

test('encrypts personal data and stores the card as a digest', async () => {
  const personal = {
    name_on_card: 'Zoe Quill',
    billing_name: 'Zoe Quill',
    billing_address: '7 Elm Row',
    billing_city: 'Boulder',
    billing_postal_code: '80301',
    billing_phone: '+13035550199',
    billing_email: 'zoe@example.org',
    ip_address: '203.0.113.77',
    user_agent: 'ZoeBrowser',
    processor_message: 'Zoe paid',
    card_fingerprint: 'fp_zoe',
  };
  const id = await reservation();
  await send(event({ reservation_id: id, ...personal, card_country: 'US' }));
  const { rows } = await open.client.query('select t::text from screening.payment_event t where reservation_id = $1', [
    id,
  ]);
  expect(rows).toHaveLength(1);
  for (const value of Object.values(personal)) expect(rows[0].t).not.toContain(value);
  expect((await payments(id)).payment_validation).toMatchObject({ name_on_card: 'Zoe Quill', card_country: 'US' });
  const { data } = await open.service.graph(
    `query ($id: ID!) { reservation(id: $id) { paymentEvents { eventId nameOnCard amount { amount currency } processorMessage }
      payments { securityDeposit { depositCaptures { amount { amount currency } } } } } }`,
    { id },
  );
  expect(data.reservation.paymentEvents).toMatchObject([{ nameOnCard: 'Zoe Quill', processorMessage: 'Zoe paid' }]);
  expect(data.reservation.payments.securityDeposit.depositCaptures).toEqual([
    { amount: { amount: 12.5, currency: 'USD' } },
  ]);
});

test('the graph takes a currency in either case; `/v1` takes and returns it in lower case', async () => {
  const id = await reservation();
  const query = `mutation ($events: [PaymentEventInput!]!) {
    recordPaymentEvents(input: { paymentEvents: $events }) { paymentEvents { duplicate } userErrors { code message field rule } } }`;
  const record = async (amount: object, products: object[] = []) => {
    const named = { eventSource: 'other', eventType: 'charge', eventStatus: 'success', purpose: 'extra_services' };
    const sent = { ...named, reservationId: id, eventId: `graph_${(made += 1)}`, amount, products };
    return open.service.graph(query, { events: [sent] });
  };
  const refused = (member: string) => ({ errors: [{ extensions: { details: [{ loc: ['0', 'amount', member] }] } }] });
  const recorded = await record({ amount: 30, currency: 'EUR' }, [{ name: 'Cot', price: 30 }]);
  expect(recorded.data.recordPaymentEvents).toEqual([{ duplicate: false }]);
  expect(await record({ amount: 1.5, currency: 'JPY' })).toMatchObject(refused('amount'));
  expect(await record({ amount: 1, currency: 'xxx' })).toMatchObject(refused('currency'));
  const { data } = await open.service.graph(
    `query ($id: ID!) { reservation(id: $id) { payments { extraServices { amount { currency } products { name price { amount currency } } } } } }`,
    { id },
  );
  expect(data.reservation.payments.extraServices).toEqual({
    amount: { currency: 'EUR' },
    products: [{ name: 'Cot', price: { amount: 30, currency: 'EUR' } }],
  });
  expect((await payments(id)).extra_services).toEqual({
    amount: 30,
    currency: 'eur',
    products: [{ name: 'Cot', price: 30 }],
  });
  const { body } = await send(event({ reservation_id: id, currency: 'USD' }));
  expect(body).toMatchObject({ error: 'currency must be an ISO 4217 currency code in lowercase', code: 'bad_input' });
});

test("another account's reservation is unknown, a child account's is not", async () => {
  const stranger = await makeAccount(open.client);
  const { id: mine } = (await open.service.graph('{ me { id } }')).data.me as { id: string };
  const child = await makeAccount(open.client, mine);
  const [theirs, childs] = [await reservation(stranger.headers), await reservation(child.headers)];
  // The accounts of a key are cached for a second: the child counts after that.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const before = await written(open.client);
  const bare = ({ status, body: { request_id: _, ...body } }: Answer) => ({ status, body });
  const foreign = bare(await send(event({ reservation_id: theirs })));
  expect(foreign).toEqual(bare(await send(event({ reservation_id: UNKNOWN }))));
  const record = (id: string) => open.service.rest('GET', `/reservations/${id}/payments`);
  expect(bare(await record(theirs))).toEqual(bare(await record(UNKNOWN)));
  expect(await written(open.client)).toEqual(before);

  const one = event({ reservation_id: childs });
  expect((await send(one)).status).toBe(200);
  expect((await payments(childs, child.headers)).security_deposit.deposit_captures).toHaveLength(1);
  const same = await send({ ...one, reservation_id: theirs }, '/payments/events', stranger.headers);
  expect(same.body).toEqual({ message: 'Recorded.' });
});

test('writes a hundred events with as many statements as four', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => reservation()));
  const over = (count: number) => many(count).map((one, n) => ({ ...one, reservation_id: ids[n % 4] }));
  const { query } = pg.Client.prototype;
  const saidBy = new Map<pg.Client, string[]>();
  let recorded: string[] = [];
  pg.Client.prototype.query = function (this: pg.Client, ...given: [string | { text?: string }]) {
    const text = (typeof given[0] === 'string' ? given[0] : (given[0].text ?? '')).trim();
    // A transaction begins with its first statement.
    const said = this.getTransactionStatus() === 'I' ? [] : (saidBy.get(this) ?? []);
    saidBy.set(this, [...said, text]);
    // Analyses that run meanwhile read the same table: only the transaction that inserts belongs to the request.
    if (/^commit/i.test(text) && said.some((one) => /^insert into \S*payment_event/i.test(one))) recorded = said;
    return Reflect.apply(query, this, given);
  } as typeof query;
  const statementsOf = async (count: number) => {
    const { status, body } = await send(over(count));
    expect([status, body.results.length]).toEqual([200, count]);
    return recorded.length;
  };
  try {
    const four = await statementsOf(4);
    expect(four).toBeGreaterThan(3);
    expect(await statementsOf(100)).toBe(four);
  } finally {
    pg.Client.prototype.query = query;
  }
  for (const id of ids) await until(async () => (await entryOf(id)).status === 'PASS');
});

const WATCH = `subscription ($id: ID!) { changed: verificationStatusChanged(reservationId: $id) {
  type reservation { payments { paymentValidation { status } }
    summary { status details { paymentVerification { status findings } } } } } }`;

test('a chargeback turns the entry to REVIEW within a second, and subscribers see it', async () => {
  const id = await reservation();
  await send(event({ reservation_id: id }));
  await until(async () => (await entryOf(id)).status === 'PASS');
  const socket: Client = createClient({
    url: `${open.service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { 'x-api-key': open.service.key },
    retryAttempts: 0,
  });
  const seen = (async () => {
    for await (const { data } of socket.iterate({ query: WATCH, variables: { id } }))
      if ((data as { changed: { type: string } }).changed.type === 'VERIFICATION_REVIEW') return data;
    return null;
  })();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await send(event({ reservation_id: id, event_type: 'chargeback', event_status: 'info' }));
  expect(await seen).toMatchObject({
    changed: {
      reservation: {
        payments: { paymentValidation: { status: 'failure' } },
        summary: { status: 'review', details: { paymentVerification: { status: 'REVIEW' } } },
      },
    },
  });
  expect((await entryOf(id)).findings).toEqual([expect.stringContaining('charged back')]);
  await socket.dispose();
});

test('a refund or a notice keeps a verified reservation verified', async () => {
  const id = await reservation();
  await send([
    event({ reservation_id: id, event_type: 'refund' }),
    event({ reservation_id: id, event_status: 'info' }),
  ]);
  const { body } = await open.service.rest('GET', `/reservations/${id}`);
  await until(async () => (await open.service.rest('GET', `/reservations/${id}`)).body.queued === undefined);
  expect((await open.service.rest('GET', `/reservations/${body.id}/status`)).body.status).toBe('verified');
  expect((await entryOf(id)).status).toBe('DISABLED');
});

test('with pms, reservations are identified by their code', async () => {
  await open.service.rest('POST', '/reservations?pms=pms_01', { ...ALONE, confirmation_code: 'PAID1' });
  const one = event({ reservation_id: 'PAID1' });
  expect((await send(one)).status).toBe(404);
  expect((await send(one, '/payments/events?pms=pms_01')).body).toEqual({ message: 'Recorded.' });
  expect((await send(event({ reservation_id: null }), '/reservations/PAID1/payments?pms=pms_01')).status).toBe(200);
  const { body } = await open.service.rest('GET', '/reservations/PAID1/payments?pms=pms_01');
  expect(body.security_deposit.deposit_captures).toHaveLength(2);
});
