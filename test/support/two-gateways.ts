import { type StartedRole, freePort, startRole, untilReady } from './roles.js';
import { FIRST_KEY, runningBeside, runningTest } from './running.js';

export interface Gateway {
  url: string;
  /** Its log so far. */
  written(): Promise<string>;
}

export interface TwoGateways {
  databaseUrl: string;
  gateways: Gateway[];
  /** One more on the same database, as a process of its own that can be killed; it ends with the others. */
  startOne(): Promise<StartedRole>;
  stop(): Promise<void>;
}

/** The whole service twice on one database, each with its own port and its own connections, sharing `FIRST_KEY`. */
export async function twoGateways(environment: Record<string, string> = {}): Promise<TwoGateways> {
  const settings = { LOG_LEVEL: 'warn', ...environment };
  const lines: string[][] = [[], []];
  const first = await runningTest(settings, (line) => void lines[0]!.push(line));
  const second = await runningBeside(first, settings, (line) => void lines[1]!.push(line));
  const gateways = [first, second].map(({ url, logged }, n) => ({
    url,
    written: async () => {
      await logged();
      return lines[n]!.join('');
    },
  }));
  const roles: StartedRole[] = [];
  return {
    databaseUrl: first.databaseUrl,
    gateways,
    async startOne() {
      const role = startRole('gateway/main.js', {
        PORT: String(await freePort()),
        DATABASE_URL: first.loginUrl,
        DATABASE_OWNER_URL: first.databaseUrl,
        DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
        BOOTSTRAP_API_KEY: FIRST_KEY,
        ...settings,
      });
      roles.push(role);
      await untilReady(role);
      return role;
    },
    async stop() {
      for (const role of roles) role.kill();
      await Promise.all(roles.map(({ ended }) => ended));
      await second.stop();
      await first.stop();
    },
  };
}
