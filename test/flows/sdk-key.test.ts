import { createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { type MadeKey, makeKey } from '../support/accounts.js';
import { expectTold, told } from '../support/refusals.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { written } from '../support/written.js';

let service: RunningTest;
let client: pg.Client;
let sdk: MadeKey;
const ids = { reservation: '', account: '', key: '' };

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const booking = { without_listing: true, guest: { last_name: 'Lee' } };
  const { body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', booking);
  sdk = await makeKey(client, body.user_id, { sdk: true });
  Object.assign(ids, { reservation: body.id, account: body.user_id, key: sdk.keyId });
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const filled = (text: string) =>
  text.replace(/\{(reservation|account|key)\}/g, (_, name: keyof typeof ids) => ids[name]);

test.each<[method: string, path: string, body: object | undefined]>([
  ['GET', '/accounts/me', undefined],
  ['GET', '/accounts/keys', undefined],
  ['POST', '/accounts/keys', { description: 'more' }],
  ['PUT', '/accounts/keys/{key}', { description: 'mine' }],
  ['POST', '/accounts/keys/{key}/rotate', undefined],
  ['DELETE', '/accounts/keys/{key}', undefined],
  ['GET', '/reservations/{reservation}', undefined],
  ['GET', '/reservations/{reservation}/summary', undefined],
  ['POST', '/reservations', { without_listing: true, guest: { last_name: 'Lee' } }],
  ['POST', '/reservations/{reservation}/status', { supervised: 'approve' }],
])('REST: %s %s is forbidden for an SDK key and changes nothing', async (method, path, body) => {
  const before = [await written(client), (await client.query('select t::text from identity.api_key t')).rows];
  expectTold(await service.rest(method, filled(path), body, sdk.headers), told(403, 'forbidden'));
  expect([await written(client), (await client.query('select t::text from identity.api_key t')).rows]).toEqual(before);
});

const FORBIDDEN: [string, string][] = [
  ['a query', '{ me { id } }'],
  ['a query by alias', '{ propertyTypes: me { id } }'],
  ['a query in a fragment', '{ ...F } fragment F on Query { events { id } }'],
  ['a reference to another subgraph', '{ reservation(id: "{reservation}") { account { id } } }'],
  [
    'a mutation',
    'mutation { decideReservation(input: { id: "{reservation}", decision: approve }) { reservation { id } userErrors { code message field rule } } }',
  ],
  [
    'a mutation of keys',
    'mutation { createApiKey(input: { sdk: false }) { issuedApiKey { secret } userErrors { code message field rule } } }',
  ],
];

const WATCH = 'subscription { verificationStatusChanged(reservationId: "{reservation}", since: 0) { sequence } }';

test.each(FORBIDDEN)('GraphQL: %s is forbidden for an SDK key', async (_title, query) => {
  const { data, errors } = await service.graph(filled(query), {}, sdk.headers);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
});

test.each([...FORBIDDEN, ['a subscription', WATCH] as [string, string]])(
  'socket: %s is forbidden for an SDK key',
  async (_title, query) => {
    const socket = createClient({
      url: `${service.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: sdk.headers,
      retryAttempts: 0,
    });
    const codes: unknown[] = [];
    for await (const { data, errors } of socket.iterate({ query: filled(query) })) {
      codes.push(...(errors ?? []).map(({ extensions }) => extensions?.code));
      expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
    }
    expect(codes).toEqual(['FORBIDDEN']);
    await socket.dispose();
  },
);

test("the portal's client operations stay allowed beside forbidden ones", async () => {
  expect((await service.rest('GET', '/listings/propertyTypes', undefined, sdk.headers)).body).toContain('Apartment');
  const query = `{ propertyTypes me { id } phoneFacts(number: "+442079460018") { facts { valid } }
    emailFacts(email: "lee@example.com") { facts { valid } } }`;
  const { data, errors } = await service.graph(query, {}, sdk.headers);
  expect(data).toEqual({
    propertyTypes: expect.arrayContaining(['Apartment']),
    me: null,
    phoneFacts: { facts: { valid: true } },
    emailFacts: { facts: { valid: true } },
  });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});
