import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { digestKeyOf, readKeyFile } from '#kit/cipher/cipher-key.js';
import { keyIdOf } from '#kit/cipher/key-ring.js';
import { built } from '../support/built.js';
import type { TestDatabase } from '../support/database.js';
import { freePort, startRole, untilReady } from '../support/roles.js';
import { FIRST_KEY, migratedDatabase } from '../support/running.js';

const LONG = 240_000;
const DATA_DIR = mkdtempSync(join(tmpdir(), 'lost-key-'));
const keys = join(DATA_DIR, 'keys');
const away = join(DATA_DIR, 'away');
const OTHER = Buffer.alloc(32, 5).toString('base64');
let database: TestDatabase;
let client: pg.Client;
let keyId: string;

/** A service that has generated its own key, written a guest, and stopped. */
beforeAll(async () => {
  await built();
  database = await migratedDatabase();
  const role = startRole('gateway/main.js', {
    DATA_DIR,
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    BOOTSTRAP_API_KEY: FIRST_KEY,
    LOG_LEVEL: 'fatal',
  });
  await untilReady(role);
  const answer = await fetch(`${role.url}/v1/reservations?skip_gp=1`, {
    method: 'POST',
    headers: { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ without_listing: true, guest: { full_name: 'Ann Lee', birth_date: '1990-02-03' } }),
  });
  expect(answer.status).toBe(200);
  expect(await role.stop()).toBe(0);
  keyId = keyIdOf(readKeyFile(DATA_DIR)[0]!);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, LONG);

afterAll(async () => {
  await client?.end();
  await database?.drop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

async function ran(file: string, environment: Record<string, string>) {
  const role = startRole(file, { DATA_DIR, DATABASE_URL: database.url, PORT: '0', ...environment });
  return { code: await role.ended, text: role.written() };
}

const service = (environment: Record<string, string> = {}) => ran('gateway/main.js', environment);
const doctor = (environment: Record<string, string> = {}) => ran('gateway/doctor/main.js', environment);

/** Runs the check while the key folder is missing, as after a restore without it. */
async function withoutKeys(look: () => Promise<void>): Promise<void> {
  renameSync(keys, away);
  try {
    await look();
    expect(existsSync(keys)).toBe(false);
  } finally {
    rmSync(keys, { recursive: true, force: true });
    renameSync(away, keys);
  }
}

const missing = () => `this database has values encrypted with the key ${keyId} (in use since `;

test('the doctor reports the keys as healthy', async () => {
  const { code, text } = await doctor();
  expect(text).toContain('ok  The keys match this database');
  expect(code).toBe(0);
});

test(
  'without their key, service and doctor stop with one message that names it, and generate no new one',
  () =>
    withoutKeys(async () => {
      for (const look of [service, doctor]) {
        const { code, text } = await look();
        expect(text).toContain(missing());
        expect(text).toContain('restore your backup of the keys folder from that time');
        expect(text).not.toContain('    at ');
        expect(code).toBe(1);
      }
    }),
  LONG,
);

test(
  'rejects another key, in the settings and in the file; with the right one beside it, data can be read',
  async () => {
    for (const look of [service, doctor]) {
      const { code, text } = await look({ DATA_KEY: OTHER });
      expect(text).toContain(missing());
      expect(code).toBe(1);
    }
    const DATA_KEYS_OLD = readFileSync(join(keys, 'data.key'), 'utf8').trim();
    const DIGEST_KEY = digestKeyOf({ DATA_DIR });
    const both = await doctor({ DATA_KEY: OTHER, DATA_KEYS_OLD, DIGEST_KEY });
    expect(both.text).toContain('ok  The keys match this database');
    const digest = await doctor({ DATA_KEY: OTHER, DATA_KEYS_OLD, DIGEST_KEY: OTHER });
    expect(digest).toMatchObject({
      code: 1,
      text: expect.stringContaining('DIGEST_KEY: the digests in this database'),
    });
  },
  LONG,
);

test(
  'detects the key by the values of a database from before keys were recorded; the next start records it',
  async () => {
    await client.query('delete from edge.data_key');
    await client.query('delete from edge.digest_key');
    await withoutKeys(async () => {
      const { code, text } = await service();
      expect(text).toContain(`encrypted with the key ${keyId}, which is missing`);
      expect(code).toBe(1);
    });
    const role = startRole('gateway/main.js', {
      DATA_DIR,
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      LOG_LEVEL: 'fatal',
    });
    await untilReady(role);
    expect(await role.stop()).toBe(0);
    const { rows } = await client.query('select key_id from edge.data_key');
    expect(rows).toEqual([{ key_id: keyId }]);
  },
  LONG,
);
