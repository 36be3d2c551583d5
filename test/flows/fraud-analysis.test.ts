import pg from 'pg';
import { makeAccount } from '../support/accounts.js';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { type RestartableTest, runningTest } from '../support/running.js';

let service: RestartableTest;
let data: DatasetTest;
let client: pg.Client;
const written: string[] = [];

beforeAll(async () => {
  service = await runningTest({ LOG_LEVEL: 'info' }, (line) => void written.push(line));
  data = datasetsOn(service.databaseUrl);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await data?.close();
  await service?.stop();
});

const analyze = (body: unknown, headers = {}) => service.rest('POST', '/fraud/analyze', body, headers);

const BAD = {
  email: 'xk3q9w7z1v@mailinator.com',
  phoneNumber: '+1 900 555 0100',
  ipAddress: '185.220.101.1',
  billingCountry: 'DE',
  billingZip: 'ABC',
};

test('never passes an empty request: it needs review at the base rate, and lists what was not analyzed', async () => {
  const all = ['billing', 'email', 'ip', 'phone'];
  for (const body of [{}, { sessionToken: 'x', productToken: 'y' }, { email: ' ', billingCountry: null }]) {
    const answer = await analyze(body);
    expect(answer).toMatchObject({
      status: 200,
      body: { score: 1.2, status: 'review', cacheKey: expect.stringMatching(/^[\w-]{43}$/), reasons: [], unknown: all },
    });
    expect(answer.body.unknown_details).toContainEqual({ part: 'email', text: 'No email address provided.' });
    expect(answer.body.unknown_details.map(({ part }: { part: string }) => part)).toEqual(all);
  }
  expect((await analyze({ billingCountry: 'GB', billingZip: 'SW1A 1AA' })).body).toMatchObject({
    status: 'review',
    reasons: [],
    unknown: ['email', 'ip', 'phone'],
  });
});

test('never passes a Tor exit without a warning while there is no threat data', async () => {
  const alone = (await analyze({ ipAddress: '185.220.101.1' })).body;
  expect([alone.status, alone.unknown.includes('ip')]).toEqual(['review', true]);
  expect(alone.unknown_details).toContainEqual({
    part: 'ip',
    text: expect.stringMatching(/^No IP threat data available/),
  });
  const beside = (await analyze({ ipAddress: '185.220.101.1', email: 'lee@example.com' })).body;
  expect(beside.unknown).toContain('ip');
  expect((await analyze({ ipAddress: '185.220.101.1', email: 'lee@example.com' })).body).toEqual(beside);
});

test('one strong signal alone needs review: a disposable mailbox, a listed attacker address, a Tor exit', async () => {
  await data.load('ip-blocklist', data.file('lists/known-attackers.txt', '45.148.10.77\n'));
  for (const [body, code] of [
    [{ email: 'shopper@mailinator.com' }, 'email_disposable'],
    [{ ipAddress: '45.148.10.77' }, 'ip_attacks'],
    [{ ipAddress: '45.148.10.77', email: 'lee@example.com', phoneNumber: '+442079460018' }, 'ip_attacks'],
  ] as const) {
    const answer = (await analyze(body)).body;
    expect([answer.status, answer.reasons.map((reason: { code: string }) => reason.code)]).toEqual([
      'review',
      expect.arrayContaining([code]),
    ]);
  }
});

test("a booking channel's own address clears nobody", async () => {
  const { body } = await analyze({ email: 'abc123@guest.booking.com' });
  expect([body.status, body.reasons.length > 0 || body.unknown.includes('email')]).toEqual(['review', true]);
});

test('an honest customer passes, a suspicious one does not', async () => {
  const honest = {
    email: 'lee@example.com',
    phoneNumber: '+442079460018',
    billingCountry: 'GB',
    billingZip: 'SW1A 1AA',
  };
  expect((await analyze(honest)).body.status).toBe('pass');
  const { body } = await analyze(BAD);
  expect([body.status, body.score > 32.5, body.score <= 99]).toEqual(['decline', true, true]);
  expect(body.reasons.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['email_disposable', 'billing_zip_form']),
  );
});

test('repeating a request in any spelling returns the same answer under the same key, per account', async () => {
  const asked = { email: 'Ann@Example.com', phoneNumber: '+44 20 7946 0018', ipAddress: '8.8.8.8' };
  const first = (await analyze(asked)).body;
  expect((await analyze({ ...asked, email: ' ann@example.COM', phoneNumber: '+442079460018' })).body).toEqual(first);
  expect((await analyze({ ...asked, billingCountry: 'GB' })).body.cacheKey).not.toBe(first.cacheKey);
  const other = await makeAccount(client);
  const theirs = (await analyze(asked, { 'x-api-key': other.key })).body;
  expect([theirs.score, theirs.cacheKey === first.cacheKey]).toEqual([first.score, false]);
});

test('two concurrent requests get one answer', async () => {
  const asked = { email: 'twice@example.com', sessionToken: 'one' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => analyze(asked)));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
});

