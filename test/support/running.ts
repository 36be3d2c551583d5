import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLSchema, buildSchema } from 'graphql';
import { pino } from 'pino';
import type { Running } from '#gateway/start/start.js';
import { useCipherKey } from '#kit/cipher/keys-in-force.js';
import { objectArguments, withinArgument } from '#kit/graph/payload/argument-paths.js';
import { resultsOf, userProblemsOf } from '#kit/graph/payload/read-payload.js';
import { type Log, describeError } from '#kit/process/log.js';
import { projectRoot } from '#kit/process/project-root.js';
import { type TestDatabase, testDatabase } from './database.js';
import { type Hosted, hosted, hostedMigration } from './host/hosted.js';

export interface RunningTest extends Running {
  /** For tests that access the service's database directly: its role owns the tables and sees every row. */
  databaseUrl: string;
  /** The URL that the service connects with. */
  loginUrl: string;
  key: string;
  /** A call of `/v1`; the body is sent as JSON. */
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** A GraphQL request. */
  graph(query: string, variables?: object, headers?: Record<string, string>): Promise<GraphAnswer>;
  /** Resolves once `onLog` has received every line that was written before the call. */
  logged(): Promise<void>;
}

/** A service whose database outlives the process. */
export interface RestartableTest extends RunningTest {
  /** Stops the service and starts it on the same database with these settings; null: it stays down. */
  restart(environment: Record<string, string> | null): Promise<void>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  body: any;
}

export interface GraphAnswer {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  data: any;
  errors?: { message: string; extensions: { code: string; requestId: string } }[];
}

export const FIRST_KEY = `sk_live_${'a'.repeat(43)}`;

const ofEvery: Record<string, string> = {};

/** Settings of every service that the tests of this file start: runs the same tests again with them. */
export function presetSettings(settings: Record<string, string>): void {
  Object.assign(ofEvery, settings);
}

/** Whether `SEAL_CONTACTS` is one of them. */
export const contactsAreSealed = (): boolean => ofEvery.SEAL_CONTACTS === 'true';

/** A database migrated as the service does it. */
export function migratedDatabase(): Promise<TestDatabase> {
  return testDatabase({ key: migrationsKey(), migrate: hostedMigration });
}

/** The `DATA_KEY` of test services; test code reads encrypted columns with it. */
const DATA_KEY = Buffer.alloc(32, 7);

/** Starts a service with these settings on an existing database. */
type Starter = (
  database: Pick<TestDatabase, 'url' | 'loginUrl'>,
  environment: Record<string, string>,
) => Promise<Hosted>;

/**
 * The whole service on its own database, behind a real port. It runs in a process that the suites of a worker share,
 * from the built code. `onLog` receives each line of its log, as JSON, a moment after it was written.
 */
export function runningTest(
  environment: Record<string, string> = {},
  onLog?: (line: string) => void,
): Promise<RestartableTest> {
  return restartable((database, settings) => startHosted(database, settings, onLog), environment);
}

/** The same in the test's process, for tests that read its internals. `log` receives its lines. */
export function runningHere(environment: Record<string, string> = {}, log?: Log): Promise<RestartableTest> {
  return restartable((database, settings) => startHere(database, settings, log), environment);
}

async function restartable(starts: Starter, environment: Record<string, string>): Promise<RestartableTest> {
  useCipherKey(DATA_KEY);
  const database = await migratedDatabase();
  let running = await runOn(starts, database, environment);
  let up = true;
  return {
    get url() {
      return running.url;
    },
    get ownerLink() {
      return running.ownerLink;
    },
    firstKey: running.firstKey,
    notes: running.notes,
    databaseUrl: database.url,
    loginUrl: database.loginUrl,
    key: FIRST_KEY,
    rest: (...request) => running.rest(...request),
    graph: (...request) => running.graph(...request),
    logged: () => running.logged(),
    async restart(settings) {
      if (up) await running.stop();
      up = settings !== null;
      if (settings) running = await runOn(starts, database, settings);
    },
    async stop() {
      if (up) await running.stop();
      await database.drop();
    },
  };
}

/** Another service on the same database as a running one, with its own port. */
export function runningBeside(
  { databaseUrl, loginUrl = databaseUrl }: Pick<RunningTest, 'databaseUrl'> & Partial<Pick<RunningTest, 'loginUrl'>>,
  environment: Record<string, string> = {},
  onLog?: (line: string) => void,
): Promise<RunningTest> {
  const starts: Starter = (database, settings) => startHosted(database, settings, onLog);
  return runOn(starts, { url: databaseUrl, loginUrl }, environment);
}

