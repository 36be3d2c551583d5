import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { built } from '../support/built.js';
import { eventually } from '../support/eventually.js';
import { type OwnProcess, startOwnProcess } from '../support/kept-things.js';
import { freePort, startRole } from '../support/roles.js';
import { FIRST_KEY } from '../support/running.js';

let folder: string;
let port: number;
let service: OwnProcess | null = null;

beforeAll(async () => {
  await built();
  folder = mkdtempSync(join(tmpdir(), 'epoch-'));
  port = await freePort();
});

afterAll(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async () => {
  service = await startOwnProcess(port, { DATA_DIR: join(folder, 'data') });
};

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', join(folder, from), join(folder, to)]);

interface Log {
  epoch: string;
  last_sequence: number;
  count: number;
}

async function log(query = ''): Promise<{ status: number; body: Log & { code?: string } }> {
  const { status, headers, body } = await service!.rest('GET', `/events${query}`, undefined);
  return { status, body: { ...(body as Log), epoch: headers.get('events-epoch')! } };
}

/** Books, and waits until all its events are written. */
async function book(): Promise<Log> {
  const stay = { without_listing: true, guest: { last_name: 'Lee', email: 'lee@example.org' } };
  // A service that has just started may be too busy.
  await eventually(
    async () => (await service!.rest('POST', '/reservations?skip_gp=1&sync=1', stay)).status === 200,
    60_000,
  );
  let last = -1;
  return eventually(async () => {
    const { body } = await log();
    const isQuiet = body.last_sequence === last;
    last = body.last_sequence;
    if (!isQuiet) await new Promise((resolve) => setTimeout(resolve, 700));
    return isQuiet ? body : null;
  }, 30_000);
}

interface First {
  sequence?: number;
  epoch?: string;
  code?: string;
}

/** The start of a subscription. */
async function follow(given: string): Promise<First> {
  class WithKey extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { 'x-api-key': FIRST_KEY } });
    }
  }
  const socket = createClient({ url: `${service!.url.replace('http', 'ws')}/graphql`, webSocketImpl: WithKey });
  try {
    const query = `subscription { accountEvents(${given}) { sequence epoch } }`;
    for await (const { data, errors } of socket.iterate({ query }))
      return errors ? { code: String(errors[0]?.extensions?.code) } : (data!.accountEvents as First);
    return {};
  } catch (error) {
    const [first] = error as { extensions: { code: string } }[];
    return { code: first?.extensions.code ?? String(error) };
  } finally {
    await socket.dispose();
  }
}

test('a restored backup begins a new epoch: clients with the previous one must start over', async () => {
  await start();
  const backedUp = await book();
  const backUp = startRole('kit/embedded-postgres/back-up/main.js', { DATA_DIR: join(folder, 'data') }, [
    join(folder, 'backup'),
  ]);
  expect(await backUp.ended).toBe(0);
  const known = await book();
  expect(known.epoch).toBe(backedUp.epoch);
  expect(known.last_sequence).toBeGreaterThan(backedUp.last_sequence);

  // A restart does not begin a new one, nor does a copy of a stopped service's data folder.
  const guests = async () => (await service!.rest('GET', '/reservations?limit=10')).body;
  const before = await guests();
  expect(before.items).toContainEqual(
    expect.objectContaining({ guest: expect.objectContaining({ email: 'lee@example.org' }) }),
  );
  await service!.stop();
  await copy('data', 'copied');
  rmSync(join(folder, 'data'), { recursive: true });
  await copy('copied', 'data');
  await start();
  expect(await guests()).toEqual(before);
  expect((await log()).body).toMatchObject({ epoch: known.epoch, last_sequence: known.last_sequence });
  const resumed = `since: ${known.last_sequence - 1}`;
  for (const given of [resumed, `${resumed}, epoch: "${known.epoch}"`])
    expect(await follow(given)).toEqual({ sequence: known.last_sequence, epoch: known.epoch });
  expect(await follow(`since: ${known.last_sequence + 1}`)).toEqual({ code: 'EVENTS_START_OVER' });

  await service!.stop();
  await copy('data/keys', 'keys');
  rmSync(join(folder, 'data'), { recursive: true });
  await copy('backup', 'data');
  await copy('keys', 'data/keys');
  await start();
  const restored = (await log()).body;
  expect(restored.last_sequence).toBe(backedUp.last_sequence);
  expect(restored.epoch).not.toBe(known.epoch);
  // Without the epoch, the sequence number alone decides until it is used again.
  expect(await follow(`since: ${known.last_sequence}`)).toEqual({ code: 'EVENTS_START_OVER' });
  const again = await book();
  expect(again).toMatchObject({ epoch: restored.epoch });
  const old = `since: ${backedUp.last_sequence}, epoch: "${known.epoch}"`;
  expect(await follow(old)).toEqual({ code: 'EVENTS_START_OVER' });
  const polled = `?after_sequence=${backedUp.last_sequence}`;
  expect(await log(`${polled}&epoch=${known.epoch}`)).toMatchObject({
    status: 409,
    body: { code: 'events_start_over' },
  });
  expect(await log(`${polled}&epoch=${again.epoch}`)).toMatchObject({ status: 200, body: { epoch: again.epoch } });
  expect(await log(polled)).toMatchObject({ status: 200 });
  expect(await follow(`since: 0, epoch: "${again.epoch}"`)).toEqual({ sequence: 1, epoch: again.epoch });
}, 600_000);
