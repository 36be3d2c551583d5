import type { TestDatabase } from '../support/database.js';
import { migratedDatabase } from '../support/running.js';
import { built } from '../support/built.js';
import { eventually } from '../support/eventually.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { type Receiver, answering, startReceiver } from '../support/receiver.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';
import { type ReceivedSpan, type TraceReceiver, startTraceReceiver } from '../support/trace-receiver.js';

const KEY = `sk_live_${'t'.repeat(43)}`;
const NAMES = ['identity', 'property', 'screening', 'intelligence'] as const;
const GUEST = { first_name: 'Quirina', last_name: 'Zzyzx', email: 'quirina@zzyzx.example', phone: '+13035550187' };
const STAY = { without_listing: true, guest: GUEST };

let database: TestDatabase;
let provider: ProviderServer;
let receiver: Receiver;
let traces: TraceReceiver;
const roles: StartedRole[] = [];

beforeAll(async () => {
  const building = built();
  database = await migratedDatabase();
  [provider, receiver, traces] = [await providerServer(), await startReceiver(), await startTraceReceiver()];
  provider.says = () => ({ status: 200, body: { valid: true, line_type_intelligence: { type: 'mobile' } } });
  await building;
});

afterEach(async () => {
  for (const role of roles) role.kill();
  await Promise.all(roles.splice(0).map(({ ended }) => ended));
});

afterAll(async () => {
  for (const server of [provider, receiver, traces]) await server?.stop();
  await database?.drop();
});

const shared = () => ({
  DATABASE_URL: database.url,
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  BOOTSTRAP_API_KEY: KEY,
  LOG_LEVEL: 'info',
  WEBHOOK_ALLOW_PRIVATE: 'true',
  LOOKUP_ALLOW_PRIVATE: 'true',
  LOOKUP_PHONE: 'twilio',
  LOOKUP_TWILIO_URL: provider.url,
  LOOKUP_TWILIO_USER: 'AC1',
  LOOKUP_TWILIO_KEY: 'k',
  LOOKUP_PHONE_CACHE_HOURS: '0',
});

/** Each part as its own process, as the settings say; returns the gateway's address. */
async function startParts(more: Record<string, string>): Promise<string> {
  const ports = new Map<string, string>();
  for (const name of ['gateway', 'worker', ...NAMES]) ports.set(name, String(await freePort()));
  const urlOf = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
  const { BOOTSTRAP_API_KEY, ...common } = { ...shared(), ...more };
  const every = {
    ...common,
    SERVICE_SECRET: 'a secret of the test, long enough to be taken',
    PUBLIC_URL: urlOf('gateway'),
  };
  const inner = { ...every, GATEWAY_URL: urlOf('gateway') };
  const begin = (name: string, file: string, environment: Record<string, string>) =>
    void roles.push(startRole(file, { ...environment, PORT: ports.get(name)! }));
  for (const name of NAMES) begin(name, 'subgraphs/serve.js', { ...inner, SUBGRAPH: name });
  begin('worker', 'subgraphs/work.js', { ...inner, BOOTSTRAP_API_KEY });
  const urls = Object.fromEntries(NAMES.map((name) => [`${name.toUpperCase()}_URL`, urlOf(name)]));
  begin('gateway', 'gateway/main.js', { ...every, ...urls });
  await Promise.all(roles.map(untilReady));
  return urlOf('gateway');
}

async function startWhole(more: Record<string, string>): Promise<string> {
  const role = startRole('gateway/main.js', { ...shared(), ...more, PORT: String(await freePort()) });
  roles.push(role);
  await untilReady(role);
  return role.url;
}

