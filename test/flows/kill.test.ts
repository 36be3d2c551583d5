import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { projectRoot } from '#kit/process/project-root.js';
import { built } from '../support/built.js';
import { FIRST_KEY } from '../support/running.js';

const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
let child: ChildProcess | null = null;

beforeAll(built, 120_000);

afterAll(async () => {
  child?.kill('SIGKILL');
  await stopEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the service as a user does and returns its address once it is ready. */
async function start(): Promise<string> {
  const environment = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    BOOTSTRAP_API_KEY: FIRST_KEY,
    RATE_LIMIT_PER_MINUTE: '100000',
    DATASETS_AUTO: 'off',
  };
  const started = spawn(process.execPath, ['dist/gateway/main.js'], {
    cwd: projectRoot,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  return new Promise((resolve, reject) => {
    let said = '';
    started.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const url = /ready at (\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
    started.once('exit', () => reject(new Error(`It ended: ${said}`)));
  });
}

const headers = { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' };

async function post(url: string, n: number): Promise<string | null> {
  const body = JSON.stringify({
    without_listing: true,
    confirmation_code: `kill${n}`,
    // Stays of one guest that arrive together are analysed after they are stored.
    guest: { last_name: 'Lee', phone: `+1303555${n}` },
  });
  // Every other one is stored with its result.
  const path = `/v1/reservations?skip_gp=1${n % 2 === 0 ? '&sync=1' : ''}`;
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body }).catch(() => null);
  return answer?.status === 200
    ? (((await answer.json().catch(() => null)) as { id: string } | null)?.id ?? null)
    : null;
}

test('kill -9 under load loses no accepted reservation, analysis or event', async () => {
  const first = await start();
  const killed = new Promise((resolve) => child!.once('exit', resolve));
  const accepted: string[] = [];
  const writer = async (lane: number) => {
    for (let n = 0; n < 400 && child!.signalCode === null; n += 1) {
      const id = await post(first, lane * 1000 + n);
      if (id) accepted.push(id);
      // While the other writers work, however slow the machine is.
      if (accepted.length === 30) child!.kill('SIGKILL');
    }
  };
  await Promise.all([1, 2, 3, 4].map(writer));
  await killed;
  expect(accepted.length).toBeGreaterThanOrEqual(30);

  const second = await start();
  const open = new Set(accepted);
  for (let tries = 0; tries < 80 && open.size > 0; tries += 1) {
    for (const id of open) {
      const answer = await fetch(`${second}/v1/reservations/${id}/status`, { headers });
      expect(answer.status).toBe(200);
      if (((await answer.json()) as { status: string }).status === 'verified') open.delete(id);
    }
    if (open.size > 0) await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect([...open]).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const query = '{ e1: events(limit: 500) { sequence type reservation { id } } }';
  const told = await fetch(`${second}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data } = (await told.json()) as {
    data: { e1: { sequence: number; type: string; reservation: { id: string } | null }[] };
  };
  expect(data.e1.map(({ sequence }) => sequence)).toEqual(data.e1.map((_, n) => n + 1));
  const analysed = data.e1
    .filter(({ type }) => type === 'VERIFICATION_VERIFIED')
    .map(({ reservation }) => reservation!.id);
  if (data.e1.length < 500) for (const id of accepted) expect(analysed.filter((one) => one === id)).toEqual([id]);

  const ended = new Promise((resolve) => child!.once('exit', resolve));
  child!.kill('SIGTERM');
  expect(await ended).toBe(0);
});
