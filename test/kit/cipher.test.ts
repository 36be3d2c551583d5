import { mkdtempSync, readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addKeyToFile, retireOldKeys } from '#kit/cipher/change-key-file.js';
import { digestKeyOf, keyFileIn, keySource, readKeyFile } from '#kit/cipher/cipher-key.js';
import { type SealedRow, isCurrent, lookupDigest, open, seal } from '#kit/cipher/cipher.js';
import { useCipherKey, useKeys } from '#kit/cipher/keys-in-force.js';
import { newBytesKey, openBytes, sealBytes } from '#kit/cipher/sealed-bytes.js';
import { newId } from '#kit/id.js';
import { unboundValue } from '../support/sealed-columns.js';

const COLUMN = 'screening.guest_secret.birth_date';
const row = { accountId: newId(), id: newId() };
const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const folder = () => mkdtempSync(join(tmpdir(), 'keys-'));

beforeEach(() => useCipherKey(Buffer.alloc(32, 7)));

/** The value with one of its parts changed: 1 is the key id, 3 the tag, 4 the cipher text. */
function changed(sealed: string, n: number, change: (part: string) => string): string {
  return sealed
    .split('.')
    .map((part, at) => (at === n ? change(part) : part))
    .join('.');
}

test('decrypts a value in its own column and row', () => {
  const sealed = seal('1990-02-03', COLUMN, row);
  expect(sealed).toMatch(/^a2\.[\w-]{8}\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/);
  expect(sealed).not.toContain('1990');
  expect(open(sealed, COLUMN, row)).toBe('1990-02-03');
  expect(open(seal('', COLUMN, row), COLUMN, row)).toBe('');
  expect(open(null, COLUMN, row)).toBeNull();
});

test.each<[string, `${string}.${string}.${string}`, SealedRow]>([
  ['another column', 'screening.guest_secret.ip_address', row],
  ['another table', 'screening.portal_adult.birth_date', row],
  ['another schema', 'property.guest_secret.birth_date', row],
  ['another row', COLUMN, { ...row, id: newId() }],
  ['another account', COLUMN, { ...row, accountId: newId() }],
])('does not decrypt a value moved to %s', (_, column, moved) => {
  const sealed = seal('1990-02-03', COLUMN, row);
  expect(() => open(sealed, column, moved)).toThrow(/authenticate/);
});

test('neither encrypts nor decrypts a value without its row', () => {
  const sealed = seal('x', COLUMN, row);
  expect(() => open(sealed, COLUMN, { ...row, id: undefined as unknown as string })).toThrow(
    /without the account and ID of its row/,
  );
  expect(() => seal('x', COLUMN, { ...row, accountId: '' })).toThrow(/without the account and ID of its row/);
});

test.each([4, 8, 12, 13, 14, 15])('refuses a tag cut to %i bytes, even a matching one', (bytes) => {
  const cut = (part: string) => Buffer.from(part, 'base64url').subarray(0, bytes).toString('base64url');
  const sealed = changed(seal('1990-02-03', COLUMN, row), 3, cut);
  expect(() => open(sealed, COLUMN, row)).toThrow(/authentication tag length/i);
  const file = sealBytes(Buffer.from('picture'), 'A'.repeat(43));
  expect(() => openBytes(file.subarray(0, 12 + bytes), 'A'.repeat(43))).toThrow();
});

test('refuses a changed cipher text, tag or format', () => {
  const sealed = seal('1990-02-03', COLUMN, row);
  const flip = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
  for (const n of [2, 3, 4]) expect(() => open(changed(sealed, n, flip), COLUMN, row)).toThrow();
  for (const other of ['', 'a3.x', '1990-02-03', sealed.split('.').slice(0, 4).join('.')])
    expect(() => open(other, COLUMN, row)).toThrow(/Not an encrypted value/);
});

test('names the key of a value; an unknown key is an error that names only the key', () => {
  const sealed = seal('1990-02-03', COLUMN, row);
  const keyId = sealed.split('.')[1]!;
  useCipherKey(Buffer.alloc(32, 8));
  expect(() => open(sealed, COLUMN, row)).toThrow(
    `The key ${keyId} that encrypted ${COLUMN} is not available: add it to DATA_KEYS_OLD, or restore its file.`,
  );
});

