import { CANARY, type Hit, documentedColumns, findCanaries, findInFiles, holdsCanary } from '../support/canary.js';
import { GUEST, NAME, STAY, canaryTests, fillTwice, payment } from '../support/canary-tests.js';
import { eventually } from '../support/eventually.js';
import { contactsAreSealed } from '../support/running.js';

const { here, ok, asked, erase, settled } = canaryTests();
const UNKNOWN = '01900000-0000-7000-8000-000000000000';

/** Reservations: three of the guest's own account, one of a child account, one of an unrelated account. */
const ids: string[] = [];
let childId: string;
let otherId: string;

const placed = ({ table, column }: Hit) => `${table}.${column}`;

const ALONG = {
  metadata: { note: CANARY.words },
  guests: [{ name: `${CANARY.first} ${CANARY.last}`, email: CANARY.email }],
};

test('a guest goes through every operation that accepts personal data', async () => {
  const link = (path: string) =>
    encodeURIComponent(`${here.callbacks}${path}?guest=${encodeURIComponent(CANARY.email)}`);
  await ok('POST', '/messaging/templates', {
    tag: 'welcome',
    via: 'email',
    trigger: 'reservation_created',
    subject: 'Hello {{guest.full_name}}',
    text: 'Dear {{guest.first_name}}',
    html: '<p>{{guest.last_name}}</p>',
  });
  await ok('POST', '/messaging/templates', {
    tag: 'door',
    via: 'sms',
    trigger: 'before_check_in',
    hours_before_check_in: 24,
    text: '{{guest.first_name}}!',
  });
  for (const entry of [
    { email: CANARY.email, reason: CANARY.reason },
    { phone: CANARY.phones[0], reason: CANARY.reason },
    { name: `${CANARY.first} ${CANARY.last}`, birth_date: CANARY.birthDate, reason: CANARY.reason },
    { document_number: CANARY.document, reason: CANARY.reason },
  ])
    await ok('POST', '/blacklist', entry, { 'idempotency-key': `list ${Object.keys(entry)[0]}` });
  const key = { 'idempotency-key': 'first booking' };
  const first = { ...STAY, ...ALONG, confirmation_code: 'FIRST', guest: GUEST };
  ids.push((await ok('POST', `/reservations?skip_gp=1&sync=1&callback=${link('/made')}`, first, key)).id);
  const second = { ...NAME, email: 'qzvor.second@qzvor-work.example', phone: CANARY.phones[1] };
  ids.push(
    (await ok('POST', `/reservations?skip_gp=1&sync=1&callback=${link('/down')}`, { ...STAY, guest: second })).id,
  );
  const made = await asked(
    `mutation ($input: ReservationInput!) { createReservation(input: { reservation: $input, work: { sync: true } }) { reservation { id guest { email } } userErrors { code message field rule } } }`,
    { input: { withoutListing: true, guest: { fullName: `${CANARY.first} ${CANARY.last}`, phone: CANARY.phones[2] } } },
  );
  ids.push(made.createReservation.id);
  childId = (await ok('POST', `/reservations?skip_gp=1&sync=1`, { ...STAY, guest: GUEST }, here.child.headers)).id;
  const other = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '+13035550123' };
  otherId = (await ok('POST', `/reservations?skip_gp=1&sync=1`, { ...STAY, guest: other })).id;
  await ok(
    'PUT',
    `/reservations/${ids[0]}?sync=1`,
    { guest: { location: `${CANARY.street}, CO` } },
    {
      'idempotency-key': 'change',
    },
  );
  await asked(
    `mutation ($id: ID!, $input: ReservationInput!) { updateReservation(input: { id: $id, reservation: $input }) { reservation { id } userErrors { code message field rule } } }`,
    {
      id: ids[2],
      input: { guest: { email: CANARY.email, birthDate: CANARY.birthDate } },
    },
  );
  await ok('POST', `/reservations/${ids[0]}/status`, { supervised: 'approve', notes: CANARY.note });
  const decide = `mutation ($id: ID!, $notes: String) { decideReservation(input: { id: $id, decision: decline, notes: $notes }) { reservation { id } userErrors { code message field rule } } }`;
  await asked(decide, { id: childId, notes: CANARY.note }, here.child.headers);
  expect(await fillTwice(here, ids[2]!)).toEqual(['ENTERED', 'ACCEPTED', 'BAD_INPUT']);
  const events = [0, 1].map((n) => payment({ reservation_id: ids[n], event_id: `event ${n}` }));
  await ok('POST', '/payments/events', events);
  await ok('POST', `/reservations/${childId}/payments`, payment({ event_id: 'event 2' }), here.child.headers);
});

