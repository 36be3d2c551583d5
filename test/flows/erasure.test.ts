import { mkdtempSync } from 'node:fs';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { encrypt } from '#kit/cipher/cipher.js';
import { describeError, openLog } from '#kit/process/log.js';
import { emFor, openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { settleMessage } from '#subgraphs/screening/message/delivery/settle-message.js';
import { Message } from '#subgraphs/screening/message/message.entity.js';
import { CANARY, type Hit, documentedColumns, findCanaries, findInFiles, holdsCanary } from '../support/canary.js';
import { eventually } from '../support/eventually.js';
import { type Member, registered } from '../support/family.js';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { type SmsServer, smsServer } from '../support/sms-server.js';

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const NOW = '?skip_gp=1&sync=1';
const stay = { without_listing: true, check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
const name = { first_name: CANARY.first, last_name: CANARY.last };

const logged: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'erasure-'));
let service: RestartableTest;
let client: pg.Client;
let mail: MailServer;
let sms: SmsServer;
let receiver: Server;
let callbacks: string;
let child: Member;
let stranger: Member;
const posted: string[] = [];
/** Reservations: three of the guest's own account, one of the account below, one of somebody else. */
const ids: string[] = [];
let childId: string;
let otherId: string;

beforeAll(async () => {
  [mail, sms] = [await mailServer(), await smsServer()];
  receiver = createServer((request: IncomingMessage, response) => {
    posted.push(request.url!);
    response.writeHead(request.url!.startsWith('/down') ? 500 : 200).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  callbacks = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const log = pino(
    { level: 'trace', serializers: { err: describeError } },
    { write: (line) => void logged.push(line) },
  );
  const settings = {
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'Loft <stay@loft.example>', SMS_URL: sms.url, SMS_TOKEN: 'secret' },
    ...{ SMS_FROM: '+13035550100', WEBHOOK_ALLOW_PRIVATE: 'true', DATA_DIR: folder },
  };
  service = await runningTest(settings, log);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  child = await registered(service, client);
  stranger = await registered(service, client, {}, await registered(service, client));
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await mail?.stop();
  await sms?.stop();
  receiver?.closeAllConnections();
  receiver?.close();
});

async function ok(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  const answer = await service.rest(method, path, body, headers);
  expect([path, answer.status, answer.status === 200 ? null : answer.body]).toEqual([path, 200, null]);
  return answer.body;
}

async function asked(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const { data, errors } = await service.graph(query, variables, headers);
  expect(errors).toBeUndefined();
  return data;
}

const erase = (body: object, headers?: Record<string, string>) => service.rest('POST', '/guests/erase', body, headers);
const placed = ({ table, column }: Hit) => `${table}.${column}`;
const settled = () =>
  eventually(async () => {
    const waiting = `select (select count(*) from outbox.announcement)
      + (select count(*) from screening.reservation where analysed_revision < revision) as n`;
    return Number((await client.query<{ n: string }>(waiting)).rows[0]!.n) === 0;
  });

const payment = (members: object) => ({
  ...{ event_source: 'processor_a', event_type: 'authorization', event_status: 'success', amount: 50, currency: 'usd' },
  ...{ customer_id: 'cus_qzvorcustomer', processor_message: 'Qzvorprocessor says yes.', name_on_card: CANARY.card },
  ...{ charge_descriptor: 'QZVOR STAY', card_iin: '411111', card_last4: '1111', card_expiry_month: '03' },
  ...{ card_expiry_year: '2031', card_fingerprint: 'fp_qzvor', billing_country_code: 'US', billing_state_code: 'CO' },
  ...{ billing_address: CANARY.street, billing_city: 'Qzvorville', billing_postal_code: 'QZVOR1' },
  ...{
    billing_name: `${CANARY.first} ${CANARY.last}`,
    billing_phone: CANARY.billingPhone,
    billing_email: CANARY.email,
  },
  ...{ ip_address: CANARY.ip, user_agent: 'Qzvoragent/1.0', receipt_url: 'https://pay.example/qzvor' },
  ...{ products: [{ name: 'Pick-up of Qzvorann', price: 12 }], ...members },
});

test('a guest goes through every operation that takes personal data', async () => {
  const link = (path: string) => encodeURIComponent(`${callbacks}${path}?guest=${encodeURIComponent(CANARY.email)}`);
  await ok('POST', '/messaging/templates', {
    ...{ tag: 'welcome', via: 'email', trigger: 'reservation_created', subject: 'Hello {{guest.full_name}}' },
    ...{ text: 'Dear {{guest.first_name}}', html: '<p>{{guest.last_name}}</p>' },
  });
  await ok('POST', '/messaging/templates', {
    ...{
      tag: 'door',
      via: 'sms',
      trigger: 'before_check_in',
      hours_before_check_in: 24,
      text: '{{guest.first_name}}!',
    },
  });
  for (const entry of [
    { email: CANARY.email, reason: CANARY.reason },
    { phone: CANARY.phones[0], reason: CANARY.reason },
    { name: `${CANARY.first} ${CANARY.last}`, birth_date: CANARY.birthDate, reason: CANARY.reason },
    { document_number: CANARY.document, reason: CANARY.reason },
  ])
    await ok('POST', '/blacklist', entry, { 'idempotency-key': `list ${Object.keys(entry)[0]}` });
  const whole = {
    ...name,
    ...{ email: CANARY.email, phone: CANARY.phones[0], location: CANARY.street },
    ...{ birth_date: CANARY.birthDate, ip_address: CANARY.ip },
  };
  const key = { 'idempotency-key': 'first booking' };
  const first = { ...stay, confirmation_code: 'FIRST', guest: whole };
  ids.push((await ok('POST', `/reservations${NOW}&callback=${link('/made')}`, first, key)).id);
  const second = { ...name, email: 'qzvor.second@qzvor-work.example', phone: CANARY.phones[1] };
  ids.push((await ok('POST', `/reservations${NOW}&callback=${link('/down')}`, { ...stay, guest: second })).id);
  const made = await asked(
    `mutation ($input: ReservationInput!) { createReservation(input: $input, work: { sync: true }) { id guest { email } } }`,
    { input: { withoutListing: true, guest: { fullName: `${CANARY.first} ${CANARY.last}`, phone: CANARY.phones[2] } } },
  );
  ids.push(made.createReservation.id);
  childId = (await ok('POST', `/reservations${NOW}`, { ...stay, guest: whole }, child.headers)).id;
  const other = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '+13035550123' };
  otherId = (await ok('POST', `/reservations${NOW}`, { ...stay, guest: other })).id;
  await ok(
    'PUT',
    `/reservations/${ids[0]}?sync=1`,
    { guest: { location: `${CANARY.street}, CO` } },
    {
      'idempotency-key': 'change',
    },
  );
  await asked(`mutation ($id: ID!, $input: ReservationInput!) { updateReservation(id: $id, input: $input) { id } }`, {
    id: ids[2],
    input: { guest: { email: CANARY.email, birthDate: CANARY.birthDate } },
  });
  await ok('POST', `/reservations/${ids[0]}/status`, { supervised: 'approve', notes: CANARY.note });
  await asked(
    `mutation ($id: ID!, $notes: String) { decideReservation(id: $id, decision: decline, notes: $notes) { id } }`,
    { id: childId, notes: CANARY.note },
    child.headers,
  );
  const events = [0, 1].map((n) => payment({ reservation_id: ids[n], event_id: `event ${n}` }));
  await ok('POST', '/payments/events', events);
  await ok('POST', `/reservations/${childId}/payments`, payment({ event_id: 'event 2' }), child.headers);
});

