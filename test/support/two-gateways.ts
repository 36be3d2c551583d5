import { type TestDatabase, testDatabase } from './database.js';
import { type StartedRole, freePort, startRole, untilReady } from './roles.js';
import { built } from './built.js';
import { FIRST_KEY } from './running.js';

export interface TwoGateways {
  databaseUrl: string;
  roles: StartedRole[];
  /** One more process on the same database; it ends with the others. */
  startOne(): Promise<StartedRole>;
  stop(): Promise<void>;
}

/** The whole service as two processes on one database, each with its own port, sharing `FIRST_KEY`. */
export async function twoGateways(environment: Record<string, string> = {}): Promise<TwoGateways> {
  await built();
  const database: TestDatabase = await testDatabase({ key: 'empty', migrate: async () => {} });
  const roles: StartedRole[] = [];
  const startOne = async (): Promise<StartedRole> => {
    const role = startRole('gateway/main.js', {
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      BOOTSTRAP_API_KEY: FIRST_KEY,
      LOG_LEVEL: 'warn',
      ...environment,
    });
    roles.push(role);
    await untilReady(role);
    return role;
  };
  const stop = async (): Promise<void> => {
    for (const role of roles) role.kill();
    await Promise.all(roles.map(({ ended }) => ended));
    await database.drop();
  };
  try {
    await startOne();
    await startOne();
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl: database.url, roles, startOne, stop };
}