test('messages to the guest are sent, rejected and pending', async () => {
  const words = {
    via: 'email',
    message: { subject: CANARY.words, text: CANARY.words, html: `<b>${CANARY.words}</b>` },
  };
  const send = (id: string, body: object) => ok('POST', `/reservations/${id}/messaging`, body);
  await send(ids[0]!, words);
  here.sms.mood = 400;
  await send(ids[0]!, { via: 'sms', message: { text: CANARY.words } });
  await send(ids[1]!, { ...words, sendAfter: '2027-01-01T00:00:00Z' });
  await eventually(async () => {
    const { rows } = await here.client.query<{ status: string }>('select status from screening.message');
    const states = rows.map(({ status }) => status);
    return (
      here.mail.received.length >= 4 &&
      states.includes('failed') &&
      states.filter((state) => state === 'sent').length >= 4
    );
  });
  await eventually(
    () => here.posted.some((url) => url.startsWith('/made')) && here.posted.some((url) => url.startsWith('/down')),
  );
});

test('lookups of the guest, and rejected requests, are answered', async () => {
  await asked('query ($n: String!, $e: String!) { phoneFacts(number: $n) { known } emailFacts(email: $e) { known } }', {
    n: CANARY.phones[0],
    e: CANARY.email,
  });
  const report = await ok('GET', `/reservations/${ids[0]}/report`);
  expect((await fetch(report.url)).status).toBe(200);
  const { guest_portal_url: portal } = await ok('GET', `/reservations/${ids[0]}`);
  expect((await fetch(portal)).status).toBe(200);
  expect((await ok('GET', `/reservations?search=${encodeURIComponent(CANARY.email)}`)).total).toBeGreaterThan(0);
  const bad = [
    await here.service.rest('POST', '/reservations', { ...STAY, guest: { ...NAME, birth_date: CANARY.note } }),
    await here.service.rest('POST', '/reservations', { ...STAY, guest: { ...NAME, email: [CANARY.email] } }),
    await here.service.rest('POST', '/reservations', `{"guest": {"email": "${CANARY.email}"`),
    await here.service.rest('GET', `/reservations/${encodeURIComponent(CANARY.email)}`),
    await here.service.rest('POST', '/blacklist', { email: CANARY.email, phone: CANARY.phones[0] }),
    await here.service.rest(
      'POST',
      '/payments/events',
      payment({ reservation_id: ids[0], event_id: 'x', currency: 'qzvor' }),
    ),
    await here.service.rest('POST', '/payments/events', payment({ reservation_id: CANARY.email, event_id: 'x' })),
    await here.service.rest('POST', `/reservations/${ids[0]}/messaging`, {
      via: CANARY.words,
      message: { text: CANARY.words },
    }),
    await here.service.rest('POST', '/guests/erase', { email: 'x'.repeat(401) + CANARY.email }),
    await here.service.rest('POST', '/guests/erase', { reservation_id: CANARY.email }),
  ];
  expect(bad.map(({ status }) => status).filter((status) => status < 400 || status >= 500)).toEqual([]);
  for (const query of [`{ "${CANARY.email}" }`, `{ reservation(id: "${CANARY.email}") { ${CANARY.first} } }`])
    expect((await here.service.graph(query)).errors).toBeDefined();
  const variables = { input: { guest: { email: { at: CANARY.email } } } };
  const wrong = await here.service.graph(
    'mutation ($input: ReservationInput!) { createReservation(input: { reservation: $input }) { reservation { id } userErrors { code message field rule } } }',
    variables,
  );
  expect(wrong.errors).toBeDefined();
});

