import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OLDEST_POSTGRES } from '#kit/start/check-cluster.js';
import { explainDatabase } from '#kit/start/explain-start.js';
import { StartProblem, addressOf } from '#kit/start/start-problem.js';
import { isDatabaseAway } from '#kit/store/database-away.js';
import type { DatabasePlace } from '#kit/store/database-urls.js';

const CONNECT_MS = 5_000;
/** A database that starts beside this process is waited for. */
const PATIENCE_MS = 30_000;
const AGAIN_MS = 500;

/** Takes a line for the operator. */
export type Tell = (line: string) => void;

export const tellOnStderr: Tell = (line) => void process.stderr.write(`${line}\n`);

/**
 * Looks at each database that a process is about to use. Throws a StartProblem that names its setting; `tell` takes a line
 * when one of them is being waited for.
 */
export async function checkDatabases(places: DatabasePlace[], tell: Tell): Promise<void> {
  for (const place of places) if (URL.canParse(place.url)) await checkPatiently(place, tell);
}

async function checkPatiently(place: DatabasePlace, tell: Tell): Promise<void> {
  let hasTold = false;
  for (const until = Date.now() + PATIENCE_MS; ;) {
    try {
      return await checkDatabase(place);
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > until) throw explainDatabase(error, place) ?? error;
      if (!hasTold) tell(`Waiting up to 30 seconds for PostgreSQL at ${addressOf(place.url)}…`);
      hasTold = true;
      await sleep(AGAIN_MS);
    }
  }
}

/** Looks once: throws a StartProblem for a server that is not what the service needs, and what the driver throws. */
export async function checkDatabase(place: DatabasePlace): Promise<void> {
  await withClient(place.url, async (client) => {
    await checkVersion(client, place.url);
    if (place.needsSession && (await losesSession(client, place.url))) throw pooled(place);
  });
}

async function withClient<Done>(url: string, work: (client: pg.Client) => Promise<Done>): Promise<Done> {
  const limits = { connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS };
  const client = new pg.Client({ connectionString: url, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws a StartProblem for a server that is older than the one the service is tested on. */
export async function checkVersion(client: Pick<pg.ClientBase, 'query'>, databaseUrl: string): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const { number, name } = rows[0]!;
  if (number >= OLDEST_POSTGRES * 10_000) return;
  const text = `PostgreSQL ${name} at ${addressOf(databaseUrl)} is too old: version ${OLDEST_POSTGRES} or later is required.`;
  throw new StartProblem('database_too_old', `${text} Upgrade the server, or set DATABASE_URL to a newer one.`);
}

const LOOKS = 10;

/**
 * Whether something between the client and the server gives the client another session for each transaction. A pooler
 * of any kind tells clients a process number of its own. If there is one, two clients ask in turn which session they
 * have: a pooler that keeps its clients' sessions apart answers each the same every time. Busy clients of the pooler may
 * hide that, so they ask several times; nothing else is ever taken for a transaction pooler.
 */
async function losesSession(client: pg.Client, url: string): Promise<boolean> {
  const own = await pidOf(client);
  if (own === (client as unknown as { processID: number }).processID) return false;
  return withClient(url, async (other) => {
    for (let look = 0; look < LOOKS; look += 1)
      if ((await pidOf(other)) === own || (await pidOf(client)) !== own) return true;
    return false;
  });
}

async function pidOf(client: pg.Client): Promise<number> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
}

function pooled({ setting, url }: DatabasePlace): StartProblem {
  const what = `${setting} points to a transaction pooler at ${addressOf(url)}`;
  const advice =
    setting === 'DATABASE_URL'
      ? `${what}. Set DIRECT_DATABASE_URL to the PostgreSQL server behind it.`
      : `${what}. Set it to the PostgreSQL server behind the pooler.`;
  return new StartProblem('database_pooled', advice);
}
