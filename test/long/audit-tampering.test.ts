import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { seal } from '#kit/cipher/cipher.js';
import { ACTOR_ADDRESS } from '#kit/queue/sealed-actor.js';
import { newId } from '#kit/id.js';
import { type Link, linkHash } from '#subgraphs/identity/log/audit/chain.js';
import { runVerification } from '#subgraphs/identity/log/audit/run-verification.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { keepLikeWorker } from '../support/keep-events.js';

const DATA_KEY = Buffer.alloc(32, 7).toString('base64');

let service: RunningTest;
let client: pg.Client;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  // The service may not do this, but the database owner can.
  await client.query('grant update, delete on identity.audit_entry to current_user');
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

/** Events of a new account, stored the way the worker stores them. */
async function kept(count: number, accountId: string = newId()): Promise<string> {
  const actor = (id: string) => {
    const address = seal('203.0.113.7', ACTOR_ADDRESS, { accountId, id });
    return { kind: 'api', keyId: newId(), address, requestId: randomUUID() };
  };
  const fact = () => {
    const reservationId = newId();
    return { type: 'reservation.updated', subjectId: reservationId, payload: { reservationId } };
  };
  const waiting = Array.from({ length: count }, () => {
    const id = newId();
    return { ...fact(), id, accountId, occurredAt: new Date(), actor: actor(id), auditOnly: false };
  });
  await keepLikeWorker(client, accountId, waiting);
  return accountId;
}

async function verified(...parameters: string[]) {
  const lines: string[] = [];
  const config = { DATA_DIR: '/nowhere', DATA_KEY, DATABASE_URL: service.databaseUrl };
  const code = await runVerification(parameters, config, (line) => lines.push(line));
  return { code, lines };
}

const LINK = `account_id as "accountId", sequence::int, id, event_sequence::int as "eventSequence",
  to_char(occurred_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "occurredAt", actor_kind as "actorKind",
  key_id as "keyId", address_digest as "addressDigest", action, record_kind as "recordKind", record_id as "recordId",
  request_id as "requestId", previous_hash as "previousHash"`;

/** The correct hash of the entry as it stands now; anyone can compute it. */
async function workedOut(accountId: string, sequence: number): Promise<string> {
  const { rows } = await client.query<Link & { previousHash: string }>(
    `select ${LINK} from identity.audit_entry where account_id = $1 and sequence = $2`,
    [accountId, sequence],
  );
  return linkHash(rows[0]!, rows[0]!.previousHash);
}

const run = (text: string, ...values: unknown[]) => client.query(text, values);

async function forge(accountId: string, sequence: number): Promise<string> {
  await run(
    `update identity.audit_entry set action = 'reservation.created' where account_id = $1 and sequence = $2`,
    accountId,
    sequence,
  );
  const hash = await workedOut(accountId, sequence);
  await run(
    'update identity.audit_entry set hash = $3 where account_id = $1 and sequence = $2',
    accountId,
    sequence,
    hash,
  );
  return hash;
}

type Tampering = [title: string, at: number, reason: RegExp, work: (accountId: string) => Promise<unknown>];

