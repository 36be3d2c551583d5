import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { makeKey } from '../support/accounts.js';
import { openCutOff } from '../support/cut-off.js';
import { type RunningTest, runningBeside } from '../support/running.js';
import { type Schema, schemaProblems } from '../support/schema-problems.js';
import { ROWS } from './access/all-rows.js';
import { type Fixture, openFixture } from './access/fixture.js';
import type { Request as Asked } from './access/row.js';

type RestRequest = Extract<Asked, { kind: 'rest' }>;

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string; content?: Content }> }>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { content: Content }> };
}

interface Content {
  'application/json': { schema: Schema & { $ref?: string } };
}

/** What is sent: `key` undefined sends none; `raw` is sent unchanged, under its own type. */
interface Sent extends Omit<RestRequest, 'kind'> {
  key: string | undefined;
  headers?: Record<string, string>;
  raw?: { type: string; text: string };
  /** The target, if it is not the service of the fixture. */
  to?: RunningTest;
}

const document = JSON.parse(readFileSync(join(projectRoot, 'schema/openapi.json'), 'utf8')) as Document;

const NOWHERE = '127.0.0.1:9';
const NOBODY_HELPS = {
  LOOKUP_PHONE: 'twilio',
  LOOKUP_TWILIO_URL: `http://${NOWHERE}`,
  LOOKUP_TWILIO_USER: 'u',
  LOOKUP_TWILIO_KEY: 'k',
  LOOKUP_WHOIS: 'whois',
  LOOKUP_WHOIS_URL: `whois://${NOWHERE}`,
  LOOKUP_ADDRESS: 'nominatim',
  LOOKUP_NOMINATIM_URL: `http://${NOWHERE}`,
};

let fixture: Fixture;
/** The same service behind a database connection that is cut once it runs. */
let stranded: RunningTest;
/** The same service with unreachable lookup providers and missing models. */
let unhelped: RunningTest;
/** One operation a minute. */
let slowKey: string;

beforeAll(async () => {
  fixture = await openFixture();
  const cutOff = await openCutOff(fixture.service.databaseUrl);
  stranded = await runningBeside({ databaseUrl: cutOff.url });
  await cutOff.cut();
  const slow = await makeKey(fixture.client, fixture.account);
  slowKey = slow.key;
  await fixture.client.query('update identity.api_key set rate_per_minute = 1 where id = $1', [slow.keyId]);
});

afterAll(async () => {
  await stranded?.stop();
  await unhelped?.stop();
  await fixture?.stop();
});

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
/** Members of bodies that name a record. */
const UNKNOWN_IN_BODY = [{ user_id: UNKNOWN }, { reservation_id: UNKNOWN }];
const LARGE = `{"a":"${'x'.repeat(15 * 2 ** 20)}"}`;

const withQuery = (path: string, more: string) => `${path}${path.includes('?') ? '&' : '?'}${more}`;

async function requestOf(operation: string): Promise<Sent> {
  const row = ROWS.find((one) => one.operation === operation && one.expected.owner === 'answer');
  const { method, path, body } = (await row!.request(fixture)) as RestRequest;
  return { method, path, body, key: fixture.keys.owner };
}

