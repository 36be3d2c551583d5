import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { seal } from '#kit/cipher/cipher.js';
import { ACTOR_ADDRESS } from '#kit/queue/sealed-actor.js';
import { newId } from '#kit/id.js';
import type { AuditAnchorSettings } from '#subgraphs/identity/log/audit/anchor/settings.js';
import { anchorOnce } from '#subgraphs/identity/log/audit/anchor/keep-anchored.js';
import { runVerification } from '#subgraphs/identity/log/audit/run-verification.js';
import { keepEvents } from '#subgraphs/identity/log/event/keep-events.js';
import { eventually } from '../support/eventually.js';
import { type Receiver, answering, startReceiver } from '../support/receiver.js';
import { type RestartableTest, runningHere } from '../support/running.js';

const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
const SECRET = `whsec_${Buffer.alloc(24, 5).toString('base64')}`;
/** The service anchors at its start; what happens after that is anchored by the tests themselves. */
const SELDOM = { AUDIT_ANCHOR_MINUTES: '1440' };

let service: RestartableTest;
let client: pg.Client;
let pool: pg.Pool;
let folder: string;
let receiver: Receiver;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screening-anchors-'));
  service = await runningHere(SELDOM);
  pool = new pg.Pool({ connectionString: service.databaseUrl });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  receiver = await startReceiver();
  // What the service itself may not, whoever owns the database may.
  await client.query('grant update, delete on identity.audit_entry to current_user');
});

afterAll(async () => {
  await receiver?.stop();
  await client?.end();
  await pool?.end();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Facts of an account, kept as the worker keeps them. */
async function kept(count: number, accountId: string = newId()): Promise<string> {
  const waiting = Array.from({ length: count }, () => {
    const reservationId = newId();
    const id = newId();
    const address = seal('203.0.113.7', ACTOR_ADDRESS, { accountId, id });
    const actor = { kind: 'api', keyId: newId(), address, requestId: randomUUID() };
    const fact = { type: 'reservation.updated', subjectId: reservationId, payload: { reservationId } };
    return { ...fact, id, accountId, occurredAt: new Date(), actor, auditOnly: false };
  });
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(7301)');
  await keepEvents(client as unknown as pg.PoolClient, waiting);
  await client.query('commit');
  return accountId;
}

/** One round of anchoring; gives the lines that it logged. */
async function anchored(settings: Partial<AuditAnchorSettings> = {}, level = 'error') {
  const lines: string[] = [];
  const log = pino({ level }, { write: (line: string) => void lines.push(line) });
  const auditAnchors = { everyMinutes: 15, file: null, post: null, ...settings };
  await anchorOnce({ pool, log, auditAnchors, allowPrivateCallbacks: true });
  return lines;
}

async function verified(...parameters: string[]) {
  const lines: string[] = [];
  const config = { DATA_DIR: '/nowhere', DATA_KEY, DATABASE_URL: service.databaseUrl };
  const code = await runVerification(parameters, config, (line) => lines.push(line));
  return { code, lines };
}

async function anchorsOf(accountId: string, file: string) {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line)).filter((one) => one.accountId === accountId);
}

/** Everything the database says about where the trail ends, as its owner could note it down and put it back. */
async function endOf(accountId: string) {
  const head = await client.query('select * from identity.audit_head where account_id = $1', [accountId]);
  const counter = await client.query('select last from identity.event_counter where account_id = $1', [accountId]);
  return { head: head.rows[0], last: counter.rows[0].last };
}

async function putBack(accountId: string, { head, last }: Awaited<ReturnType<typeof endOf>>) {
  for (const [table, end] of [
    ['audit_entry', head.sequence],
    ['audit_address', head.sequence],
    ['event', last],
  ])
    await client.query(`delete from identity.${table} where account_id = $1 and sequence > $2`, [accountId, end]);
  await client.query('update identity.audit_head set sequence = $2, hash = $3, seal = $4 where account_id = $1', [
    accountId,
    head.sequence,
    head.hash,
    head.seal,
  ]);
  await client.query('update identity.event_counter set last = $2 where account_id = $1', [accountId, last]);
}

