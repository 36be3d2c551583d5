import { isDeepStrictEqual } from 'node:util';
import { commandConfig } from '#kit/settings/command/config.js';
import { runVerification } from '#subgraphs/identity/log/audit/run-verification.js';
import { ANN, DAY_MS, retentionTests } from '../support/retention-tests.js';
import { eventually } from '../support/eventually.js';
import { type Member, registered } from '../support/family.js';
import { ABOUT_YOU, PortalGuest } from '../support/portal.js';

const { here, afterDays, ok } = retentionTests();

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const nobody = encodeURIComponent('http://127.0.0.1:9/');

/** A reservation with every kind of data that has a retention period. Checks out tomorrow. */
async function everything(headers?: Record<string, string>): Promise<string> {
  const stay = { without_listing: true, check_in_date: dayIn(0), check_out_date: dayIn(1), guest: ANN };
  const path = `/reservations?sync=1&skip_gp=1&callback=${nobody}`;
  const { id } = await ok('POST', path, stay, headers);
  await ok('POST', `/reservations/${id}/status`, { supervised: 'approve', notes: 'Ann was loud.' }, headers);
  const words = { via: 'email', message: { subject: 'Hello', text: 'Dear Ann' } };
  await ok('POST', `/reservations/${id}/messaging`, words, headers);
  const paid = {
    event_source: 'processor_a',
    event_type: 'charge',
    event_status: 'success',
    amount: 9,
    currency: 'usd',
  };
  await ok('POST', `/reservations/${id}/payments`, { ...paid, event_id: id, name_on_card: 'ANN LEE' }, headers);
  await eventually(async () => {
    const { rows } = await here.client.query(
      `select 1 from screening.reservation r join screening.message m on m.reservation_id = r.id
       where r.id = $1 and m.status = 'sent' and analysed_revision = revision`,
      [id],
    );
    return rows.length === 1;
  });
  return id;
}

const columns = async (table: string, id: string, by = 'reservation_id') =>
  (await here.client.query(`select * from screening.${table} where ${by} = $1`, [id])).rows[0] as Record<
    string,
    unknown
  >;

test('deletes each class of data when its retention ends and not a day earlier', async () => {
  const id = await everything();
  const before = await here.service.rest('GET', `/reservations/${id}/status`);
  expect(await afterDays(29)).toEqual({});
  expect(await afterDays(31)).toEqual({ callback: 1 });
  expect(await afterDays(90)).toEqual({});
  expect(await columns('guest_secret', id, 'id')).toBeDefined();
  expect(await afterDays(92)).toEqual({ identity: 1 });
  expect(await columns('guest_secret', id, 'id')).toBeUndefined();
  expect(await afterDays(179)).toEqual({});
  expect(await afterDays(181)).toEqual({ message: 1 });
  expect(await columns('message', id)).toMatchObject({ status: 'sent', text: null, subject: null, recipient: null });
  expect(await afterDays(364)).toEqual({});
  const { decision, ...paid } = await afterDays(365.9);
  expect([paid, decision]).toEqual([{ payment: 1 }, expect.any(Number)]);
  expect(await columns('payment_event', id)).toMatchObject({ amount: 9, event_type: 'charge', name_on_card: null });
  expect(await columns('decision', id)).toMatchObject({ email_domain: null, asked: null });
  expect((await ok('GET', `/reservations/${id}`)).guest).toMatchObject({ full_name: 'Ann Lee' });
  expect(await afterDays(367)).toEqual({ contact: 1 });
  const gone = await ok('GET', `/reservations/${id}`);
  expect([gone.guest, typeof gone.erased_at]).toEqual([{}, 'string']);
  expect((await here.service.rest('GET', `/reservations/${id}/status`)).body).toEqual(before.body);
  const late = await here.service.rest('PUT', `/reservations/${id}`, { guest: ANN });
  expect(late).toMatchObject({ status: 409, body: { code: 'reservation_erased' } });
  expect(await afterDays(729)).toEqual({});
  expect((await ok('GET', `/reservations/${id}/notes`))[0]).toMatchObject({ text: 'Ann was loud.' });
  expect(await afterDays(730.5)).toEqual({ note: 1 });
  expect(await columns('note', id)).toMatchObject({ text: null, author_type: 'user' });
  expect((await columns('reservation', id, 'id')).guest_marks).not.toEqual([]);
  expect(await afterDays(732)).toEqual({ mark: 1 });
  expect(await columns('reservation', id, 'id')).toMatchObject({ guest_marks: [], guest_email_key: null });
  expect(await afterDays(5_000)).toEqual({});
});

