import pg from 'pg';
import { built } from './built.js';
import type { TestDatabase } from './database.js';
import { type StartedRole, freePort, startRole, untilReady } from './roles.js';
import { FIRST_KEY, migratedDatabase } from './running.js';

/** The whole service as a separate process, and access to its database. */
export interface KillableHere {
  role: StartedRole;
  client: pg.Client;
  databaseUrl: string;
}

/** Starts it on a fresh database before the tests of a file and stops it after them. */
export function killableTests() {
  const here = {} as KillableHere;
  let database: TestDatabase;
  const start = async () => {
    here.role = startRole('gateway/main.js', {
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_PER_MINUTE: '100000',
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      BOOTSTRAP_API_KEY: FIRST_KEY,
    });
    await untilReady(here.role);
  };
  const kill = async () => {
    here.role?.kill();
    await here.role?.ended;
  };
  beforeAll(async () => {
    await built();
    database = await migratedDatabase();
    here.databaseUrl = database.url;
    await start();
    here.client = new pg.Client({ connectionString: database.url });
    await here.client.connect();
  });
  afterAll(async () => {
    await kill();
    await here.client?.end();
    await database?.drop();
  });
  return {
    here,
    start,
    kill,
    /** A call of `/v1` that succeeds. */
    async rest(method: string, path: string, body?: object) {
      const headers = { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' };
      const answer = await fetch(`${here.role.url}/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
      expect(answer.status).toBe(200);
      // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
      return (await answer.json()) as any;
    },
  };
}
