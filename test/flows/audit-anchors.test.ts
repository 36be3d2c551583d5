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
import { eventually } from '../support/eventually.js';
import { type Receiver, answering, startReceiver } from '../support/receiver.js';
import { type RestartableTest, runningHere } from '../support/running.js';
import { keepLikeWorker } from '../support/keep-events.js';

const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
const SECRET = `whsec_${Buffer.alloc(24, 5).toString('base64')}`;
/** The service writes anchors when it starts; all others are written by the tests. */
const SELDOM = { AUDIT_ANCHOR_MINUTES: '1440' };

let service: RestartableTest;
let client: pg.Client;
let pool: pg.Pool;
let folder: string;
let receiver: Receiver;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screening-anchors-'));
  service = await runningHere(SELDOM);
  // Otherwise the anchors that it writes just after its start would interfere with the tests.
  await service.restart(null);
  pool = new pg.Pool({ connectionString: service.databaseUrl });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  receiver = await startReceiver();
  // The service may not do this, but the database owner can.
  await client.query('grant update, delete on identity.audit_entry to current_user');
});

afterAll(async () => {
  await receiver?.stop();
  await client?.end();
  await pool?.end();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Events of an account, stored the way the worker stores them. */
async function kept(count: number, accountId: string = newId()): Promise<string> {
  const waiting = Array.from({ length: count }, () => {
    const reservationId = newId();
    const id = newId();
    const address = seal('203.0.113.7', ACTOR_ADDRESS, { accountId, id });
    const actor = { kind: 'api', keyId: newId(), address, requestId: randomUUID() };
    const fact = { type: 'reservation.updated', subjectId: reservationId, payload: { reservationId } };
    return { ...fact, id, accountId, occurredAt: new Date(), actor, auditOnly: false };
  });
  await keepLikeWorker(client, accountId, waiting);
  return accountId;
}

/** Runs one round of anchoring and returns the log lines. */
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

/** Everything the database holds about the end of the trail, as its owner could copy and restore it. */
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

test('detects a trail shortened to an earlier encrypted end and counter, by its anchor', async () => {
  const file = join(folder, 'shortened.jsonl');
  const accountId = await kept(10);
  const before = await endOf(accountId);
  await kept(5, accountId);
  await anchored({ file });
  const args = ['--account', accountId, '--since-anchor', file];
  expect(await verified(...args)).toMatchObject({ code: 0, lines: [expect.stringMatching(/15 entries {2}OK/), /./] });
  await putBack(accountId, before);
  // The database alone cannot detect it.
  expect(await verified('--account', accountId)).toMatchObject({ code: 0 });
  const { code, lines } = await verified(...args);
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/BROKEN at 11: the trail was truncated to 10 entries: it had 15 at the anchor of /);
});

test('detects a trail replaced by another one of the same length, by its anchor', async () => {
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

test('detects the removal of a whole account, by its anchor', async () => {
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

test('anchors only trails that changed, and logs them at every level', async () => {
  const file = join(folder, 'again.jsonl');
  const [one, other] = [await kept(2), await kept(2)];
  await anchored({ file });
  await kept(1, one);
  // The first account's trail may begin in the meantime.
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

test('accepts log lines as anchors, also with a prefix added by a log collector', async () => {
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

test('the service itself reports a trail that lost anchored entries', async () => {
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

test('posts and signs anchors, and retries a rejected one with the same identifier', async () => {
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

test('does not post to a private address unless allowed', async () => {
  await kept(1);
  const auditAnchors = { everyMinutes: 15, file: null, post: { url: `${receiver.url}/private`, secret: SECRET } };
  const log = pino({ level: 'silent' });
  const posting = anchorOnce({ pool, log, auditAnchors, allowPrivateCallbacks: false });
  await expect(posting).rejects.toMatchObject({ reason: 'NOT_PUBLIC' });
  expect(receiver.at('/private')).toEqual([]);
});

test('two concurrent processes write each anchor once', async () => {
  const file = join(folder, 'two.jsonl');
  const accounts = [await kept(1), await kept(1), await kept(1)];
  await Promise.all([anchored({ file }), anchored({ file }), anchored({ file })]);
  for (const accountId of accounts) expect(await anchorsOf(accountId, file)).toHaveLength(1);
});

test('rejects a file that is damaged or not a list of anchors', async () => {
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

test('the running service writes anchors to its file', async () => {
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