test('a guest past retention can still be erased, as long as any of their data is left', async () => {
  const id = await everything();
  expect(await afterDays(367)).toMatchObject({ contact: 1 });
  const { body } = await here.service.rest('POST', '/guests/erase', { phone: ANN.phone });
  expect(body).toMatchObject({ reservations: 1, notes: 1, reservation_ids: [id] });
  expect(await afterDays(5_000)).toEqual({});
});

test('an old booking imported today is kept as long as one of today', async () => {
  const stay = { without_listing: true, check_in_date: '2019-01-01', check_out_date: '2019-01-02', guest: ANN };
  const { id } = await ok('POST', '/reservations?sync=1&skip_gp=1', stay);
  expect(await afterDays(89)).toEqual({});
  expect(await afterDays(91)).toEqual({ identity: 1 });
  const alone = await ok('POST', '/reservations?sync=1&skip_gp=1', { without_listing: true, guest: ANN });
  expect((await ok('GET', `/reservations/${alone.id}`)).guest.email).toBe(ANN.email);
  expect(await afterDays(366)).toMatchObject({ contact: 2, identity: 1 });
  for (const each of [id, alone.id]) expect((await ok('GET', `/reservations/${each}`)).guest).toEqual({});
  await afterDays(5_000);
});

test('cancels a message that waits forever, and none waits for a deleted guest', async () => {
  const { id } = await ok('POST', '/reservations?sync=1', { without_listing: true, guest: ANN });
  const words = { via: 'email', message: { subject: 'Hello', text: 'Dear Ann' } };
  await ok('POST', `/reservations/${id}/messaging`, { ...words, sendAfter: new Date(Date.now() + 3_600_000) });
  await ok('POST', `/reservations/${id}/messaging`, { ...words, sendAfter: new Date(Date.now() + 500 * DAY_MS) });
  expect(await afterDays(181)).toMatchObject({ message: 1 });
  expect(await afterDays(366)).toMatchObject({ contact: 1 });
  const { rows } = await here.client.query(
    'select status, reason, text from screening.message where reservation_id = $1 order by send_after',
    [id],
  );
  const canceled = { status: 'canceled', text: null };
  expect(rows).toEqual([
    { ...canceled, reason: 'expired' },
    { ...canceled, reason: 'guest_erased' },
  ]);
  await afterDays(5_000);
});