test('messages to the guest are sent, refused and waiting', async () => {
  const words = {
    via: 'email',
    message: { subject: CANARY.words, text: CANARY.words, html: `<b>${CANARY.words}</b>` },
  };
  const send = (id: string, body: object) => ok('POST', `/reservations/${id}/messaging`, body);
  await send(ids[0]!, words);
  sms.mood = 400;
  await send(ids[0]!, { via: 'sms', message: { text: CANARY.words } });
  await send(ids[1]!, { ...words, sendAfter: '2027-01-01T00:00:00Z' });
  await eventually(async () => {
    const { rows } = await client.query<{ status: string }>('select status from screening.message');
    const states = rows.map(({ status }) => status);
    return (
      mail.received.length >= 4 && states.includes('failed') && states.filter((state) => state === 'sent').length >= 4
    );
  });
  await eventually(
    () => posted.some((url) => url.startsWith('/made')) && posted.some((url) => url.startsWith('/down')),
  );
});

test('questions about the guest, and requests that are refused, are answered', async () => {
  await asked('query ($n: String!, $e: String!) { phoneFacts(number: $n) { known } emailFacts(email: $e) { known } }', {
    n: CANARY.phones[0],
    e: CANARY.email,
  });
  const report = await ok('GET', `/reservations/${ids[0]}/report`);
  expect((await fetch(report.url)).status).toBe(200);
  const { guest_portal_url: portal } = await ok('GET', `/reservations/${ids[0]}`);
  expect(await (await fetch(portal)).text()).toContain(CANARY.first);
  const bad = [
    await service.rest('POST', '/reservations', { ...stay, guest: { ...name, birth_date: CANARY.note } }),
    await service.rest('POST', '/reservations', { ...stay, guest: { ...name, email: [CANARY.email] } }),
    await service.rest('POST', '/reservations', `{"guest": {"email": "${CANARY.email}"`),
    await service.rest('GET', `/reservations/${encodeURIComponent(CANARY.email)}`),
    await service.rest('GET', `/reservations?search=${encodeURIComponent(CANARY.email)}`),
    await service.rest('POST', '/blacklist', { email: CANARY.email, phone: CANARY.phones[0] }),
    await service.rest(
      'POST',
      '/payments/events',
      payment({ reservation_id: ids[0], event_id: 'x', currency: 'qzvor' }),
    ),
    await service.rest('POST', '/payments/events', payment({ reservation_id: CANARY.email, event_id: 'x' })),
    await service.rest('POST', `/reservations/${ids[0]}/messaging`, {
      via: CANARY.words,
      message: { text: CANARY.words },
    }),
    await service.rest('POST', '/guests/erase', { email: 'x'.repeat(401) + CANARY.email }),
    await service.rest('POST', '/guests/erase', { reservation_id: CANARY.email }),
  ];
  expect(bad.map(({ status }) => status).filter((status) => status < 400 || status >= 500)).toEqual([]);
  for (const query of [`{ "${CANARY.email}" }`, `{ reservation(id: "${CANARY.email}") { ${CANARY.first} } }`])
    expect((await service.graph(query)).errors).toBeDefined();
  const variables = { input: { guest: { email: { at: CANARY.email } } } };
  const wrong = await service.graph(
    'mutation ($input: ReservationInput!) { createReservation(input: $input) { id } }',
    variables,
  );
  expect(wrong.errors).toBeDefined();
});

