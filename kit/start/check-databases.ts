import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OLDEST_POSTGRES } from '#kit/start/check-cluster.js';
import { explainDatabase } from '#kit/start/explain-start.js';
import { StartProblem, addressOf } from '#kit/start/start-problem.js';
import { isDatabaseAway } from '#kit/store/database-away.js';
import type { DatabasePlace } from '#kit/store/database-urls.js';

const CONNECT_MS = 5_000;
/** How long to wait for a database that is starting together with this process. */
const PATIENCE_MS = 30_000;
const AGAIN_MS = 500;

/** Prints a line for the operator. */
export type Tell = (line: string) => void;

export const tellOnStderr: Tell = (line) => void process.stderr.write(`${line}\n`);

/**
 * Checks each database of a process. Throws a StartProblem that names its setting; prints a line with `tell` when it has
 * to wait for one.
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

/** Checks a database once: throws a StartProblem for an unsuitable server, or the driver's error. */
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

/** Throws a StartProblem for a server older than the version the service is tested with. */
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
 * Detects a transaction pooler between client and server. Any pooler reports its own process number to clients. If there
 * is one, two clients query their session in turn: a session pooler returns the same session to each every time. Other
 * busy clients can hide a transaction pooler, so they query several times; there are no false positives.
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
