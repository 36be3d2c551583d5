import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { topicsOf } from '#kit/queue/topics-of.js';
import { type Topics, publishOn } from '#kit/queue/topics.js';
import { openPool } from '#kit/store/database.js';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/roles.js';

const log = openLog('silent', 'test');
const COMMAND = '/usr/sbin/nats-server';

let database: TestDatabase;
let pool: pg.Pool;
let port: number;
let server: ChildProcess;
const open: Topics[] = [];

async function startServer(): Promise<void> {
  server = spawn(COMMAND, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
  let written = '';
  server.stderr!.on('data', (chunk: Buffer) => (written += chunk));
  await eventually(() => written.includes('Server is ready'));
}

async function stopServer(): Promise<void> {
  const ended = once(server, 'close');
  server.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  port = await freePort();
  await startServer();
  database = await testDatabase({ key: 'empty', migrate: async () => {} });
  pool = openPool(database.url, 4, log);
});

afterEach(async () => {
  for (const topics of open.splice(0)) await topics.close();
});

afterAll(async () => {
  await pool?.end();
  await database?.drop();
  await stopServer();
});

/** Both transports; with `nats` null it is the database alone. */
async function opened(nats: boolean): Promise<Topics> {
  const url = nats ? { NATS_URL: `nats://127.0.0.1:${port}` } : {};
  const topics = await topicsOf({ DATABASE_URL: database.url, ...url }, pool, log);
  open.push(topics);
  return topics;
}

interface Numbered {
  n: number;
}

function heard(topics: Topics, topic: string) {
  const numbers: number[] = [];
  const told = { gaps: 0, numbers };
  topics.listen(topic, (({ n }: Numbered) => void numbers.push(n)) as (message: never) => void, () => (told.gaps += 1));
  return told;
}

describe.each([
  ['the database', false],
  ['NATS', true],
])('topics over %s', (_, nats) => {
  test('reach every subscribed process in order, and no subscriber of another topic', async () => {
    const [sender, one, two] = [await opened(nats), await opened(nats), await opened(nats)];
    const [first, second, other] = [heard(one, 'events'), heard(two, 'events'), heard(two, 'others')];
    await new Promise((resolve) => setTimeout(resolve, 200));
    const numbers = Array.from({ length: 200 }, (_unused, n) => n);
    await sender.publish(
      'events',
      numbers.map((n) => ({ n })),
    );
    await eventually(() => first.numbers.length === 200 && second.numbers.length === 200);
    expect([first.numbers, second.numbers, other.numbers]).toEqual([numbers, numbers, []]);
  });

  test('publish within a transaction on commit, and nothing on rollback', async () => {
    const told = heard(await opened(nats), 'events');
    for (const [n, end] of [
      [1, 'rollback'],
      [2, 'commit'],
    ] as const) {
      const client = await pool.connect();
      await client.query('begin');
      await publishOn(client, 'events', [{ n }]);
      await client.query(end);
      client.release();
    }
    await eventually(() => told.numbers.length > 0);
    expect(told.numbers).toEqual([2]);
  });

  test('deliver nothing after unsubscribing', async () => {
    const topics = await opened(nats);
    const numbers: number[] = [];
    const stop = topics.listen('events', (({ n }: Numbered) => void numbers.push(n)) as (message: never) => void);
    stop();
    const after = heard(topics, 'events');
    await topics.publish('events', [{ n: 1 }]);
    await eventually(() => after.numbers.length === 1);
    expect(numbers).toEqual([]);
  });
});

test('messages go through the database while NATS is away, and listeners hear of the gap when it is back', async () => {
  const [sender, listener] = [await opened(true), await opened(true)];
  const told = heard(listener, 'events');
  await stopServer();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await sender.publish('events', [{ n: 1 }]);
  await eventually(() => told.numbers.includes(1));
  await startServer();
  await eventually(() => told.gaps > 0);
  await eventually(async () => {
    await sender.publish('events', [{ n: 2 }]);
    return told.numbers.includes(2);
  });
});

test('fails at startup when the server is unreachable', async () => {
  await expect(
    topicsOf({ DATABASE_URL: database.url, NATS_URL: `nats://127.0.0.1:${await freePort()}` }, pool, log),
  ).rejects.toThrow();
});