/** Everything the service reveals to observers: its log, events, audit trail. */
async function toldAlong(): Promise<string[]> {
  const { body: me } = await here.service.rest('GET', '/accounts/me');
  await here.service.logged();
  const lines = [...here.logged];
  for (const headers of [{}, here.child.headers] as Record<string, string>[]) {
    const events = `{ events(limit: 500) { id type occurredAt sequence } auditTrail(first: 100) { edges { node {
      id action recordKind recordId requestId hash actor { kind keyId address } } } } }`;
    lines.push(JSON.stringify(await asked(events, {}, headers)));
  }
  return [...lines, JSON.stringify(me)];
}

test('before the erasure the guest is in the documented columns only', async () => {
  await settled();
  const hits = await findCanaries(here.client);
  const documented = documentedColumns();
  const of = (atRest: RegExp) => documented.filter((row) => atRest.test(row.atRest)).map(({ place }) => place);
  const expected = contactsAreSealed()
    ? { clear: of(/^clear$/), sealed: of(/^encrypted$|^clear, or encrypted/) }
    : { clear: of(/^clear$|^clear, or/), sealed: of(/^encrypted$/) };
  const unseen = ['card_iin', 'card_last4', 'card_expiry_month', 'card_expiry_year', 'billing_state_code'];
  // No guest uploads a file, pays, adds other adults or is in a saved view here: see the tests of each.
  const elsewhere = /^screening\.(portal_(adult|deposit|file)|saved_view)\./;
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
  ).toEqual(expected.sealed.filter((place) => !elsewhere.test(place)).sort());
  expect((await toldAlong()).filter(holdsCanary)).toEqual([]);
  expect(findInFiles(here.folder)).toEqual([]);
});

test('an account that may not see the guest erases nothing, and a request without a guest is rejected', async () => {
  const before = await findCanaries(here.client);
  for (const headers of [here.stranger.headers]) {
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
  expect(await findCanaries(here.client)).toEqual(before);
});

const statusOf = async (id: string) => (await ok('GET', `/reservations/${id}/status`)) as object;
let statuses: object[];
let bystander: object;

test('the erasure reports what it deleted: by address first, then everything linked to a reservation', async () => {
  statuses = await Promise.all(ids.map(statusOf));
  bystander = (await here.client.query('select * from screening.reservation where id = $1', [otherId])).rows[0];
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
    reservations: 3,
    identities: 3,
    payment_events: 2,
    notes: 2,
    callbacks: 1,
    blacklist_entries: 4,
    related_reservation_ids: [],
  });
  expect(body.reservation_ids.sort()).toEqual([ids[0], ids[2], childId].sort());
  expect(body.decisions).toBeGreaterThanOrEqual(3);
  // Four entries: the booking, its change, and the first erasure, which named related records.
  expect(body.kept_answers).toBe(7);
  expect((await ok('GET', '/blacklist')).items).toEqual([]);
});

test('afterwards no table, file, log line, event or audit entry holds the guest', async () => {
  await settled();
  expect(await findCanaries(here.client)).toEqual([]);
  expect((await toldAlong()).filter(holdsCanary)).toEqual([]);
  expect(findInFiles(here.folder)).toEqual([]);
  const all = [...ids, childId];
  const sealed = documentedColumns().filter(({ place }) => /payment_event|message\./.test(place));
  for (const { place } of sealed.filter(({ place: at }) => !at.endsWith('products'))) {
    const [schema, table, column] = place.split('.');
    const { rows } = await here.client.query(
      `select ${column} from ${schema}.${table} where reservation_id = any($1) and ${column} is not null`,
      [all],
    );
    expect([place, rows]).toEqual([place, []]);
  }
  const marks = await here.client.query(
    `select id from screening.reservation where id = any($1) and guest_marks <> '{}'`,
    [all],
  );
  expect(marks.rows).toEqual([]);
});