describe('retention periods of an account', () => {
  const DAYS = 'contactDays identityDays messageDays paymentDays noteDays decisionDays callbackDays';
  const set = (input: string, headers = {}, account = '') =>
    here.service.graph(
      `mutation { setRetention(input: { ${account}retention: { ${input} } }) { retention { accountId ${DAYS} } userErrors { code message field rule } } }`,
      {},
      headers,
    );
  let reseller: Member;
  let operator: Member;

  beforeAll(async () => {
    reseller = await registered(here.service, here.client);
    operator = await registered(here.service, here.client, {}, reseller);
  });

  test("can be shorter than the service's, never longer, and only the account sets them", async () => {
    const { data } = await here.service.graph(`{ retention { ${DAYS} } }`, {}, operator.headers);
    expect(data.retention).toEqual({
      contactDays: 365,
      identityDays: 90,
      messageDays: 180,
      paymentDays: 365,
      noteDays: 730,
      decisionDays: 365,
      callbackDays: 30,
    });
    for (const [input, member] of [
      ['noteDays: 731', 'noteDays'],
      ['contactDays: 0', 'contactDays'],
      ['callbackDays: -1', 'callbackDays'],
    ] as const) {
      const refused = await set(input, operator.headers);
      const problem = { extensions: { code: 'BAD_INPUT', details: [{ loc: [member] }] } };
      expect(refused).toMatchObject({ data: { setRetention: null }, errors: [problem] });
    }
    const foreign = await set('noteDays: 1', operator.headers, `accountId: "${reseller.id}", `);
    expect(foreign.errors).toMatchObject([{ extensions: { code: 'ACCOUNT_NOT_FOUND' } }]);
    const own = await set('noteDays: 10, contactDays: 20', reseller.headers, `accountId: "${operator.id}", `);
    expect(own.data.setRetention).toMatchObject({
      accountId: operator.id,
      noteDays: 10,
      contactDays: 20,
      messageDays: 180,
    });
    const back = await set('contactDays: null', operator.headers);
    expect(back.data.setRetention).toMatchObject({ noteDays: 10, contactDays: 365 });
  });

  test('apply to its own rows only', async () => {
    await set('noteDays: 10, contactDays: 20', operator.headers);
    const [strict, usual] = [await everything(operator.headers), await everything(reseller.headers)];
    expect(await afterDays(11)).toEqual({ note: 1 });
    expect(await afterDays(22)).toEqual({ contact: 1 });
    expect((await ok('GET', `/reservations/${strict}`, undefined, operator.headers)).guest).toEqual({});
    expect(await columns('guest_secret', strict, 'id')).toBeUndefined();
    expect((await ok('GET', `/reservations/${usual}`, undefined, reseller.headers)).guest.email).toBe(ANN.email);
    await afterDays(5_000);
  });

  test('a shorter retention of the service applies to every account', async () => {
    await set('noteDays: 700', operator.headers);
    await everything(operator.headers);
    expect(await afterDays(6, 'screening', { note: 5 })).toEqual({ note: 1 });
    await afterDays(5_000);
  });
});

/** Waits until every event is in the log. */
const written = () =>
  eventually(async () => (await here.client.query('select 1 from outbox.announcement')).rows.length === 0);

test('deletes events after 30 days and addresses after 180: numbering continues, and the trail verifies', async () => {
  const { id } = await ok('POST', '/reservations?sync=1&skip_gp=1', { without_listing: true, guest: ANN });
  await written();
  const account = (await ok('GET', '/accounts/me')).id as string;
  const last = async () => {
    const { data } = await here.service.graph(
      `{ lastEventSequence(accountId: "${account}") events { sequence type } }`,
    );
    return data as { lastEventSequence: number; events: { sequence: number }[] };
  };
  const before = await last();
  expect(await afterDays(29, 'identity')).toEqual({});
  const { event } = await afterDays(31, 'identity');
  expect(event).toBeGreaterThanOrEqual(before.lastEventSequence);
  expect(await last()).toEqual({ lastEventSequence: before.lastEventSequence, events: [] });
  await ok('PUT', `/reservations/${id}`, { number_of_guests: 2 });
  await written();
  const next = (await last()).events.map(({ sequence }) => sequence);
  expect(next).toEqual(next.map((_, n) => before.lastEventSequence + 1 + n));
  expect(next.length).toBeGreaterThan(0);
  expect(await afterDays(179, 'identity')).toEqual({ event: expect.any(Number) });
  const { address } = await afterDays(181, 'identity');
  expect(address).toBeGreaterThan(0);
  const lines: string[] = [];
  const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
  const config = commandConfig({ DATABASE_URL: here.service.databaseUrl, DATA_KEY });
  expect(await runVerification([], config, (line) => void lines.push(line))).toBe(0);
  expect(lines.join('\n')).toContain('addresses erased');
});

