import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { built } from '../support/built.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';
import { FIRST_KEY } from '../support/running.js';

let folder: string;
let service: StartedRole | null = null;

beforeAll(async () => {
  await built();
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});

afterAll(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startOn(name: string): Promise<void> {
  const environment = { DATA_DIR: join(folder, name), BOOTSTRAP_API_KEY: FIRST_KEY, LOG_LEVEL: 'error' };
  service = startRole('gateway/main.js', { ...environment, PORT: String(await freePort()) });
  await untilReady(service);
}

async function rest(method: string, path: string, body?: object) {
  const answer = await fetch(`${service!.url}/v1${path}`, {
    method,
    headers: { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  return (await answer.json()) as any;
}

test("a copy of a stopped service's data folder restores rows, encrypted columns and the log", async () => {
  await startOn('data');
  const guest = { last_name: 'Lee', email: 'lee@example.org', phone: '+13035550123' };
  const { id } = await rest('POST', '/reservations?skip_gp=1&sync=1', { without_listing: true, guest });
  const before = await rest('GET', `/reservations/${id}`);
  const events = await rest('GET', '/events?after_sequence=0');
  expect(await service!.stop()).toBe(0);
  await promisify(execFile)('cp', ['-a', join(folder, 'data'), join(folder, 'backup')]);
  rmSync(join(folder, 'data'), { recursive: true });
  await startOn('backup');
  const portal = { guest_portal_url: expect.stringContaining('/portal/') };
  expect(await rest('GET', `/reservations/${id}`)).toEqual({ ...before, ...portal });
  expect(before.guest.email).toBe(guest.email);
  expect((await rest('GET', '/events?after_sequence=0')).items.slice(0, events.items.length)).toEqual(events.items);
  const other = await rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest });
  expect(other.id).not.toBe(id);
});