/** What the service tells whoever reads along: its log, events, audit trail. */
async function toldAlong(): Promise<string[]> {
  const { body: me } = await service.rest('GET', '/accounts/me');
  const lines = [...logged];
  for (const headers of [{}, child.headers] as Record<string, string>[]) {
    const events = `{ events(limit: 500) { id type occurredAt sequence } auditTrail(first: 100) { edges { node {
      id action recordKind recordId requestId hash actor { kind keyId address } } } } }`;
    lines.push(JSON.stringify(await asked(events, {}, headers)));
  }
  return [...lines, JSON.stringify(me)];
}

test('before the erasure the guest is in the documented columns only', async () => {
  await settled();
  const hits = await findCanaries(client);
  const documented = documentedColumns();
  const of = (atRest: RegExp) => documented.filter((row) => atRest.test(row.atRest)).map(({ place }) => place);
  const expected = { clear: of(/^clear$/), sealed: of(/^sealed$/) };
  const unseen = ['card_iin', 'card_last4', 'card_expiry_month', 'card_expiry_year', 'billing_state_code'];
  expect(
    hits
      .filter(({ sealed }) => !sealed)
      .map(placed)
      .sort(),
  ).toEqual(expected.clear.filter((place) => !unseen.includes(place.split('.')[2]!)).sort());
  expect(
    hits
      .filter(({ sealed }) => sealed)
      .map(placed)
      .sort(),
  ).toEqual(expected.sealed.sort());
  expect((await toldAlong()).filter(holdsCanary)).toEqual([]);
  expect(findInFiles(folder)).toEqual([]);
});