test('deletes the address of a set-aside event after 180 days; the event can still be written', async () => {
  const account = (await ok('GET', '/accounts/me')).id as string;
  const aside = async (address: string | null, days: number) => {
    const { rows } = await here.client.query<{ id: string }>(
      `insert into outbox.announcement
         (id, account_id, type, subject_id, payload, occurred_at, actor, set_aside_at, set_aside_code)
       values (gen_random_uuid(), $1, 'retention.changed', 'x', '{}', now() - make_interval(days => $2),
         jsonb_build_object('kind', 'api', 'keyId', 'k', 'address', $3::text, 'requestId', 'r'), now(), '23514')
       returning id`,
      [account, days, address],
    );
    return rows[0]!.id;
  };
  const [old, young] = [await aside('a2.old', 2), await aside('a2.young', 0)];
  await aside(null, 2);
  const actorOf = async (id: string) =>
    (await here.client.query('select actor from outbox.announcement where id = $1', [id])).rows[0].actor;
  expect((await afterDays(179, 'identity')).addressAside).toBe(1);
  expect(await actorOf(old)).toEqual({ kind: 'api', keyId: 'k', address: null, requestId: 'r' });
  expect(await actorOf(young)).toMatchObject({ address: 'a2.young' });
  expect((await afterDays(179, 'identity')).addressAside).toBeUndefined();
  await here.service.graph(
    'mutation ($ids: [ID!]!) { retryFailedJobs(input: { ids: $ids }) { queuedJobs userErrors { code message field rule } } }',
    { ids: [old] },
  );
  await eventually(async () => {
    const text = 'select address_digest as digest from identity.audit_entry where account_id = $1 and id = $2';
    return (await here.client.query(text, [account, old])).rows.length === 1;
  });
  await here.client.query('delete from outbox.announcement where set_aside_at is not null');
});

test('a recent event keeps the later ones, whatever their timestamps', async () => {
  const account = (await ok('GET', '/accounts/me')).id as string;
  await written();
  await here.client.query('delete from identity.event where account_id = $1', [account]);
  const from = (
    await here.client.query('select last::int from identity.event_counter where account_id = $1', [account])
  ).rows[0].last;
  for (const [n, days] of [40, 35, 1, 50].entries())
    await here.client.query(
      `insert into identity.event (account_id, sequence, id, type, subject_id, payload, occurred_at)
       values ($1, $2, gen_random_uuid(), 'test', 'x', '{}', now() - make_interval(days => $3))`,
      [account, from + 1 + n, days],
    );
  await afterDays(0, 'identity');
  const { rows } = await here.client.query(
    'select sequence::int from identity.event where account_id = $1 order by 1',
    [account],
  );
  expect(rows.map(({ sequence }) => sequence)).toEqual([from + 3, from + 4]);
});

test('deletes listing callbacks too', async () => {
  const location = {
    street: '1 Main St',
    city: 'Denver',
    country: 'US',
    zipcode: '80202',
    geo: { lat: 39.7, lon: -104.9 },
  };
  await ok('POST', `/listings?callback=${nobody}`, { my_id: 'loft', status: 'ACTIVE', name: 'Loft', location });
  expect(await afterDays(29, 'property')).toEqual({});
  // One that is being sent at that moment is left for the next run.
  await eventually(async () => isDeepStrictEqual(await afterDays(31, 'property'), { callback: 1 }));
});

test('how a guest filled in the portal is deleted with their answers', async () => {
  const stay = { without_listing: true, check_in_date: dayIn(0), check_out_date: dayIn(1), guest: ANN };
  const { id, guest_portal_url: url } = await ok('POST', '/reservations?sync=1', stay);
  const content = { aboutYou: { confirmEmail: false, confirmPhone: false } };
  const set = `mutation ($input: PortalContentInput!) {
    setPortalContent(input: $input) { portalContent { isSet } userErrors { code message field rule } } }`;
  await here.service.graph(set, { input: { screen: 'AboutYou', content } });
  const deviceId = '7f1c2a9e-4b7d-4c1e-9a55-0d2f3b6a8c66';
  const behavior = { seconds: 9, pastedFields: 2, timeZone: 'America/Denver', deviceId };
  const { code } = await (await PortalGuest.open(here.service, url)).submit('AboutYou', ABOUT_YOU, behavior);
  expect(code).toBeUndefined();
  const stored = { measured: expect.any(String), device_mark: expect.any(String) };
  await afterDays(90);
  expect(await columns('portal_step', id)).toMatchObject(stored);
  await afterDays(92);
  expect(await columns('portal_step', id)).toMatchObject({ answers: null, measured: null, device_mark: null });
});