test('a trail that is shortened with an earlier sealed end and counter is noticed since the anchor', async () => {
  const file = join(folder, 'shortened.jsonl');
  const accountId = await kept(10);
  const before = await endOf(accountId);
  await kept(5, accountId);
  await anchored({ file });
  const args = ['--account', accountId, '--since-anchor', file];
  expect(await verified(...args)).toMatchObject({ code: 0, lines: [expect.stringMatching(/15 entries {2}OK/), /./] });
  await putBack(accountId, before);
  // The database alone can't tell.
  expect(await verified('--account', accountId)).toMatchObject({ code: 0 });
  const { code, lines } = await verified(...args);
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/BROKEN at 11: the trail was truncated to 10 entries: it had 15 at the anchor of /);
});

test('a trail that is replaced by another of the same length is noticed since the anchor', async () => {
  const file = join(folder, 'replaced.jsonl');
  const accountId = await kept(4);
  const before = await endOf(accountId);
  await kept(3, accountId);
  await anchored({ file });
  await putBack(accountId, before);
  await kept(8, accountId);
  expect(await verified('--account', accountId)).toMatchObject({ code: 0 });
  const { code, lines } = await verified('--account', accountId, '--since-anchor', file);
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/BROKEN at 7: the trail was replaced: the entry does not match the anchor of /);
});

test('an account that is removed altogether is noticed since the anchor', async () => {
  const file = join(folder, 'removed.jsonl');
  const accountId = await kept(3);
  await anchored({ file });
  for (const table of ['audit_entry', 'audit_address', 'audit_head', 'event', 'event_counter', 'audit_anchor'])
    await client.query(`delete from identity.${table} where account_id = $1`, [accountId]);
  expect((await verified()).lines.join('\n')).not.toContain(accountId);
  const { code, lines } = await verified('--since-anchor', file);
  expect(code).toBe(1);
  expect(lines.find((line) => line.startsWith(accountId))).toMatch(
    /the trail was deleted: it had 3 entries at the anchor of /,
  );
});

test('only trails that changed are anchored again, and the log has them at any level', async () => {
  const file = join(folder, 'again.jsonl');
  const [one, other] = [await kept(2), await kept(2)];
  await anchored({ file });
  await kept(1, one);
  // The first account's trail may begin meanwhile.
  const mine = (lines: string[]) =>
    lines.map((line) => JSON.parse(line)).filter(({ accountId }) => [one, other].includes(accountId));
  expect(mine(await anchored({ file }, 'fatal'))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      msg: 'audit.anchored',
      accountId: one,
      sequence: 3,
      hash: (await endOf(one)).head.hash,
      anchoredAt: expect.any(String),
    },
  ]);
  expect((await anchorsOf(one, file)).map(({ sequence }) => sequence)).toEqual([2, 3]);
  expect((await anchorsOf(other, file)).map(({ sequence }) => sequence)).toEqual([2]);
  expect(mine(await anchored({ file }))).toEqual([]);
});

test('log lines serve as anchors, also behind what a collector puts before them', async () => {
  const accountId = await kept(3);
  const before = await endOf(accountId);
  await kept(2, accountId);
  const logged = await anchored();
  const file = join(folder, 'service.log');
  await writeFile(
    file,
    ['worker-1  | something else', ...logged.map((line) => `worker-1  | ${line.trim()}`)].join('\n'),
  );
  expect(await verified('--account', accountId, '--since-anchor', file)).toMatchObject({ code: 0 });
  await putBack(accountId, before);
  expect(await verified('--account', accountId, '--since-anchor', file)).toMatchObject({ code: 1 });
});

test('the service says so itself where a trail lost what it had anchored', async () => {
  const accountId = await kept(2);
  const before = await endOf(accountId);
  await kept(2, accountId);
  await anchored();
  await putBack(accountId, before);
  await kept(7, accountId);
  const found = (lines: string[]) => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(found(await anchored())).toMatchObject([{ msg: 'audit.trail_changed', accountId, sequence: 4 }]);
  for (const table of ['audit_entry', 'audit_head', 'event_counter'])
    await client.query(`delete from identity.${table} where account_id = $1`, [accountId]);
  expect(found(await anchored())).toMatchObject([{ msg: 'audit.trail_removed', accountId, sequence: 9 }]);
  await client.query('delete from identity.audit_anchor where account_id = $1', [accountId]);
});

