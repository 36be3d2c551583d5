import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { checkDigestKey } from '#kit/cipher/check-digest-key.js';
import { keySource, readKeyFile } from '#kit/cipher/cipher-key.js';
import { currentPrefix, seal } from '#kit/cipher/cipher.js';
import { keyIdOf } from '#kit/cipher/key-ring.js';
import { useCipherKey, useKeys } from '#kit/cipher/keys-in-force.js';
import { newId } from '#kit/id.js';
import { projectRoot } from '#kit/process/project-root.js';
import { runVerification } from '#subgraphs/identity/log/audit/run-verification.js';
import { built } from '../support/built.js';
import { eventually } from '../support/eventually.js';
import { type RestartableTest, runningHere } from '../support/running.js';
import { allSealedPlaces, openedValues, unboundValue } from '../support/sealed-columns.js';

const STAY = { without_listing: true, check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
const MANY = 12_000;
const LONG = 120_000;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'rotated-'));
let service: RestartableTest;
let client: pg.Client;
const made: { id: string; user_id: string }[] = [];

beforeAll(async () => {
  await built();
  service = await runningHere();
  // The key that the service started with.
  mkdirSync(join(DATA_DIR, 'keys'));
  writeFileSync(join(DATA_DIR, 'keys/data.key'), Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
  useKeys(keySource({ DATA_DIR }));
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
}, LONG);

afterAll(async () => {
  await client?.end();
  await service?.stop();
  useCipherKey(Buffer.alloc(32, 7));
  rmSync(DATA_DIR, { recursive: true });
});

/** The command as an operator runs it beside the service, with the data folder's key file unless keys are set. */
function command(parameters: string[] = [], environment: Record<string, string> = {}) {
  const main = join(projectRoot, 'dist/subgraphs/keys.js');
  const env = { PATH: process.env.PATH!, DATABASE_URL: service.databaseUrl, DATA_DIR, ...environment };
  const child = spawn(process.execPath, [main, ...parameters], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child: child as ChildProcess, ended };
}

const newStay = async (birthDate: string) => {
  const guest = { first_name: 'Ann', last_name: 'Lee', birth_date: birthDate, ip_address: '203.0.113.9' };
  const { status, body } = await service.rest('POST', '/reservations', { ...STAY, guest });
  expect(status).toBe(200);
  return body as { id: string; user_id: string };
};

/** Rows of guests that no test reads: half by the current key, half in the earlier format. */
async function manyGuests(accountId: string, unbound: (text: string) => string) {
  const rows = Array.from({ length: MANY }, (_, n) => {
    const id = newId();
    const row = { accountId, id };
    const text = `1990-01-${n}`;
    return { id, sealed: n % 2 ? unbound(text) : seal(text, 'screening.guest_secret.birth_date', row) };
  });
  await client.query(
    `insert into screening.guest_secret (account_id, id, birth_date, created_at, updated_at)
     select $1, m.id, m.sealed, now(), now() from unnest($2::uuid[], $3::text[]) as m(id, sealed)`,
    [accountId, rows.map(({ id }) => id), rows.map(({ sealed }) => sealed)],
  );
}

/** The keys that the service needs to start. */
const notedKeys = async () => {
  const { rows } = await client.query<{ id: string }>('select key_id as id from edge.data_key order by noted_at');
  return rows.map(({ id }) => id);
};

const underKey = async (prefix: string) => {
  const text = 'select count(*)::int as n from screening.guest_secret where starts_with(birth_date, $1)';
  return (await client.query<{ n: number }>(text, [prefix])).rows[0]!.n;
};

test('a value copied to another row or column in the database does not decrypt', async () => {
  const [ann, bob] = [await newStay('1990-02-03'), await newStay('1980-05-06')];
  made.push(ann, bob);
  const shown = async () => (await service.rest('GET', `/reservations/${bob.id}/status`)).status;
  const changed = async (id: string) =>
    (await service.rest('PUT', `/reservations/${id}`, { guest: { birth_date: '1980-05-06' } })).status;
  expect([await shown(), await changed(bob.id)]).toEqual([200, 200]);
  const kept = (await client.query('select * from screening.guest_secret where id = $1', [bob.id])).rows[0];
  const moves = [
    'birth_date = (select birth_date from screening.guest_secret where id = $2)',
    'birth_date = ip_address || substr($2::text, 1, 0)',
  ];
  for (const move of moves) {
    await client.query(`update screening.guest_secret set ${move} where id = $1`, [bob.id, ann.id]);
    expect(await changed(bob.id)).toBe(500);
    await client.query('update screening.guest_secret set birth_date = $2 where id = $1', [bob.id, kept.birth_date]);
  }
  expect(await changed(bob.id)).toBe(200);
});

test(
  'rotates the keys while the service writes, also after a kill, and leaves nothing under the old key',
  async () => {
    const accountId = made[0]!.user_id;
    const oldKey = readKeyFile(DATA_DIR)[0]!;
    await manyGuests(accountId, (text) => unboundValue(text, oldKey));
    const before = currentPrefix();
    // Writers run until the end: their writes and the rotation must not undo each other.
    let writing = true;
    const written: string[] = [];
    const writer = (async () => {
      for (let n = 0; writing; n += 1) {
        const birthDate = `19${String((n % 80) + 10)}-03-04`;
        const { status } = await service.rest('PUT', `/reservations/${made[0]!.id}`, {
          guest: { birth_date: birthDate },
        });
        expect(status).toBe(200);
        written.push(birthDate);
        if (n % 5 === 0) made.push(await newStay('1970-01-01'));
      }
    })();
    const first = command();
    await eventually(async () => {
      const old = await client.query(
        `select count(*)::int as n from screening.guest_secret where birth_date like 'a1.%'`,
      );
      return old.rows[0].n > 0 && old.rows[0].n < MANY / 2 - 500;
    }, LONG);
    first.child.kill('SIGKILL');
    expect((await first.ended).code).toBeNull();
    const both = readKeyFile(DATA_DIR);
    expect(both).toHaveLength(2);
    expect(await underKey(before)).toBeGreaterThan(0);
    expect(await notedKeys()).toEqual([oldKey, both[0]!].map(keyIdOf));
    const checked = await command(['check']).ended;
    expect(checked).toMatchObject({
      code: 1,
      said: expect.stringMatching(/screening\.guest_secret\.birth_date .* [1-9]\d* with other keys/),
    });
    const second = await command().ended;
    writing = false;
    await writer;
    expect(second).toMatchObject({ code: 0, said: expect.stringContaining('Complete.') });
    expect(second.said).toMatch(/re-encrypted, 0 with keys other than/);
    // Proof without the command: with the new key alone every value of the database decrypts.
    expect(readKeyFile(DATA_DIR)).toHaveLength(1);
    useKeys(keySource({ DATA_DIR }));
    expect(currentPrefix()).not.toBe(before);
    expect(await notedKeys()).toEqual([keyIdOf(both[0]!)]);
    const values = await openedValues(client);
    expect(values.length).toBeGreaterThan(MANY);
    expect(values.filter(({ sealed }) => !sealed.startsWith(currentPrefix()))).toEqual([]);
    const mine = values.find(({ id, place }) => id === made[0]!.id && place.column === 'birth_date');
    expect(mine!.text).toBe(written.at(-1));
    expect((await command(['check']).ended).code).toBe(0);
    // The audit trail covers the addresses as first encrypted, and still verifies.
    const lines: string[] = [];
    const config = { DATA_DIR, DATABASE_URL: service.databaseUrl };
    const verified = await runVerification(['--account', accountId], config, (line) => lines.push(line));
    expect([verified, lines[0]]).toEqual([0, expect.stringMatching(/entries {2}OK$/)]);
  },
  LONG,
);

test('a value that does not decrypt keeps the rotation incomplete, and both keys in use', async () => {
  const [, bob] = made;
  const text = 'update screening.guest_secret set ip_address = birth_date where id = $1';
  await client.query(text, [bob!.id]);
  const ended = await command().ended;
  expect(ended).toMatchObject({
    code: 1,
    said: expect.stringMatching(/guest_secret\.ip_address .* 1 with other keys/),
  });
  expect(ended.said).toContain('Not complete:');
  expect(readKeyFile(DATA_DIR)).toHaveLength(2);
  await client.query('update screening.guest_secret set ip_address = null where id = $1', [bob!.id]);
  expect((await command().ended).code).toBe(0);
  expect(readKeyFile(DATA_DIR)).toHaveLength(1);
});

test('every column with encrypted values is in the list of columns', async () => {
  const listed = new Set((await allSealedPlaces()).map(({ table, column }) => `${table}.${column}`));
  const { rows } = await client.query<{ table: string; column: string }>(
    `select format('%s.%s', n.nspname, c.relname) as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and n.nspname not in ('pg_catalog', 'information_schema')
       and a.atttypid in ('text'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text[]'::regtype)`,
  );
  expect(rows.length).toBeGreaterThan(100);
  const holding: string[] = [];
  for (const { table, column } of rows) {
    const found = await client.query(
      `select from ${table} where "${column}"::text ~ '(^|")a[12]\\.[A-Za-z0-9_-]{8}' limit 1`,
    );
    if (found.rowCount) holding.push(`${table}.${column}`);
  }
  expect(holding).toEqual(
    expect.arrayContaining(['screening.guest_secret.birth_date', 'identity.audit_address.sealed']),
  );
  expect(holding.filter((name) => !listed.has(name))).toEqual([]);
  for (const name of listed) expect(rows.map(({ table, column }) => `${table}.${column}`)).toContain(name);
});

test('the service does not start with a digest key unknown to the database', async () => {
  const pool = new pg.Pool({ connectionString: service.databaseUrl });
  try {
    useCipherKey(Buffer.alloc(32, 7));
    await checkDigestKey(pool);
    useCipherKey(Buffer.alloc(32, 9));
    await expect(checkDigestKey(pool)).rejects.toThrow(
      /DIGEST_KEY: the digests in this database were made with a different key/,
    );
  } finally {
    await pool.end();
    useKeys(keySource({ DATA_DIR }));
  }
});

test('keys from settings: prints the digest key, decrypts with the old key, encrypts with the new one', async () => {
  const [old, current] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
  const printed = await command(['digest-key'], { DATA_KEY: old }).ended;
  expect(printed).toMatchObject({ code: 0, said: expect.stringMatching(/^[\w+/]{43}=\n$/) });
  const without = await command([], { DATA_KEY: current, DATA_KEYS_OLD: old }).ended;
  expect(without).toMatchObject({
    code: 1,
    said: expect.stringContaining('DIGEST_KEY: is required with DATA_KEYS_OLD'),
  });
  const DATA_KEYS_OLD = `${old},${readKeyFile(DATA_DIR)[0]!.toString('base64')}`;
  const DIGEST_KEY = (await command(['digest-key']).ended).said.trim();
  const [noted] = await notedKeys();
  for (const [wrong, said] of [
    [{ DATA_KEY: current }, `DATA_KEY: this database has values encrypted with the key ${noted} (in use since `],
    [{ DATA_KEY: current, DATA_KEYS_OLD, DIGEST_KEY: printed.said.trim() }, 'DIGEST_KEY: the digests in this database'],
  ] as const) {
    expect(await command([], wrong).ended).toMatchObject({ code: 1, said: expect.stringContaining(said) });
    expect(await notedKeys()).toEqual([noted]);
  }
  const done = await command([], { DATA_KEY: current, DATA_KEYS_OLD, DIGEST_KEY }).ended;
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('Remove DATA_KEYS_OLD') });
  expect(await notedKeys()).toEqual([keyIdOf(Buffer.alloc(32, 2))]);
  useCipherKey(Buffer.alloc(32, 2));
  expect((await openedValues(client)).length).toBeGreaterThan(MANY);
});
