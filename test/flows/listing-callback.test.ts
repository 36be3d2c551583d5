import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { callbackJob } from '#subgraphs/property/callback/deliver-callback.job.js';
import { expectTold, told } from '../support/refusals.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { written } from '../support/written.js';

const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};

let service: RunningTest;
let client: pg.Client;
let receiver: Server;
let url: string;
const received: { path: string; body: Record<string, unknown> }[] = [];
let failFirst = 0;

beforeAll(async () => {
  service = await runningTest({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  receiver = createServer((request, response) => {
    void readAll(request).then((text) => {
      received.push({ path: request.url!, body: JSON.parse(text) as Record<string, unknown> });
      response.writeHead(failFirst-- > 0 ? 500 : 204).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  receiver?.close();
});

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It never came.');
}

async function arrived(path: string, count = 1): Promise<Record<string, unknown>[]> {
  const found = () => received.filter((one) => one.path === path).map(({ body }) => body);
  await until(() => found().length >= count);
  return found();
}

const callback = (path: string) => `callback=${encodeURIComponent(url + path)}`;

test('POST and PUT post the listing to the callback with the same members as GET', async () => {
  const made = await service.rest('POST', `/listings?${callback('/made?token=t0ken')}`, LISTING);
  expect(made.status).toBe(200);
  expect((await arrived('/made?token=t0ken'))[0]).toEqual(made.body);
  const changed = await service.rest('PUT', `/listings/${made.body.id}?${callback('/changed')}`, {
    name: 'New',
    property_type: 'Villa',
    pms: 'pms_02',
    pms_listing_id: 'P1',
    location: { building: 'B1', state: 'CO' },
    pictures: { large_url: 'https://a.example/l' },
  });
  const [posted] = await arrived('/changed');
  expect(posted).toEqual((await service.rest('GET', `/listings/${made.body.id}`)).body);
  expect(posted).toEqual(changed.body);
});

test('the graph accepts a callback too', async () => {
  const { data, errors } = await service.graph(
    `mutation ($to: String!) { saveListing(input: { listing: { myId: "loft1", nickname: "G" }, callback: $to }) { listing { id } userErrors { code message field rule } } }`,
    { to: `${url}/graph` },
  );
  expect(errors).toBeUndefined();
  expect((await arrived('/graph'))[0]).toMatchObject({ id: data.saveListing.id, nickname: 'G' });
});

test('retries a failed callback', async () => {
  failFirst = 1;
  await service.rest('POST', `/listings?${callback('/fails')}`, LISTING);
  const posted = await arrived('/fails', 2);
  expect(posted[0]).toEqual(posted[1]);
});

test('encrypts the address at rest and keeps it out of the queue', async () => {
  await service.rest('POST', `/listings?${callback('/sealed?secret=c4nary')}`, LISTING);
  await arrived('/sealed?secret=c4nary');
  const { rows } = await client.query('select url from property.callback');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.url).toMatch(/^a2\./);
  const { rows: jobs } = await client.query(`select data::text from jobs.job where name = 'deliver-listing-callback'`);
  expect(jobs.length).toBeGreaterThan(0);
  expect(JSON.stringify(jobs)).not.toMatch(/c4nary|127\.0\.0\.1/);
});

test('posts nothing if the listing is not saved', async () => {
  const answer = await service.rest('POST', `/listings?${callback('/never')}`, { ...LISTING, status: null });
  expect(answer.status).toBe(400);
  const { rows } = await client.query('select count(*)::int as n from property.callback where delivered_at is null');
  expect(rows[0].n).toBe(0);
  expect(received.filter(({ path }) => path === '/never')).toEqual([]);
});

test('checks for a private address again at connection time', async () => {
  const made = await service.rest('POST', `/listings?${callback('/late')}`, LISTING);
  await arrived('/late');
  await until(async () => {
    const { rows } = await client.query('select 1 from property.callback where delivered_at is null');
    return rows.length === 0;
  });
  const [{ id, account_id }] = (
    await client.query('update property.callback set delivered_at = null where listing_id = $1 returning *', [
      made.body.id,
    ])
  ).rows;
  const before = received.length;
  const log = openLog('silent', 'test');
  const pool = openPool(service.databaseUrl, 2, log);
  const { orms } = await openStores(pool);
  const graph: Graph = async (query, variables) => ({ data: (await service.graph(query, variables)).data, errors: [] });
  const job = callbackJob({ orm: orms.get('property')!, graph, log, allowPrivate: false });
  await job.run({ accountId: account_id, callbackId: id }, { last: false });
  await pool.end();
  expect(received).toHaveLength(before);
  const { rows } = await client.query('select delivered_at from property.callback where id = $1', [id]);
  expect(rows).toEqual([{ delivered_at: null }]);
});

describe('without permission to call private addresses', () => {
  let strict: RunningTest;
  let strictClient: pg.Client;
  beforeAll(async () => {
    strict = await runningTest();
    strictClient = new pg.Client({ connectionString: strict.databaseUrl });
    await strictClient.connect();
  });
  afterAll(async () => {
    await strictClient?.end();
    await strict?.stop();
  });

  test.each([
    'http://127.0.0.1/x',
    'http://localhost/x',
    'http://[::1]/',
    'http://2130706433/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest',
    'ftp://example.com/',
    'javascript:alert(1)',
    'nonsense',
    '',
    'https://user:password@example.com/',
    'http://name.invalid/',
  ])('rejects the callback %s and saves nothing', async (target) => {
    const before = await written(strictClient);
    const path = `/listings?callback=${encodeURIComponent(target)}`;
    expectTold(await strict.rest('POST', path, LISTING), told(400, 'callback_refused'));
    expect(await written(strictClient)).toEqual(before);
  });
});