async function rest(url: string, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { 'x-api-key': KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const LAYOUTS = [
  ['of parts', startParts, ['gateway', 'identity', 'screening', 'worker', 'intelligence']],
  ['of one process and its worker', startWhole, ['all', 'work']],
] as const;

/** From a span up to the root of the trace. */
function above(span: ReceivedSpan): ReceivedSpan[] {
  const parent = traces.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [span, ...above(parent)] : [span];
}

let number = 0;
const newTrace = () => {
  const traceId = (0xabcdef + (number += 1)).toString(16).padStart(32, '0');
  return { traceId, traceparent: `00-${traceId}-00000000000000aa-01` };
};

test.each(LAYOUTS)(
  'one trace spans gateway, subgraph, job, provider and webhook in a service %s',
  async (_, begin, made) => {
    const url = await begin({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${traces.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector=mine, x-other=a=b',
    });
    const path = `/hook${number}`;
    receiver.on(path, answering(204));
    const hook = { webhook_key: 'screening_webhook_url', webhook_url: `${receiver.url}${path}` };
    expect((await rest(url, '/accounts/webhooks', hook)).status).toBe(200);
    const { traceId, traceparent } = newTrace();
    const asked = provider.asked.length;
    const made1 = await rest(url, '/reservations?skip_gp=1', STAY, { traceparent });
    expect(made1.status).toBe(200);
    await receiver.arrived(path, 1, 20_000);
    const of = (name: string) => traces.spans.filter((span) => span.traceId === traceId && span.name === name);
    const ended = await eventually(() => of('provider twilio')[0], 10_000);
    await eventually(() => of('webhook verification.verified')[0] ?? of('webhook verification.review')[0]);
    await eventually(() => of('POST /v1/reservations')[0]);
    // Each process exports its own part of the trace.
    await eventually(() => above(ended).at(-1)!.name === 'POST /v1/reservations');
    const names = above(ended).map(({ name }) => name);
    // From the provider's span up to the request at the root.
    for (const [n, name] of ['provider twilio', 'subgraph intelligence', 'job analyse-reservation'].entries())
      expect(names.indexOf(name)).toBeGreaterThanOrEqual(n);
    expect(names).toContain('subgraph screening');
    const [request] = of('POST /v1/reservations');
    expect(request).toMatchObject({ parentSpanId: '00000000000000aa', isError: false });
    expect(request!.facts).toEqual({
      'http.request.method': 'POST',
      'http.route': '/v1/reservations',
      'http.response.status_code': 200,
    });
    expect(new Set(traces.spans.filter((span) => span.traceId === traceId).map(({ role }) => role))).toEqual(
      new Set(made),
    );
    // The provider and the webhook receive the trace id, and nothing else.
    expect(provider.asked.slice(asked).map(({ headers }) => String(headers.traceparent).slice(3, 35))).toContain(
      traceId,
    );
    expect(receiver.at(path)[0]!.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(traces.headers.at(-1)).toMatchObject({ url: '/v1/traces', 'x-collector': 'mine', 'x-other': 'a=b' });
    for (const personal of ['Quirina', 'Zzyzx', '5550187', KEY, made1.body.guest_portal_url ?? KEY])
      expect(traces.text().includes(personal)).toBe(false);
    expect(roles.some(({ written }) => written().includes(`"traceId":"${traceId}"`))).toBe(true);
  },
);

test('an unsampled request is not traced, and an invalid traceparent starts a new trace', async () => {
  const url = await startWhole({ OTEL_EXPORTER_OTLP_ENDPOINT: traces.url });
  const { traceId, traceparent } = newTrace();
  await rest(url, '/reservations?skip_gp=1', STAY, { traceparent: traceparent.replace(/01$/, '00') });
  const before = traces.spans.length;
  await rest(url, '/reservations?skip_gp=1', STAY, { traceparent: `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01` });
  await rest(url, '/reservations?skip_gp=1', STAY, { traceparent: 'quirina@zzyzx.example' });
  const own = () => traces.spans.slice(before).filter(({ name }) => name === 'POST /v1/reservations');
  await eventually(() => own().length >= 2);
  expect(own().every(({ parentSpanId, traceId: id }) => parentSpanId === null && id !== '0'.repeat(32))).toBe(true);
  expect(traces.spans.filter((span) => span.traceId === traceId)).toEqual([]);
  expect(traces.text().includes('quirina')).toBe(false);
});

test('an unreachable collector delays nothing, and without an endpoint no span is created', async () => {
  const away = await startWhole({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
  const startedAt = Date.now();
  for (let n = 0; n < 10; n += 1) expect((await rest(away, '/reservations?skip_gp=1', STAY)).status).toBe(200);
  expect(Date.now() - startedAt).toBeLessThan(20_000);
  await eventually(() => roles[0]!.written().includes('traces.not_posted'), 20_000);
  expect(await roles[0]!.stop()).toBe(0);
  const before = traces.spans.length;
  const off = await startWhole({});
  const { traceparent } = newTrace();
  const asked = provider.asked.length;
  await rest(off, '/reservations?skip_gp=1&sync=1', STAY, { traceparent });
  expect(provider.asked.length).toBeGreaterThan(asked);
  expect(provider.asked.slice(asked).every(({ headers }) => headers.traceparent === undefined)).toBe(true);
  expect(traces.spans.length).toBe(before);
});
