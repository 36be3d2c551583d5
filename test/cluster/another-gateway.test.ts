import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#kit/process/project-root.js';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';

const PAGE = 'docs/operate/another-gateway.md';
const KEY = `sk_live_${'h'.repeat(43)}`;
const SECRET = 'a secret of the test, long enough to be taken';
const NAMES = ['identity', 'property', 'screening', 'intelligence'] as const;
const GUEST = { first_name: 'Ann', last_name: 'Lee', email: 'ann.lee@gmail.com', phone: '+13035550123' };
const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
/** Every subgraph answers a part of it: identity, screening, property, intelligence. */
const QUERY = /* GraphQL */ `
  query ($id: ID!) {
    me {
      name
    }
    reservation(id: $id) {
      confirmationCode
      listing {
        myId
      }
      account {
        name
      }
      loyaltySegments {
        guestId
      }
    }
  }
`;

let database: TestDatabase;
let folder: string;
let other: { url: string; stop(): Promise<void> };
const roles = new Map<string, StartedRole>();
const at = (name: string) => roles.get(name)!.url;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screening-another-gateway-'));
  database = await testDatabase({ key: 'empty', migrate: async () => {} });
  await Promise.all([startService(), install()]);
  other = await startOther();
}, 400_000);

afterAll(async () => {
  await other?.stop();
  for (const role of roles.values()) role.kill();
  await Promise.all([...roles.values()].map(({ ended }) => ended));
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** The subgraphs and the worker, and our own gateway for what the test sets up. */
async function startService(): Promise<void> {
  const ports = new Map<string, string>();
  for (const name of ['gateway', 'worker', ...NAMES]) ports.set(name, String(await freePort()));
  const urlOf = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
  const shared = {
    DATABASE_URL: database.url,
    SERVICE_SECRET: SECRET,
    PUBLIC_URL: urlOf('gateway'),
    LOG_LEVEL: 'warn',
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const inner = { ...shared, GATEWAY_URL: urlOf('gateway') };
  const urls = Object.fromEntries(NAMES.map((name) => [`${name.toUpperCase()}_URL`, urlOf(name)]));
  const start = (name: string, file: string, environment: Record<string, string>) =>
    roles.set(name, startRole(file, { ...environment, PORT: ports.get(name)! }));
  for (const name of NAMES) start(name, 'subgraphs/serve.js', { ...inner, SUBGRAPH: name });
  start('worker', 'subgraphs/work.js', { ...inner, BOOTSTRAP_API_KEY: KEY });
  start('gateway', 'gateway/main.js', { ...shared, ...urls });
  await Promise.all([...roles.values()].map(untilReady));
}

/** The page's program, with the packages that its first line installs. */
async function install(): Promise<void> {
  const [, program = ''] = /^```js\n(.*?)^```$/ms.exec(await readFile(join(projectRoot, PAGE), 'utf8')) ?? [];
  const [, packages = ''] = /npm install (.+)/.exec(program) ?? [];
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }));
  await writeFile(join(folder, 'gateway.mjs'), program);
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...packages.split(' ')];
  await promisify(execFile)('npm', words, { cwd: folder, timeout: 300_000 });
}

async function startOther(): Promise<typeof other> {
  const PORT = String(await freePort());
  const child = spawn(process.execPath, ['gateway.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT,
      SERVICE_SECRET: SECRET,
      SUPERGRAPH: join(projectRoot, 'schema/supergraph.graphql'),
      ...Object.fromEntries(NAMES.map((name) => [`${name.toUpperCase()}_URL`, at(name)])),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${PORT}/graphql`;
  await eventually(
    () =>
      fetch(url)
        .then(() => true)
        .catch(() => false),
    60_000,
  );
  return { url, stop: async () => void (child.kill('SIGKILL'), await ended) };
}

async function rest(method: string, path: string, body: object) {
  const answer = await fetch(`${at('gateway')}/v1${path}`, {
    method,
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, string>;
}

async function ask(url: string, key: string | null, query: string, variables: object = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) },
    body: JSON.stringify({ query, variables }),
  });
  return { status: answer.status, body: (await answer.json()) as { data?: unknown; errors?: object[] } };
}

test('a query over all four subgraphs is answered as by our own gateway', async () => {
  const listing = await rest('POST', '/listings', LISTING);
  const dates = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
  const stay = { listing_id: listing.id, guest: GUEST, confirmation_code: 'C1', ...dates };
  const made = await rest('POST', '/reservations?skip_gp=1', stay);

  const asked = () => ask(`${at('gateway')}/graphql`, KEY, QUERY, { id: made.id });
  // The segments of a guest are counted after the reservation is saved.
  await eventually(async () => JSON.stringify(await asked()).includes('guestId'), 60_000);
  const ours = await asked();
  expect(ours.body).toMatchObject({
    data: {
      reservation: { confirmationCode: 'C1', listing: { myId: 'loft1' }, account: { name: expect.any(String) } },
    },
  });
  expect(await ask(other.url, KEY, QUERY, { id: made.id })).toEqual({ status: 200, body: ours.body });
});

test.each([
  ['no key', null],
  ['an unknown key', `sk_live_${'x'.repeat(43)}`],
])('%s gets 401 and no data', async (_, key) => {
  const { status, body } = await ask(other.url, key, '{ me { name } }');
  expect(status).toBe(401);
  expect(body.data ?? null).toBeNull();
  expect(body.errors).toEqual([expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } })]);
});

test('it does not show fields that only the service itself may read', async () => {
  const { body } = await ask(other.url, KEY, '{ keyHolder(hash: "00") { accountId } }');
  expect(JSON.stringify(body.errors)).toContain('Cannot query field');
});
