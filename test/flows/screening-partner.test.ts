import pg from 'pg';
import { gatewayConfig } from '#gateway/config.js';
import { accountWithKey } from '../support/test-mode.js';
import { type PartnerServer, partnerServer } from '../support/partner-server.js';
import { type RestartableTest, runningTest } from '../support/running.js';

const LISTING = {
  my_id: 'loft',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};

let partner: PartnerServer;
let service: RestartableTest;
let client: pg.Client;
let made = 0;

beforeAll(async () => {
  partner = await partnerServer();
  service = await runningTest({ ...partner.settings, WEBHOOK_ALLOW_PRIVATE: 'true' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

beforeEach(() => {
  partner.mood = null;
  partner.received.length = 0;
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await partner?.stop();
});

async function listing(headers = {}): Promise<string> {
  made += 1;
  const { status, body } = await service.rest('POST', '/listings', { ...LISTING, my_id: `loft${made}` }, headers);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id;
}

const ask = (id: string, action: string, headers = {}) =>
  service.rest('POST', `/listings/${id}/screening-partner`, { action }, headers);
const record = async (id: string) => (await service.rest('GET', `/listings/${id}`)).body;
const announced = async (id: string) => {
  const text = `select type from identity.event where subject_id = $1 union all
    select type from outbox.announcement where subject_id = $1`;
  const { rows } = await client.query<{ type: string }>(text, [id]);
  return rows.map(({ type }) => type).filter((type) => type.includes('partner'));
};

test('connecting sends the partner one signed request, and stores its identifier until disconnected', async () => {
  const id = await listing();
  const before = await record(id);
  expect(await ask(id, 'disconnect')).toMatchObject({ status: 200, body: { platform_id: id, partner_id: null } });
  expect(partner.received).toEqual([]);
  const first = await ask(id, 'connect');
  expect(first).toMatchObject({ status: 200, body: { platform_id: id, partner_id: 'P-1' } });
  expect(partner.received.map(({ body }) => body)).toEqual([{ action: 'connect', platform_id: id, listing: before }]);
  expect((await ask(id, 'connect')).body).toEqual(first.body);
  expect(partner.received).toHaveLength(1);
  expect(await record(id)).toMatchObject({ partner_id: 'P-1' });
  expect(await ask(id, 'disconnect')).toMatchObject({ status: 200, body: { platform_id: id, partner_id: null } });
  expect(partner.received[1]!.body).toEqual({ action: 'disconnect', platform_id: id, partner_id: 'P-1' });
  await ask(id, 'disconnect');
  expect(partner.received).toHaveLength(2);
  expect(await record(id)).not.toHaveProperty('partner_id');
  expect((await ask(id, 'connect')).body.partner_id).toBe('P-3');
  expect((await announced(id)).sort()).toEqual(
    ['connected', 'connected', 'disconnected'].map((what) => `listing.partner_${what}`),
  );
});

test('ten concurrent connects leave one identifier and one event', async () => {
  const id = await listing();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(id, 'connect')));
  const { partner_id } = await record(id);
  for (const { status, body } of answers) expect([status, body.partner_id]).toEqual([200, partner_id]);
  expect(await announced(id)).toEqual(['listing.partner_connected']);
});

test.each([
  ['refuses', { status: 422, body: '{"error":"no"}' }, /status 422/],
  ['breaks', { status: 500 }, /status 500/],
  ['redirects', { status: 302 }, /status 302/],
  ['returns invalid JSON', { status: 200, body: 'P-1' }, /partner_id/],
  ['returns no identifier', { status: 200, body: '{"id":"P-1"}' }, /partner_id/],
  ['returns an empty identifier', { status: 200, body: '{"partner_id":" "}' }, /partner_id/],
  ['returns a number', { status: 200, body: '{"partner_id":7}' }, /partner_id/],
])('a partner that %s leaves the listing unchanged', async (_title, mood, sentence) => {
  const id = await listing();
  partner.mood = mood;
  const answer = await ask(id, 'connect');
  expect(answer).toMatchObject({ status: 500, body: { code: 'partner_failed' } });
  expect(answer.body.error).toMatch(sentence);
  expect(await record(id)).not.toHaveProperty('partner_id');
  expect(await announced(id)).toEqual([]);
  partner.mood = null;
  expect((await ask(id, 'connect')).status).toBe(200);
});

test('a disconnect that the partner rejects changes nothing; one that it no longer knows succeeds', async () => {
  const id = await listing();
  const { partner_id } = (await ask(id, 'connect')).body;
  partner.mood = { status: 503 };
  expect(await ask(id, 'disconnect')).toMatchObject({ status: 500, body: { code: 'partner_failed' } });
  expect(await record(id)).toMatchObject({ partner_id });
  partner.mood = { status: 404 };
  expect(await ask(id, 'disconnect')).toMatchObject({ status: 200, body: { partner_id: null } });
});

test('a partner that is unreachable, or at a private address, changes nothing', async () => {
  const id = await listing();
  const beside = async (settings: object) => {
    await service.restart({ ...partner.settings, ...settings });
    return ask(id, 'connect');
  };
  try {
    const closed = { SCREENING_PARTNER_URL: 'http://127.0.0.1:1/x', WEBHOOK_ALLOW_PRIVATE: 'true' };
    for (const settings of [closed, {}]) {
      expect(await beside(settings)).toMatchObject({ status: 500, body: { code: 'partner_failed' } });
      expect(partner.received).toEqual([]);
    }
    const wrong = { SCREENING_PARTNER_SECRET: `whsec_${Buffer.alloc(32, 6).toString('base64')}` };
    const answer = await beside({ ...wrong, WEBHOOK_ALLOW_PRIVATE: 'true' });
    expect(answer.body.error).toMatch(/status 401/);
    expect(await record(id)).not.toHaveProperty('partner_id');
  } finally {
    await service.restart({ ...partner.settings, WEBHOOK_ALLOW_PRIVATE: 'true' });
  }
});

test('without a partner rejects connecting, and makes up no identifier', async () => {
  const [id, connected] = [await listing(), await listing()];
  await ask(connected, 'connect');
  try {
    await service.restart({});
    const refused = { status: 400, body: { code: 'partner_not_configured', error: expect.stringMatching(/partner/) } };
    expect(await ask(id, 'connect')).toMatchObject(refused);
    expect(await ask(connected, 'disconnect')).toMatchObject(refused);
    expect(await ask(id, 'disconnect')).toMatchObject({ status: 200, body: { partner_id: null } });
  } finally {
    await service.restart({ ...partner.settings, WEBHOOK_ALLOW_PRIVATE: 'true' });
  }
  expect(await record(id)).not.toHaveProperty('partner_id');
});

test('a test account calls no partner', async () => {
  const { headers } = await accountWithKey(service);
  const id = await listing(headers);
  expect(await ask(id, 'connect', headers)).toMatchObject({ status: 400, body: { code: 'partner_not_configured' } });
  expect(partner.received).toEqual([]);
});

test.each([
  [{ SCREENING_PARTNER_URL: 'https://partner.example' }, 'SCREENING_PARTNER_SECRET: is required'],
  [{ SCREENING_PARTNER_SECRET: `whsec_${'A'.repeat(32)}` }, 'SCREENING_PARTNER_URL: is required'],
  [{ SCREENING_PARTNER_URL: 'ftp://x', SCREENING_PARTNER_SECRET: `whsec_${'A'.repeat(32)}` }, 'SCREENING_PARTNER_URL'],
  [{ SCREENING_PARTNER_URL: 'https://x.example', SCREENING_PARTNER_SECRET: 'whsec_short' }, 'whsec_'],
])('incomplete or malformed settings stop the start: %j', (settings, problem) => {
  expect(() => gatewayConfig(settings)).toThrow(problem);
});