test('whoever may not see the guest erases nobody, and who names nobody is told so', async () => {
  const before = await findCanaries(client);
  for (const headers of [stranger.headers]) {
    expect(await erase({ reservation_id: ids[0] }, headers)).toMatchObject({
      status: 404,
      body: { code: 'reservation_not_found' },
    });
    const none = { status: 200, body: { reservations: 0, blacklist_entries: 0, related_reservation_ids: [] } };
    expect(await erase({ email: CANARY.email, phone: CANARY.phones[0] }, headers)).toMatchObject(none);
  }
  for (const body of [{}, { email: '' }, { email: ' ' }, { phone: 'none' }, { email: 5 }, { keep_blacklist: true }])
    expect(await erase(body)).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  expect(await erase({ reservation_id: UNKNOWN })).toMatchObject({ status: 404 });
  expect(await findCanaries(client)).toEqual(before);
});

const statusOf = async (id: string) => (await ok('GET', `/reservations/${id}/status`)) as object;
let statuses: object[];
let bystander: object;

test('the erasure tells what it forgot: by address first, then everything that a reservation leads to', async () => {
  statuses = await Promise.all(ids.map(statusOf));
  bystander = (await client.query('select * from screening.reservation where id = $1', [otherId])).rows[0];
  const byAddress = await erase(
    { email: 'qzvor.second@QZVOR-WORK.example', keep_blacklist: true },
    { 'idempotency-key': 'erase' },
  );
  expect(byAddress).toMatchObject({
    status: 200,
    body: { reservations: 1, blacklist_entries: 0, payment_events: 1, callbacks: 1, reservation_ids: [ids[1]] },
  });
  expect(byAddress.body.related_reservation_ids.sort()).toEqual([ids[0], ids[2], childId].sort());
  const { body } = await erase({ reservation_id: ids[0], document_number: CANARY.document.toLowerCase() });
  expect(body).toMatchObject({
    ...{ reservations: 3, identities: 3, payment_events: 2, notes: 2, callbacks: 1, blacklist_entries: 4 },
    related_reservation_ids: [],
  });
  expect(body.reservation_ids.sort()).toEqual([ids[0], ids[2], childId].sort());
  expect(body.decisions).toBeGreaterThanOrEqual(3);
  // Four entries, the booking, its change, and the first erasure, which named what was related.
  expect(body.kept_answers).toBe(7);
  expect((await ok('GET', '/blacklist')).items).toEqual([]);
});

test('afterwards no table, file, log line, event or audit entry holds the guest', async () => {
  await settled();
  expect(await findCanaries(client)).toEqual([]);
  expect((await toldAlong()).filter(holdsCanary)).toEqual([]);
  expect(findInFiles(folder)).toEqual([]);
  const all = [...ids, childId];
  const sealed = documentedColumns().filter(({ place }) => /payment_event|message\./.test(place));
  for (const { place } of sealed.filter(({ place: at }) => !at.endsWith('products'))) {
    const [schema, table, column] = place.split('.');
    const { rows } = await client.query(
      `select ${column} from ${schema}.${table} where reservation_id = any($1) and ${column} is not null`,
      [all],
    );
    expect([place, rows]).toEqual([place, []]);
  }
  const marks = await client.query(`select id from screening.reservation where id = any($1) and guest_marks <> '{}'`, [
    all,
  ]);
  expect(marks.rows).toEqual([]);
});

test('statuses, times, amounts and what the guest did stay', async () => {
  expect(await Promise.all(ids.map(statusOf))).toEqual(statuses);
  const record = await ok('GET', `/reservations/${ids[0]}`);
  expect(record).toMatchObject({
    confirmation_code: 'FIRST',
    check_in_date: '2030-03-01',
    status: 'CONFIRMED',
    guest: {},
  });
  expect(Object.keys(record.guest)).toEqual([]);
  expect(record.erased_at).toEqual(expect.any(String));
  expect(record).not.toHaveProperty('queued');
  const payments = await ok('GET', `/reservations/${ids[0]}/payments`);
  expect(payments.security_deposit.successful_authorizations).toMatchObject([{ amount: 50, currency: 'usd' }]);
  expect(payments.payment_validation).not.toHaveProperty('name_on_card');
  expect(await ok('GET', `/reservations/${ids[0]}/notes`)).toMatchObject([
    { text: 'Erased with the guest.', author_type: 'user' },
  ]);
  const messages = await ok('GET', `/reservations/${ids[0]}/messaging`);
  expect(messages.map(({ status }: { status: string }) => status).sort()).toEqual([
    'canceled',
    'failed',
    'sent',
    'sent',
  ]);
  const { explainDecision } = await asked(
    'query ($id: ID!) { explainDecision(reservationId: $id) { outcome replayed { same } } }',
    { id: ids[0] },
  );
  expect(explainDecision).toMatchObject({
    outcome: { entries: { blacklist: { status: 'REVIEW' } } },
    replayed: { same: true },
  });
  const { rows } = await client.query('select * from screening.reservation where id = $1', [otherId]);
  expect(rows[0]).toEqual(bystander);
  expect((await fetch((await ok('GET', `/reservations/${ids[0]}/report`)).url)).status).toBe(200);
  expect((await fetch(record.guest_portal_url)).status).toBe(404);
});

