import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../support/built.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';

const dataDir = mkdtempSync(join(tmpdir(), 'start-stopped-'));

beforeAll(built);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Processes started for the data folder, or running in it: the database's, and any leftovers. */
function leftIn(): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dataDir);
      return isOurs || readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir);
    } catch {
      return false;
    }
  });
}

async function starting(more: Record<string, string> = {}): Promise<StartedRole> {
  return startRole('gateway/main.js', { PORT: String(await freePort()), DATA_DIR: dataDir, ...more });
}

/** Waits for a stage of the start, which must come. */
async function until(role: StartedRole, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(5)) if (await holds()) return;
  throw new Error(`The moment never came:\n${role.written()}`);
}

const inFolder = (start: string) =>
  existsSync(join(dataDir, 'postgres')) &&
  readdirSync(join(dataDir, 'postgres')).some((name) => name.startsWith(start));
const isServer = () => existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'));
const answers = ({ url }: StartedRole) =>
  fetch(`${url}/health/live`).then(
    () => true,
    () => false,
  );

const moments: [string, 'SIGTERM' | 'SIGINT', (role: StartedRole) => boolean | Promise<boolean>][] = [
  ['while the database is made', 'SIGTERM', () => inFolder('draft-')],
  ['when the database has been launched', 'SIGTERM', isServer],
  ['when the port is open and tables are being made', 'SIGINT', answers],
];

// One folder for all tests: each start continues where the last one was stopped.
test.each(moments)('a start stopped %s, by %s, leaves no process', async (_when, signal, holds) => {
  const role = await starting({ LOG_LEVEL: 'fatal' });
  await until(role, () => holds(role));
  process.kill(role.pid, signal);
  expect(await role.ended).toBe(0);
  expect(role.written()).not.toContain('not_started');
  await until(role, () => leftIn().length === 0);
  expect(isServer()).toBe(false);
});

test('then it starts, and does not print a key chosen by the operator', async () => {
  const key = `sk_live_${'k'.repeat(43)}`;
  const role = await starting({ BOOTSTRAP_API_KEY: key });
  await untilReady(role);
  await until(role, () => role.written().includes('Start here'));
  const answer = await fetch(`${role.url}/v1/accounts/me`, { headers: { 'x-api-key': key } });
  expect(answer.status).toBe(200);
  expect(role.written()).toContain(`Start here  ${role.url}/`);
  expect(role.written()).toContain('/setup?token=');
  expect(role.written()).not.toContain('sk_live_');
  expect(await role.stop()).toBe(0);
  expect(leftIn()).toEqual([]);
});

/** `STOPS=200,1500,4000` stops it at more moments. */
const STOPS = (process.env.STOPS ?? '1500').split(',').map(Number);

test.each(STOPS)('a later start stopped after %i ms leaves no process', async (waitMs) => {
  const role = await starting({ LOG_LEVEL: 'fatal' });
  await sleep(waitMs);
  void role.stop();
  await role.ended;
  await until(role, () => leftIn().length === 0);
  expect(isServer()).toBe(false);
});
