import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../support/built.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';

const folder = mkdtempSync(join(tmpdir(), 'start-stopped-'));

beforeAll(built);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Processes started for this data folder, or running in it: the database's, and any leftovers. */
function leftIn(dataDir: string): string[] {
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

async function starting(dataDir: string): Promise<StartedRole> {
  return startRole('gateway/main.js', { PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
}

/** Waits for a stage of the start, which must come. */
async function until(role: StartedRole, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(5)) if (await holds()) return;
  throw new Error(`The moment never came:\n${role.written()}`);
}

const inFolder = (dataDir: string, start: string) =>
  existsSync(join(dataDir, 'postgres')) &&
  readdirSync(join(dataDir, 'postgres')).some((name) => name.startsWith(start));
const isServer = (dataDir: string) => existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'));
const answers = ({ url }: StartedRole) =>
  fetch(`${url}/health/live`).then(
    () => true,
    () => false,
  );

const moments: [string, 'SIGTERM' | 'SIGINT', (dataDir: string, role: StartedRole) => boolean | Promise<boolean>][] = [
  ['while the database is made', 'SIGTERM', (dataDir) => inFolder(dataDir, 'draft-')],
  ['when the database has been launched', 'SIGTERM', isServer],
  ['when the port is open and tables are being made', 'SIGINT', (_dataDir, role) => answers(role)],
];

test.each(moments)(
  'a first start stopped %s, by %s, leaves no process and can start again',
  async (_when, signal, holds) => {
    const dataDir = mkdtempSync(join(folder, 'first-'));
    const role = await starting(dataDir);
    await until(role, () => holds(dataDir, role));
    process.kill(role.pid, signal);
    expect(await role.ended).toBe(0);
    expect(role.written()).not.toContain('not_started');
    await until(role, () => leftIn(dataDir).length === 0);
    expect(isServer(dataDir)).toBe(false);
    const again = await starting(dataDir);
    await untilReady(again);
    expect(await again.stop()).toBe(0);
    expect(leftIn(dataDir)).toEqual([]);
  },
);

test('a later start stopped at any moment leaves no process', async () => {
  const dataDir = mkdtempSync(join(folder, 'later-'));
  const first = await starting(dataDir);
  await untilReady(first);
  await first.stop();
  for (const waitMs of [200, 800, 1_500, 2_500, 4_000]) {
    const role = await starting(dataDir);
    await sleep(waitMs);
    void role.stop();
    await role.ended;
    await until(role, () => leftIn(dataDir).length === 0);
    expect({ waitMs, isServer: isServer(dataDir) }).toEqual({ waitMs, isServer: false });
  }
});

test('does not print a key chosen by the operator', async () => {
  const dataDir = mkdtempSync(join(folder, 'key-'));
  const key = `sk_live_${'k'.repeat(43)}`;
  const role = startRole('gateway/main.js', {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    BOOTSTRAP_API_KEY: key,
  });
  await untilReady(role);
  await until(role, () => role.written().includes('Start here'));
  const answer = await fetch(`${role.url}/v1/accounts/me`, { headers: { 'x-api-key': key } });
  expect(answer.status).toBe(200);
  expect(role.written()).toContain(`Start here  ${role.url}/`);
  expect(role.written()).toContain('/welcome/');
  expect(role.written()).not.toContain('sk_live_');
  expect(await role.stop()).toBe(0);
});