const TAMPERINGS: Tampering[] = [
  ...['action', 'actor_kind', 'key_id', 'record_kind', 'record_id', 'request_id', 'address_digest'].map(
    (column): Tampering => [
      `another ${column}`,
      4,
      /was changed after it was written/,
      (id) => run(`update identity.audit_entry set ${column} = 'x' where account_id = $1 and sequence = 4`, id),
    ],
  ),
  [
    'another time, a microsecond off',
    4,
    /was changed after it was written/,
    (id) =>
      run(
        `update identity.audit_entry set occurred_at = occurred_at + interval '1 microsecond'
      where account_id = $1 and sequence = 4`,
        id,
      ),
  ],
  [
    'another address',
    4,
    /address of the entry/,
    (id) =>
      run(
        'update identity.audit_address set sealed = $2 where account_id = $1 and sequence = 4',
        id,
        seal('203.0.113.8', ACTOR_ADDRESS, { accountId: id, id: newId() }),
      ),
  ],
  ['a changed entry with a hash that fits it', 5, /does not link to the previous entry/, (id) => forge(id, 4)],
  [
    'a changed last entry with a hash that fits it',
    11,
    /does not match the recorded end of the trail/,
    (id) => forge(id, 10),
  ],
  [
    'a changed last entry, and the end changed to fit it',
    11,
    /not signed/,
    async (id) => {
      const hash = await forge(id, 10);
      await run('update identity.audit_head set hash = $2 where account_id = $1', id, hash);
    },
  ],
  [
    'an entry removed from the middle',
    4,
    /missing; the next entry is number 5/,
    (id) => run('delete from identity.audit_entry where account_id = $1 and sequence = 4', id),
  ],
  [
    'the first entry removed',
    1,
    /missing/,
    (id) => run('delete from identity.audit_entry where account_id = $1 and sequence = 1', id),
  ],
  [
    'the last entries removed',
    8,
    /the trail is truncated/,
    (id) => run('delete from identity.audit_entry where account_id = $1 and sequence > 7', id),
  ],
  [
    'the last entries removed, and the end put back',
    8,
    /not signed/,
    async (id) => {
      await run('delete from identity.audit_entry where account_id = $1 and sequence > 7', id);
      await run(
        `update identity.audit_head h set sequence = 7, hash = e.hash from identity.audit_entry e
      where h.account_id = $1 and e.account_id = $1 and e.sequence = 7`,
        id,
      );
    },
  ],
  [
    'an old end with its seal',
    11,
    /the account has 12 events, but the trail contains 10/,
    async (id) => {
      const { rows } = await run('select sequence, hash, seal from identity.audit_head where account_id = $1', id);
      await kept(2, id);
      await run('delete from identity.audit_entry where account_id = $1 and sequence > 10', id);
      await run(
        'update identity.audit_head set sequence = $2, hash = $3, seal = $4 where account_id = $1',
        id,
        rows[0].sequence,
        rows[0].hash,
        rows[0].seal,
      );
    },
  ],
  [
    'everything removed',
    1,
    /the trail is truncated/,
    (id) => run('delete from identity.audit_entry where account_id = $1', id),
  ],
  [
    'everything removed with its end',
    1,
    /the end of the trail is not recorded/,
    async (id) => {
      await run('delete from identity.audit_entry where account_id = $1', id);
      await run('delete from identity.audit_head where account_id = $1', id);
    },
  ],
  [
    'an entry added at the end with a hash that fits it',
    12,
    /entries after the recorded end/,
    async (id) => {
      await run(
        `insert into identity.audit_entry select account_id, 11, uuidv7(), 11, occurred_at, actor_kind, key_id,
      address_digest, action, record_kind, record_id, request_id, hash, hash
      from identity.audit_entry where account_id = $1 and sequence = 10`,
        id,
      );
      const hash = await workedOut(id, 11);
      await run('update identity.audit_entry set hash = $2 where account_id = $1 and sequence = 11', id, hash);
    },
  ],
  [
    'an entry put in between, the later ones numbered anew',
    5,
    /does not link to the previous entry/,
    async (id) => {
      await run('update identity.audit_entry set sequence = sequence + 100 where account_id = $1 and sequence > 4', id);
      await run(
        'update identity.audit_entry set sequence = sequence - 99 where account_id = $1 and sequence > 100',
        id,
      );
      await run(
        `insert into identity.audit_entry select account_id, 5, uuidv7(), null, occurred_at, actor_kind, key_id,
      address_digest, action, record_kind, record_id, request_id, previous_hash, hash
      from identity.audit_entry where account_id = $1 and sequence = 4`,
        id,
      );
    },
  ],
];

test.each(TAMPERINGS)('detects: %s', async (_title, at, reason, tamper) => {
  const accountId = await kept(10);
  expect(await verified('--account', accountId)).toMatchObject({ code: 0 });
  await tamper(accountId);
  const { code, lines } = await verified('--account', accountId);
  expect(code).toBe(1);
  expect(lines[0]).toMatch(new RegExp(`^${accountId}  BROKEN at ${at}: `));
  expect(lines[0]).toMatch(reason);
});

test('a trail does not verify with another DATA_KEY', async () => {
  const accountId = await kept(3);
  const lines: string[] = [];
  const config = {
    DATA_DIR: '/nowhere',
    DATA_KEY: Buffer.alloc(32, 8).toString('base64'),
    DATABASE_URL: service.databaseUrl,
  };
  expect(await runVerification(['--account', accountId], config, (line) => lines.push(line))).toBe(1);
  expect(lines[0]).toMatch(/not signed with this DATA_KEY/);
  await verified();
});

test('verifies an account that had events before it had a trail, and detects the loss of its end', async () => {
  const accountId = newId();
  await run('insert into identity.event_counter (account_id, last) values ($1, 5)', accountId);
  await run(
    `insert into identity.audit_head (account_id, sequence, hash, events_before) values ($1, 0, repeat('0', 64), 5)`,
    accountId,
  );
  expect(await verified('--account', accountId)).toMatchObject({ code: 0 });
  await kept(3, accountId);
  expect(await verified('--account', accountId)).toMatchObject({
    code: 0,
    lines: [/3 entries/, /./].map((each) => expect.stringMatching(each)),
  });
});

test('verifies twenty thousand entries while the service runs, a thousand at a time', async () => {
  const accountId = newId();
  for (let n = 0; n < 100; n += 1) await kept(200, accountId);
  const startedAt = performance.now();
  const { code, lines } = await verified('--account', accountId);
  const ms = performance.now() - startedAt;
  process.stdout.write(`20,000 entries were verified in ${ms.toFixed(0)} ms\n`);
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/20000 entries {2}OK/);
  expect(ms).toBeLessThan(20_000);
});