test('old keys decrypt old values, the current key encrypts new ones, and digests stay the same', () => {
  const [before, digest] = [seal('1990-02-03', COLUMN, row), lookupDigest('x')];
  const settings = { DATA_DIR: '/nowhere', DATA_KEY: base64(8), DATA_KEYS_OLD: [base64(7)] };
  expect(() => keySource(settings)).toThrow(/DIGEST_KEY: is required with DATA_KEYS_OLD/);
  const DIGEST_KEY = digestKeyOf({ DATA_DIR: '/nowhere', DATA_KEY: base64(7) });
  useKeys(keySource({ ...settings, DIGEST_KEY }));
  expect([open(before, COLUMN, row), isCurrent(before)]).toEqual(['1990-02-03', false]);
  expect(isCurrent(seal('x', COLUMN, row))).toBe(true);
  expect(lookupDigest('x')).toBe(digest);
});

test('a value in the old format decrypts with any active key until its own key is removed', () => {
  const before = unboundValue('1990-02-03');
  expect([open(before, COLUMN, row), isCurrent(before)]).toEqual(['1990-02-03', false]);
  const DIGEST_KEY = base64(1);
  useKeys(keySource({ DATA_DIR: '/nowhere', DATA_KEY: base64(8), DATA_KEYS_OLD: [base64(7)], DIGEST_KEY }));
  expect(open(before, COLUMN, row)).toBe('1990-02-03');
  useKeys(keySource({ DATA_DIR: '/nowhere', DATA_KEY: base64(8), DIGEST_KEY }));
  expect(() => open(before, COLUMN, row)).toThrow(/authenticate/);
});

test('creates the key files once, for their owner only, and a running process reloads a changed file', () => {
  const DATA_DIR = folder();
  useKeys(keySource({ DATA_DIR }));
  const [before, digest] = [seal('1990-02-03', COLUMN, row), lookupDigest('x')];
  for (const name of readdirSync(join(DATA_DIR, 'keys')))
    expect(statSync(join(DATA_DIR, 'keys', name)).mode & 0o077).toBe(0);
  const same = keySource({ DATA_DIR });
  // Another process adds a key and encrypts with it; this one meets the value before it reloads the file.
  addKeyToFile(DATA_DIR);
  utimesSync(keyFileIn(DATA_DIR), new Date(), new Date(Date.now() + 5_000));
  expect(readKeyFile(DATA_DIR)).toHaveLength(2);
  const added = same.read();
  expect(added.all.has(before.split('.')[1]!)).toBe(true);
  expect(added.current.id).not.toBe(before.split('.')[1]);
  expect(() => open(before.replace(/\.[\w-]{8}\./, `.${added.current.id}.`), COLUMN, row)).toThrow(/authenticate/);
  expect(isCurrent(seal('x', COLUMN, row))).toBe(true);
  expect([open(before, COLUMN, row), lookupDigest('x')]).toEqual(['1990-02-03', digest]);
  const [retired] = retireOldKeys(DATA_DIR);
  expect([statSync(retired!).mode & 0o077, readKeyFile(DATA_DIR)].map(String)).toEqual([
    '0',
    String([readKeyFile(DATA_DIR)[0]]),
  ]);
  useKeys(keySource({ DATA_DIR }));
  expect(() => open(before, COLUMN, row)).toThrow(/is not available/);
  expect(lookupDigest('x')).toBe(digest);
  expect(readFileSync(retired!, 'utf8')).not.toBe(readFileSync(keyFileIn(DATA_DIR), 'utf8').trim());
});

test('decrypts a file with its own key only', () => {
  const [key, other] = [newBytesKey(), newBytesKey()];
  const sealed = sealBytes(Buffer.from('picture'), key);
  expect(openBytes(sealed, key).toString()).toBe('picture');
  expect(() => openBytes(sealed, other)).toThrow();
});