test("keeps statuses, times, amounts and the guest's actions", async () => {
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
    'query ($id: ID!) { explainDecision(reservationId: $id) { outcome { entries { blacklist { status } } } replayed { same } } }',
    { id: ids[0] },
  );
  expect(explainDecision).toMatchObject({
    outcome: { entries: { blacklist: { status: 'REVIEW' } } },
    replayed: { same: true },
  });
  const { rows } = await here.client.query('select * from screening.reservation where id = $1', [otherId]);
  expect(rows[0]).toEqual(bystander);
  expect((await fetch((await ok('GET', `/reservations/${ids[0]}/report`)).url)).status).toBe(200);
  expect((await fetch(record.guest_portal_url)).status).toBe(404);
});

test('a late update, decision or message does not restore the guest', async () => {
  const before = await findCanaries(here.client);
  const refused = { status: 409, body: { code: 'reservation_erased' } };
  const guest = { ...NAME, email: CANARY.email };
  const listing = {
    my_id: 'newloft',
    status: 'ACTIVE',
    name: 'New',
    location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
  };
  expect(await here.service.rest('PUT', `/reservations/${ids[0]}`, { guest })).toMatchObject(refused);
  expect(
    await here.service.rest('POST', '/reservations', { ...STAY, confirmation_code: 'FIRST', guest }),
  ).toMatchObject(refused);
  const withListing = { ...STAY, without_listing: undefined, listing, confirmation_code: 'FIRST', guest };
  expect(await here.service.rest('POST', '/reservations', withListing)).toMatchObject(refused);
  expect((await here.client.query('select 1 from property.listing')).rows).toEqual([]);
  const decision = { supervised: 'decline', notes: CANARY.note };
  expect(await here.service.rest('POST', `/reservations/${ids[0]}/status`, decision)).toMatchObject(refused);
  const message = { via: 'email', message: { subject: 'x', text: CANARY.words } };
  expect(await here.service.rest('POST', `/reservations/${ids[0]}/messaging`, message)).toMatchObject(refused);
  expect(await here.service.rest('PUT', `/reservations/${ids[0]}/screens`, { AboutYou: 'disabled' })).toMatchObject(
    refused,
  );
  const late = { event_type: 'chargeback', event_status: 'failure', event_id: 'late' };
  await ok('POST', `/reservations/${ids[0]}/payments`, payment(late));
  const { rows } = await here.client.query(`select amount, facts from screening.payment_event where event_id = 'late'`);
  expect(rows).toMatchObject([{ amount: 50, facts: { type: 'chargeback' } }]);
  await settled();
  expect(await findCanaries(here.client)).toEqual(before);
});

test('repeating a request from before the erasure neither returns the guest nor runs again', async () => {
  const link = encodeURIComponent(`${here.callbacks}/made?guest=${encodeURIComponent(CANARY.email)}`);
  const first = { ...STAY, ...ALONG, confirmation_code: 'FIRST', guest: GUEST };
  const key = { 'idempotency-key': 'first booking' };
  const repeated = await here.service.rest('POST', `/reservations?skip_gp=1&sync=1&callback=${link}`, first, key);
  expect(repeated).toMatchObject({ status: 409, body: { code: 'idempotency_answer_erased' } });
  const entry = { email: CANARY.email, reason: CANARY.reason };
  expect((await here.service.rest('POST', '/blacklist', entry, { 'idempotency-key': 'list email' })).status).toBe(409);
  expect(await findCanaries(here.client)).toEqual([]);
});

test('the erasure is an event of each reservation and in the audit trail; repeating it is neither', async () => {
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
  expect(new Set(entries.map(({ node }) => node.actor.kind))).toEqual(new Set(['API']));
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