async function sent({ method, path, body, key, headers, raw, to = fixture.service }: Sent) {
  const type = raw?.type ?? (body === undefined ? undefined : 'application/json');
  const answer = await fetch(`${to.url}/v1${path}`, {
    method,
    headers: { ...(key && { 'x-api-key': key }), ...(type && { 'content-type': type }), ...headers },
    body: raw?.text ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
}

/** Every identifier at once: no account has this one. */
function unknownIn({ path, body, ...request }: Sent, operation: string): Sent {
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  const template = operation.split(' ')[1]!.replace(/:(?:id|key|tag)\b/g, UNKNOWN);
  return { ...request, path: template.replace(':step', 'front').replace(':type', 'passport') + query, body };
}

/** Deletes what the rooms store, as after a failed restore: identity still finds keys and accounts. */
async function breakRooms(): Promise<void> {
  await fixture.client.query('alter table intelligence.model_use rename to model_use_away');
  unhelped = await runningBeside(fixture.service, NOBODY_HELPS);
  const rooms = ['property', 'screening', 'intelligence', 'outbox', 'edge'];
  for (const room of rooms) await fixture.client.query(`alter schema ${room} rename to ${room}_away`);
  const { rows } = await fixture.client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'identity' and table_name not in ('account', 'api_key')`,
  );
  for (const { name } of rows) await fixture.client.query(`alter table identity.${name} rename to ${name}_away`);
  for (const place of ['account rename name', 'account rename created_at', 'api_key rename description'])
    await fixture.client.query(`alter table identity.${place} to ${place.split(' ').pop()}_away`);
}

let repeats = 0;

/** A request that was just answered under an idempotency key, slightly changed. */
async function reused(request: Sent): Promise<Sent> {
  const first = { ...request, headers: { 'idempotency-key': `of statuses ${(repeats += 1)}` } };
  expect((await sent(first)).status).toBe(200);
  return { ...first, path: withQuery(first.path, 'other=1') };
}

type Way = Sent | (() => Promise<Sent>);

/** How to cause each status from a request that succeeds; the first one that works is used. */
const WAYS: Record<string, (request: Sent, operation: string) => Way[]> = {
  200: (request) => [request],
  400: (request) => [{ ...request, path: withQuery(request.path, 'twice=1&twice=2') }],
  401: (request) => [{ ...request, key: undefined }],
  403: (request) => [{ ...request, key: fixture.keys.suspended }],
  404: (request, operation) => [
    unknownIn(request, operation),
    { ...request, key: fixture.keys.stranger },
    { ...request, path: withQuery(request.path, `user_id=${UNKNOWN}`) },
    ...UNKNOWN_IN_BODY.map((body) => ({ ...request, body: { ...request.body, ...body } })),
  ],
  409: (request) => [() => reused(request)],
  413: (request) => [{ ...request, raw: { type: 'application/json', text: LARGE } }],
  415: (request) => [{ ...request, raw: { type: 'text/plain', text: 'words' } }],
  // The second of two within a minute is refused; more are needed only if the test is delayed between them.
  429: (request) => Array<Sent>(6).fill({ ...request, key: slowKey }),
  503: (request) => [{ ...request, to: stranded }],
  500: (request) => [request, { ...request, to: unhelped }],
};

const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => {
    const operation = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
    return { operation, responses };
  }),
);

const listing = (status: string) =>
  OPERATIONS.filter(({ responses }) => status in responses).map((one) => [one.operation, one] as const);

function schemaOf({ $ref, content }: { $ref?: string; content?: Content }): Schema {
  const { schema } = (content ?? document.components.responses[$ref!.split('/').pop()!]!.content)['application/json'];
  return schema.$ref ? document.components.schemas[schema.$ref.split('/').pop()!]! : schema;
}

/** Tries one after the other until the status occurs; returns the outcome of each. */
async function walked(ways: Way[], status: string) {
  const told: Awaited<ReturnType<typeof sent>>[] = [];
  for (const way of ways) {
    told.push(await sent(typeof way === 'function' ? await way() : way));
    if (told.at(-1)!.status === Number(status)) break;
  }
  return told;
}

test('every documented status is caused below, for every operation that names it', () => {
  const named = new Set(OPERATIONS.flatMap(({ responses }) => Object.keys(responses)));
  expect(Object.keys(WAYS).sort()).toEqual([...named].sort());
});

describe.each(Object.keys(WAYS).sort((one, other) => Number(one === '500') - Number(other === '500')))(
  '%s',
  (status) => {
    const requests = new Map<string, Sent>();

    beforeAll(async () => {
      for (const [operation] of listing(status)) requests.set(operation, await requestOf(operation));
      if (status === '500') await breakRooms();
    });

    test.each(listing(status))('%s', async (operation, { responses }) => {
      const told = await walked(WAYS[status]!(requests.get(operation)!, operation), status);
      const last = told.at(-1)!;
      expect([told.map((one) => one.status), last.status]).toEqual([expect.anything(), Number(status)]);
      expect(schemaProblems(schemaOf(responses[status]!), last.body)).toEqual([]);
      expect(last.headers.get('request-id')).toMatch(/^[\w-]{8,64}$/);
      if (['429', '503'].includes(status)) expect(last.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    });
  },
);
