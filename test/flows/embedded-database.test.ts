import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { projectRoot } from '#kit/process/project-root.js';
import { built } from '../support/built.js';
import { eventually } from '../support/eventually.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';
import { FIRST_KEY } from '../support/running.js';
import { until } from '../support/until.js';

const LONG = 240_000;
const dataDir = mkdtempSync(join(tmpdir(), 'embedded-service-'));
const folder = join(dataDir, 'postgres');
const GUEST = { full_name: 'Ann Lee', email: 'ann.lee@gmail.com', phone: '+13035550123' };
const headers = { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' };
const started: StartedRole[] = [];

beforeAll(built, LONG);

afterAll(async () => {
  for (const role of started) role.kill();
  await Promise.all(started.map(({ ended }) => ended));
  await stopEmbeddedPostgres({ dataDir: folder });
  rmSync(dataDir, { recursive: true, force: true });
}, LONG);

async function service(): Promise<StartedRole> {
  const role = startRole('gateway/main.js', {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    BOOTSTRAP_API_KEY: FIRST_KEY,
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  started.push(role);
  return role;
}

const pidFile = join(folder, 'cluster/postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

/** A tool that needs the database, starts it if it does not run, and ends on a signal. */
async function tool() {
  const code = `
    import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
    const { stop, attached } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)} });
    console.log(attached);
    process.stdin.once('data', () => stop().then(() => process.exit(0)));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [attached] = (await once(child.stdout, 'data')) as [Buffer];
  const end = async () => {
    const ended = once(child, 'exit');
    child.stdin.write('end\n');
    expect(await ended).toEqual([0, null]);
  };
  return { attached: attached.toString().trim(), end };
}

async function write({ url }: StartedRole): Promise<string | null> {
  const body = JSON.stringify({ without_listing: true, guest: GUEST });
  const answer = await fetch(`${url}/v1/reservations?skip_gp=1`, { method: 'POST', headers, body }).catch(() => null);
  return answer?.status === 200 ? ((await answer.json()) as { id: string }).id : null;
}

async function isAnalysed({ url }: StartedRole, id: string): Promise<boolean> {
  const answer = await fetch(`${url}/v1/reservations/${id}`, { headers });
  return answer.status === 200 && ((await answer.json()) as { queued?: boolean }).queued === undefined;
}

test(
  'a database started by a tool outlives the tool while a service uses it',
  async () => {
    const first = await tool();
    expect(first.attached).toBe('false');
    const role = await service();
    await untilReady(role);
    const server = serverPid();
    await first.end();
    expect(serverPid()).toBe(server);
    // A second tool starts and ends while the service runs.
    const second = await tool();
    expect(second.attached).toBe('true');
    await second.end();
    expect(serverPid()).toBe(server);
    expect(await write(role)).not.toBeNull();
  },
  LONG,
);

test(
  'a second service on the same folder exits and names the first, which keeps running',
  async () => {
    const [first] = started as [StartedRole];
    const second = await service();
    expect(await second.ended).toBe(1);
    expect(second.written()).toContain(`another instance (process ${first.pid}) is using ${folder}`);
    expect(second.written()).not.toContain('    at ');
    const id = (await write(first))!;
    await eventually(() => isAnalysed(first, id));
  },
  LONG,
);

test(
  'a killed database is restarted, requests succeed within seconds, and queued work is done',
  async () => {
    const [role] = started as [StartedRole];
    const before = serverPid();
    const id = (await write(role))!;
    process.kill(before, 'SIGKILL');
    const killedAt = Date.now();
    // For a moment, sessions of the killed server may still answer.
    await until(async () => existsSync(pidFile) && serverPid() !== before, 30_000);
    let again: string | null = null;
    await until(async () => (again = await write(role)) !== null, 30_000);
    const backMs = Date.now() - killedAt;
    // Ready also means that events flow again.
    await eventually(async () => (await fetch(`${role.url}/health/ready`)).ok);
    for (const one of [id, again!]) await eventually(() => isAnalysed(role, one), 30_000);
    expect(backMs).toBeLessThan(15_000);
    expect(role.written()).toContain('postgres.started_again');
  },
  LONG,
);

test(
  'a killed service leaves no lock behind, and a stopped one stops its database',
  async () => {
    started[0]!.kill();
    await started[0]!.ended;
    const role = await service();
    await untilReady(role);
    expect(await role.stop()).toBe(0);
    expect(serverPid).toThrow('ENOENT');
  },
  LONG,
);

test(
  'a database that cannot restart at its address ends the service with an error message',
  async () => {
    const role = await service();
    await untilReady(role);
    const { port } = JSON.parse(readFileSync(join(folder, 'credentials.json'), 'utf8')) as { port: number };
    // Takes the port as soon as it is free; says when it begins to try.
    const thief = spawn(process.execPath, [
      '-e',
      `let isTrying = false;
       const retry = () => {
         if (!isTrying) console.log('trying');
         isTrying = true;
         setTimeout(take, 1);
       };
       const take = () => require('node:net').createServer().on('error', retry).listen(${port}, '127.0.0.1', () => console.log('taken'));
       take();`,
    ]);
    try {
      await once(thief.stdout, 'data');
      process.kill(serverPid(), 'SIGKILL');
      await once(thief.stdout, 'data');
      expect(await role.ended).toBe(1);
      expect(role.written()).toContain('The embedded PostgreSQL has stopped, and another process took its port');
    } finally {
      thief.kill();
    }
  },
  LONG,
);