test('anchors are posted and signed, and what is refused is posted again with the same identifier', async () => {
  const post = { url: `${receiver.url}/anchors`, secret: SECRET };
  const accountId = await kept(3);
  receiver.on('/anchors', answering(503));
  await expect(anchored({ post })).rejects.toMatchObject({ code: 'status_503' });
  receiver.on('/anchors', answering(204));
  await anchored({ post });
  const [refused, taken] = receiver.at('/anchors');
  const sent = taken!.body.data.anchors.find((one: { accountId: string }) => one.accountId === accountId);
  const { hash } = (await endOf(accountId)).head;
  expect(sent).toEqual({ accountId, sequence: 3, hash, anchoredAt: expect.any(String) });
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = taken!.headers;
  const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(at)}.${taken!.text}`)
    .digest('base64');
  expect(signature).toBe(`v1,${expected}`);
  expect(refused!.headers['webhook-id']).toBe(id);
  const before = receiver.at('/anchors').length;
  await anchored({ post });
  expect(receiver.at('/anchors')).toHaveLength(before);
});

test('a private address is not posted to unless that is allowed', async () => {
  await kept(1);
  const auditAnchors = { everyMinutes: 15, file: null, post: { url: `${receiver.url}/private`, secret: SECRET } };
  const log = pino({ level: 'silent' });
  const posting = anchorOnce({ pool, log, auditAnchors, allowPrivateCallbacks: false });
  await expect(posting).rejects.toMatchObject({ reason: 'NOT_PUBLIC' });
  expect(receiver.at('/private')).toEqual([]);
});

test('two processes at once write each anchor once', async () => {
  const file = join(folder, 'two.jsonl');
  const accounts = [await kept(1), await kept(1), await kept(1)];
  await Promise.all([anchored({ file }), anchored({ file }), anchored({ file })]);
  for (const accountId of accounts) expect(await anchorsOf(accountId, file)).toHaveLength(1);
});

test('a file that is no list of anchors, or a damaged one, is refused', async () => {
  const file = join(folder, 'damaged.jsonl');
  expect(await verified('--since-anchor', join(folder, 'none'))).toMatchObject({ code: 2 });
  await writeFile(file, 'nothing\n{"msg":"something else"}\n');
  expect(await verified('--since-anchor', file)).toMatchObject({ code: 2, lines: [`No anchors found in ${file}.`] });
  await writeFile(file, 'nothing\n{"msg":"audit.anchored","accountId":"x","sequence":1}\n');
  expect((await verified('--since-anchor', file)).lines[0]).toMatch(/Line 2: accountId, hash, anchoredAt missing/);
  await writeFile(file, `{"msg":"audit.anchored","accountId":"${newId()}","sequ`);
  expect((await verified('--since-anchor', file)).lines[0]).toMatch(/Line 1: it is truncated or not valid JSON/);
  for (const args of [['--since-anchor'], ['--account', 'x'], ['--other', 'x'], ['x']])
    expect(await verified(...args)).toMatchObject({ code: 2, lines: [expect.stringMatching(/^Usage: /)] });
});

test('the running service anchors by itself, to its file', async () => {
  const file = join(folder, 'service.jsonl');
  const accountId = await kept(2);
  await service.restart({ ...SELDOM, AUDIT_ANCHOR_FILE: file });
  const anchors = await eventually(async () => {
    const found = await anchorsOf(accountId, file).catch(() => []);
    return found.length > 0 ? found : null;
  });
  expect(anchors).toMatchObject([{ msg: 'audit.anchored', accountId, sequence: 2 }]);
  expect(await verified('--account', accountId, '--since-anchor', file)).toMatchObject({ code: 0 });
});