test('a late update, decision or message does not bring the guest back', async () => {
  const before = await findCanaries(client);
  const refused = { status: 409, body: { code: 'reservation_erased' } };
  const guest = { ...name, email: CANARY.email };
  const listing = {
    my_id: 'newloft',
    status: 'ACTIVE',
    name: 'New',
    location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
  };
  expect(await service.rest('PUT', `/reservations/${ids[0]}`, { guest })).toMatchObject(refused);
  expect(await service.rest('POST', '/reservations', { ...stay, confirmation_code: 'FIRST', guest })).toMatchObject(
    refused,
  );
  const withListing = { ...stay, without_listing: undefined, listing, confirmation_code: 'FIRST', guest };
  expect(await service.rest('POST', '/reservations', withListing)).toMatchObject(refused);
  expect((await client.query('select 1 from property.listing')).rows).toEqual([]);
  const decision = { supervised: 'decline', notes: CANARY.note };
  expect(await service.rest('POST', `/reservations/${ids[0]}/status`, decision)).toMatchObject(refused);
  const message = { via: 'email', message: { subject: 'x', text: CANARY.words } };
  expect(await service.rest('POST', `/reservations/${ids[0]}/messaging`, message)).toMatchObject(refused);
  expect(await service.rest('PUT', `/reservations/${ids[0]}/screens`, { AboutYou: 'disabled' })).toMatchObject(refused);
  const late = { event_type: 'chargeback', event_status: 'failure', event_id: 'late' };
  await ok('POST', `/reservations/${ids[0]}/payments`, payment(late));
  const { rows } = await client.query(`select amount, facts from screening.payment_event where event_id = 'late'`);
  expect(rows).toMatchObject([{ amount: 50, facts: { type: 'chargeback' } }]);
  await settled();
  expect(await findCanaries(client)).toEqual(before);
});

test('a repeat of a request from before the erasure is neither answered with the guest nor worked on again', async () => {
  const whole = {
    ...name,
    ...{ email: CANARY.email, phone: CANARY.phones[0], location: CANARY.street },
    ...{ birth_date: CANARY.birthDate, ip_address: CANARY.ip },
  };
  const link = encodeURIComponent(`${callbacks}/made?guest=${encodeURIComponent(CANARY.email)}`);
  const first = { ...stay, confirmation_code: 'FIRST', guest: whole };
  const key = { 'idempotency-key': 'first booking' };
  const repeated = await service.rest('POST', `/reservations${NOW}&callback=${link}`, first, key);
  expect(repeated).toMatchObject({ status: 409, body: { code: 'idempotency_answer_erased' } });
  const entry = { email: CANARY.email, reason: CANARY.reason };
  expect((await service.rest('POST', '/blacklist', entry, { 'idempotency-key': 'list email' })).status).toBe(409);
  expect(await findCanaries(client)).toEqual([]);
});

test('an answer that a request under way keeps after the erasure is forgotten too', async () => {
  const account = (await ok('GET', '/accounts/me')).id as string;
  const answer = { status: 200, headers: {}, body: JSON.stringify({ id: ids[0], guest: { email: CANARY.email } }) };
  await client.query(
    `insert into edge.kept_answer (account_id, key_digest, request_digest, claim, answer, lapses_at)
     values ($1, 'late', 'late', gen_random_uuid(), $2, now() + interval '1 day')`,
    [account, encrypt(JSON.stringify(answer))],
  );
  const jobs = `update jobs.job set start_after = now() where name = 'forget-answers' and state = 'created' returning data`;
  expect((await client.query(jobs)).rows.length).toBeGreaterThanOrEqual(2);
  await eventually(async () => (await findCanaries(client)).length === 0);
});

