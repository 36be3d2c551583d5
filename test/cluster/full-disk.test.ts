import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../support/built.js';
import { eventually } from '../support/eventually.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';
import { FIRST_KEY } from '../support/running.js';

/** Enough for the first start, which needs 150 MB free. */
const SIZE = '260m';
const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
const filler = join(folder, 'filler');
let role: StartedRole;

beforeAll(async () => {
  await built();
  // Only root may mount a file system; CI is root.
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  role = startRole('gateway/main.js', {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    BOOTSTRAP_API_KEY: FIRST_KEY,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  await untilReady(role);
});

afterAll(async () => {
  await role?.stop();
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

async function write(n: number): Promise<{ status: number; body: { id?: string; code?: string } }> {
  const answer = await fetch(`${role.url}/v1/reservations?skip_gp=1`, {
    method: 'POST',
    headers: { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' },
    // Large enough that the files have to grow.
    body: JSON.stringify({
      without_listing: true,
      guest: { last_name: `Lee ${n}` },
      metadata: { text: 'x'.repeat(5_000) },
    }),
  });
  return { status: answer.status, body: (await answer.json()) as { id?: string; code?: string } };
}

const ready = async () => (await fetch(`${role.url}/health/ready`).catch(() => null))?.status;

test('writes return 503 on a full disk and succeed once there is room', async () => {
  const accepted: string[] = [];
  const first = await write(0);
  expect(first).toMatchObject({ status: 200 });
  accepted.push(first.body.id!);
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 2_000_000)));
  const codes = new Map<string, number>();
  for (let n = 1; n <= 400 && (codes.get('503 storage_full') ?? 0) + (codes.get('503 unavailable') ?? 0) < 5; n += 1) {
    const { status, body } = await write(n);
    if (status === 200) accepted.push(body.id!);
    else codes.set(`${status} ${body.code}`, (codes.get(`${status} ${body.code}`) ?? 0) + 1);
  }
  expect([...codes.keys()].filter((code) => !['503 storage_full', '503 unavailable'].includes(code))).toEqual([]);
  expect(codes.size).toBeGreaterThan(0);
  await eventually(async () => (await ready()) === 503, 10_000);
  rmSync(filler);
  await eventually(async () => (await ready()) === 200, 120_000);
  await eventually(async () => (await write(1_000)).status === 200, 60_000);
  for (const id of accepted) {
    const found = await fetch(`${role.url}/v1/reservations/${id}`, { headers: { 'x-api-key': FIRST_KEY } });
    expect(found.status).toBe(200);
  }
}, 400_000);