/** The settings of a service for tests, those given last. */
function settingsOf(
  { url, loginUrl }: Pick<TestDatabase, 'url' | 'loginUrl'>,
  environment: Record<string, string>,
): Record<string, string> {
  return {
    PORT: '0',
    DATABASE_URL: loginUrl,
    DATABASE_OWNER_URL: url,
    LOG_LEVEL: 'error',
    // New connections are expensive: each loads the catalog and plans every query again.
    DATABASE_POOL_SIZE: '4',
    RATE_LIMIT_PER_MINUTE: '100000',
    EDGE_RATE_LIMIT_PER_5_MINUTES: '1000000',
    BOOTSTRAP_API_KEY: FIRST_KEY,
    // What most tests import; the default configuration is tested separately.
    SANCTIONS_LISTS: 'OFAC',
    // Other tests run at the same time, so reading a picture can take a while.
    ID_IMAGE_SECONDS: '100',
    // Tests don't depend on publishers.
    DATASETS_AUTO: 'off',
    ...ofEvery,
    ...environment,
  };
}

const startHosted = (
  database: Pick<TestDatabase, 'url' | 'loginUrl'>,
  environment: Record<string, string>,
  onLog?: (line: string) => void,
): Promise<Hosted> => hosted(settingsOf(database, environment), DATA_KEY, onLog);

async function startHere(
  database: Pick<TestDatabase, 'url' | 'loginUrl'>,
  environment: Record<string, string>,
  log?: Log,
): Promise<Hosted> {
  // Only here: loading the service takes longer than most suites.
  const { gatewayConfig } = await import('#gateway/config.js');
  const { start } = await import('#gateway/start/start.js');
  const config = gatewayConfig(settingsOf(database, environment));
  const faults: string[] = [];
  const service = await start(
    { ...config, DATABASE_URL: database.loginUrl },
    log ?? faultLog(config.LOG_LEVEL, faults),
  );
  return { ...service, faults: () => Promise.resolve(faults) };
}

async function runOn(
  starts: Starter,
  database: Pick<TestDatabase, 'url' | 'loginUrl'>,
  environment: Record<string, string>,
): Promise<RunningTest> {
  const service = await starts(database, environment);
  return {
    ...service,
    databaseUrl: database.url,
    loginUrl: database.loginUrl,
    key: FIRST_KEY,
    async rest(method, path, body, headers) {
      const answer = await rest(service.url, method, path, body, headers);
      if (answer.body?.code === 'internal')
        process.stderr.write(`${method} ${path}: ${(await service.faults()).slice(-3).join('')}`);
      return answer;
    },
    graph: (query, variables, headers) => graph(service.url, query, variables, headers),
    // The lines arrive before the answer, over the same channel.
    logged: async () => void (await service.faults()),
  };
}

/** A log that stores its lines, for a test that causes an internal error. */
function faultLog(level: string, faults: string[]): Log {
  const write = (line: string) => void faults.push(line);
  return pino({ level, serializers: { err: describeError } }, { write });
}

async function rest(
  url: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${url}/v1${path}`, {
    method,
    headers: { 'x-api-key': FIRST_KEY, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

async function graph(
  url: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<GraphAnswer> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'x-api-key': FIRST_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return settled((await answer.json()) as GraphAnswer);
}

let supergraph: GraphQLSchema | undefined;

/** Tests read paths as callers of `/v1` do: within the argument that has the value. */
function withinArgumentOf(path: string[], mutation: string): string[] {
  supergraph ??= buildSchema(readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'), {
    assumeValid: true,
  });
  return withinArgument(path, objectArguments(supergraph, mutation));
}

/** An answer with the results of mutations in place of their payloads, and user errors among the errors. */
export function settled<Answer extends GraphAnswer>(answer: Answer): Answer {
  if (!answer.data) return answer;
  const data = answer.data as Record<string, unknown>;
  const refusals = userProblemsOf(data, withinArgumentOf).map(({ message, ...extensions }) => ({
    message,
    extensions,
  }));
  const errors = [...(answer.errors ?? []), ...refusals];
  return { ...answer, data: resultsOf(data), ...(errors.length > 0 && { errors }) };
}

/** Changes when a migration changes, so that no test runs on an old template. */
function migrationsKey(): string {
  const hash = createHash('sha256');
  for (const file of [
    'kit/queue/outbox.ts',
    'kit/store/edge-tables.ts',
    'kit/store/partition-by-account.ts',
    'kit/store/fence/ensure-roles.ts',
    'kit/store/fence/table-fence.ts',
    'subgraphs/fence.ts',
    'kit/queue/event-flow.ts',
    'kit/queue/event-epoch.ts',
  ])
    hash.update(readFileSync(join(projectRoot, file)));
  for (const subgraph of ['identity', 'property', 'screening', 'intelligence']) {
    const folder = join(projectRoot, 'subgraphs', subgraph, 'migrations');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    for (const file of files.sort()) hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