test('what a message said that was on its way meanwhile is not kept, that it was sent is', async () => {
  const pool = openPool(service.databaseUrl, 2, openLog('silent', 'test'));
  try {
    const orm = (await openStores(pool)).orms.get('screening')!;
    const booking = { ...stay, guest: { ...name, email: CANARY.email } };
    const { id: reservationId, user_id: accountId } = await ok('POST', `/reservations${NOW}`, booking);
    const words = { subject: CANARY.words, text: CANARY.words, html: null };
    const later = { via: 'email', message: words, sendAfter: '2027-01-01T00:00:00Z' };
    const { id } = await ok('POST', `/reservations/${reservationId}/messaging`, later);
    const seen = await emFor(orm, [accountId]).findOneOrFail(Message, { accountId, id });
    expect((await erase({ reservation_id: reservationId })).body).toMatchObject({ reservations: 1 });
    const jobs = { enqueue: () => Promise.reject(new Error('Nothing is to be queued.')) };
    await settleMessage({ orm, jobs }, seen, 1, { kind: 'sent', to: CANARY.email, method: 'smtp', ...words });
    const { rows } = await client.query('select status, text, recipient from screening.message where id = $1', [id]);
    expect(rows).toEqual([{ status: 'sent', text: null, recipient: null }]);
    await settled();
    expect(await findCanaries(client)).toEqual([]);
  } finally {
    await pool.end();
  }
});

test('an erasure amid updates, decisions and payments of the same reservation leaves nothing of them', async () => {
  for (let round = 0; round < 8; round += 1) {
    const guest = { ...name, email: CANARY.email, phone: CANARY.phones[0] };
    const { id } = await ok('POST', '/reservations', { ...stay, guest });
    const update = { guest: { ...guest, location: CANARY.street, birth_date: CANARY.birthDate } };
    const answers = await Promise.all([
      service.rest('PUT', `/reservations/${id}`, update),
      service.rest('POST', `/reservations/${id}/payments`, payment({ event_id: `round ${round}` })),
      erase({ reservation_id: id }),
      service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve', notes: CANARY.note }),
      service.rest('PUT', `/reservations/${id}`, { guest: { location: `${CANARY.street} 2` } }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  }
  await settled();
  expect(await findCanaries(client)).toEqual([]);
});

test('the erasure is an event of each reservation and stands in the audit trail; a repeat is neither', async () => {
  const read = async () =>
    (
      await asked(
        `{ auditTrail(first: 100, filter: { action: "guest.erased" }) { edges { node { recordId actor { kind } } } } }`,
      )
    ).auditTrail.edges as { node: { recordId: string; actor: { kind: string } } }[];
  const entries = await read();
  const recorded = entries.map(({ node }) => node.recordId);
  expect(new Set(recorded).size).toBe(recorded.length);
  expect([...ids, childId].filter((id) => !recorded.includes(id))).toEqual([]);
  expect(new Set(entries.map(({ node }) => node.actor.kind))).toEqual(new Set(['api']));
  for (const body of [{ email: CANARY.email }, { phone: CANARY.phones[0] }, { reservation_id: ids[0] }]) {
    const { status, body: again } = await erase(body);
    const { reservation_ids, related_reservation_ids, ...counts } = again;
    const { payment_events: late, ...rest } = counts;
    expect([status, reservation_ids, related_reservation_ids]).toEqual([200, [], []]);
    expect(late).toBe('reservation_id' in body ? 1 : 0);
    expect(Object.values(rest).every((count) => count === 0)).toBe(true);
  }
  await settled();
  expect(await read()).toHaveLength(entries.length);
});

test('the next booking of the same guest is a new one', async () => {
  const guest = { ...name, email: CANARY.email, phone: CANARY.phones[0] };
  const { id } = await ok('POST', `/reservations${NOW}`, { ...stay, confirmation_code: 'NEXT', guest });
  const summary = await ok('GET', `/reservations/${id}/summary`);
  expect(summary.details.blacklist.status).toBe('PASS');
  expect((await erase({ phone: CANARY.phones[2] })).body).toMatchObject({ reservations: 1, reservation_ids: [id] });
  await settled();
  expect(await findCanaries(client)).toEqual([]);
});