test('new data behind the answer changes the key and the answer', async () => {
  const asked = { ipAddress: '45.148.10.240', email: 'later@example.com' };
  const before = (await analyze(asked)).body;
  await data.load('ip-blocklist', data.file('lists/some-tor.txt', '45.148.10.240\n'));
  const after = (await analyze(asked)).body;
  expect(after.cacheKey).not.toBe(before.cacheKey);
  expect(after.score).toBeGreaterThan(before.score);
  expect(after.reasons.map(({ code }: { code: string }) => code)).toContain('ip_tor');
});

test('several customers in one session are a risk signal', async () => {
  for (const name of ['una', 'due', 'tre']) await analyze({ email: `${name}@example.com`, sessionToken: 'shared' });
  const { body } = await analyze({ email: 'quattro@example.com', sessionToken: 'shared' });
  expect(body.reasons.map(({ code }: { code: string }) => code)).toContain('velocity_session');
});

test('stores and logs nothing of the request', async () => {
  await analyze({
    ...BAD,
    email: 'canary-person@mailinator.com',
    sessionToken: 'canary-session',
    phoneNumber: '+442079460099',
  });
  const { rows } = await client.query<{ t: string }>('select to_jsonb(f)::text t from intelligence.fraud_analysis f');
  await service.logged();
  expect(written).not.toEqual([]);
  const everything = rows.map(({ t }) => t).join('\n') + written.join('\n');
  for (const secret of ['canary', '2079460099', '185.220.101.1']) expect(everything).not.toContain(secret);
});

test.each([
  ['a number', { email: 5 }, 'string_type', 'email'],
  ['an object', { ipAddress: {} }, 'string_type', 'ipAddress'],
  ['an invalid address', { email: 'not an address' }, 'value_error', 'email'],
  ['an overlong text', { billingZip: '9'.repeat(400) }, 'string_too_long', 'billingZip'],
])('rejects %s and changes nothing', async (_what, body, type, member) => {
  const count = async () => (await client.query('select count(*) from intelligence.fraud_analysis')).rows;
  const before = await count();
  const answer = await analyze(body);
  expect([answer.status, answer.body.error]).toEqual([400, 'Invalid input']);
  expect(answer.body.details).toEqual([{ loc: [member], msg: expect.any(String), type }]);
  expect(await count()).toEqual(before);
});

test('ignores null, unknown members and odd values', async () => {
  const odd = { email: null, phoneNumber: 'abc', ipAddress: '999.1.1.1', billingCountry: 'Atlantis', colour: 'red' };
  const { status, body } = await analyze(odd);
  expect([status, body.status]).toEqual([200, 'pass']);
  expect(body.reasons.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['phone_invalid', 'ip_invalid', 'billing_country_unknown']),
  );
});

test('uses account history: a blacklist entry or dispute declines at once, a good stay lowers the risk', async () => {
  const body = { email: 'known.guest@example.com' };
  const before = (await analyze(body)).body;
  expect(before.status).toBe('pass');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = { without_listing: true, check_in_date: day(-9), check_out_date: day(-5), total_price: 400 };
  const made = await service.rest('POST', '/reservations?skip_gp=1', { ...stay, guest: { full_name: 'Bo', ...body } });
  const good = (await analyze(body)).body;
  expect(good.reasons.map(({ code }: { code: string }) => code)).toContain('history_good_stay');
  expect(good.score).toBeLessThan(before.score);
  expect(good.cacheKey).not.toBe(before.cacheKey);
  const entry = await service.rest('POST', '/blacklist', {
    email: 'Known.Guest@example.com',
    reason: 'Broke the door.',
  });
  const listed = (await analyze(body)).body;
  expect([listed.status, listed.reasons[0].code]).toEqual(['decline', 'history_blacklist']);
  expect(JSON.stringify(listed)).not.toContain('door');
  await service.rest('DELETE', `/blacklist/${entry.body.id}`);
  expect((await analyze(body)).body).toEqual(good);
  await service.rest('POST', `/reservations/${made.body.id}/payments`, {
    event_source: 'other',
    event_id: 'dispute',
    event_type: 'dispute',
    event_status: 'warning',
  });
  const disputed = (await analyze(body)).body;
  expect([disputed.status, disputed.score >= 32.5]).toEqual(['decline', true]);
  const stranger = await makeAccount(client);
  expect((await analyze(body, stranger.headers)).body.reasons).toEqual(before.reasons);
});

test('lists the parts without data, such as an address outside public networks', async () => {
  const all = ['billing', 'email', 'ip', 'phone'];
  expect((await analyze({})).body.unknown).toEqual(all);
  await data.load('ip-blocklist', data.file('lists/some-tor.txt', '45.148.10.240\n'));
  for (const ipAddress of ['10.0.0.1', '127.0.0.1', 'fe80::1', '192.0.2.7'])
    expect([ipAddress, (await analyze({ ipAddress })).body]).toMatchObject([ipAddress, { reasons: [], unknown: all }]);
  const local = { phoneNumber: '020 7946 0018', ipAddress: '8.8.8.8', phoneCountry: 'Atlantis' };
  expect((await analyze(local)).body.unknown).toEqual(['billing', 'email', 'phone']);
  expect((await analyze({ ...local, phoneCountry: 'GB' })).body.unknown).toEqual(['billing', 'email']);
});
