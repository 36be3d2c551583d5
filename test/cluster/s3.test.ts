import { jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describeError } from '#kit/process/log.js';
import { diskFiles } from '#kit/files/disk-files.js';
import type { BucketSettings } from '#kit/files/file-settings.js';
import type { FileStore } from '#kit/files/file-store.js';
import { s3Files } from '#kit/files/s3-files.js';
import { licenceFront } from '../../packages/document-reader/bench/licence-back.js';
import { purgeFiles } from '../support/id-images/purge-files.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { startRole } from '../support/roles.js';
import { type Swift, startSwift } from '../support/swift.js';

jest.setTimeout(300_000);

let server: Swift;
let at: Awaited<ReturnType<typeof pictureTest>>;
const open: FileStore[] = [];
const logged: string[] = [];
const log = pino({ serializers: { err: describeError } }, { write: (line) => void logged.push(line) });

/** The settings of a service that stores its pictures in the bucket, under its own prefix. */
const settings = (S3_PREFIX: string) => ({
  FILES: 's3',
  S3_ENDPOINT: server.url,
  S3_BUCKET: server.bucket,
  S3_ACCESS_KEY_ID: server.accessKeyId,
  S3_SECRET_ACCESS_KEY: server.secretAccessKey,
  S3_PREFIX,
});

async function filesTo(change: Partial<BucketSettings> = {}): Promise<FileStore> {
  const { url: endpoint, bucket, accessKeyId, secretAccessKey } = server;
  const place = { endpoint, bucket, region: 'us-east-1', prefix: 'a/', pathStyle: true };
  const files = await s3Files({ ...place, accessKeyId, secretAccessKey, ...change }, log, 60_000);
  open.push(files);
  return files;
}

const newName = () => `${randomUUID()}/${randomUUID()}`;

async function allOf(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.names()) names.push(name);
  return names.sort();
}

beforeAll(async () => {
  server = await startSwift();
  at = await pictureTest(settings('service/'));
});

beforeEach(() => {
  logged.length = 0;
});

afterAll(async () => {
  await at?.stop();
  for (const files of open) files.close?.();
  await server?.stop();
});

test('writes, reads back, replaces and removes files; a missing file is null', async () => {
  const [files, name] = [await filesTo(), newName()];
  expect([await files.has(name), await files.read(name)]).toEqual([false, null]);
  // The last one has the largest size that is read.
  for (const size of [0, 1, 70_000, 10_000_000, 64 * 1024 * 1024]) {
    const bytes = randomBytes(size);
    await files.write(name, bytes);
    expect((await files.read(name))!.equals(bytes)).toBe(true);
  }
  expect(await files.has(name)).toBe(true);
  await files.remove(name);
  await files.remove(name);
  expect([await files.has(name), await files.read(name)]).toEqual([false, null]);
});

test('lists more names than fit on a page, and none with another prefix', async () => {
  const [files, beside] = [await filesTo({ prefix: 'many/' }), await filesTo({ prefix: 'other/' })];
  const names = Array.from({ length: 1_003 }, newName).sort();
  for (let n = 0; n < names.length; n += 20)
    await Promise.all(names.slice(n, n + 20).map((name) => files.write(name, Buffer.from(name))));
  await beside.write(newName(), Buffer.from('x'));
  expect(await allOf(files)).toEqual(names);
  expect(await allOf(beside)).toHaveLength(1);
});

test.each([
  'Gäste/日本/Ω~/',
  'a+b=c&d;e,f/',
  '100%25/%2F%/',
  'what?list-type=2#here/',
  `quotes'"<&>/(!)*$@:[]|/`,
  'double//slash/',
])('writes, lists, reads and removes files under the prefix %s', async (prefix) => {
  const [files, plain] = [await filesTo({ prefix }), await filesTo({ prefix: 'plain/' })];
  const names = [newName(), newName()].sort();
  for (const name of names) await files.write(name, Buffer.from(name));
  expect(await allOf(files)).toEqual(names);
  expect(await allOf(plain)).toEqual([]);
  for (const name of names) {
    expect([await files.has(name), String(await files.read(name))]).toEqual([true, name]);
    await files.remove(name);
    expect([await files.has(name), await files.read(name)]).toEqual([false, null]);
  }
  expect([await allOf(files), logged]).toEqual([[], []]);
});

test.each([
  ['a wrong secret', { secretAccessKey: 'wrong-word' }, 'SignatureDoesNotMatch'],
  // This server does not say which of the two is wrong.
  ['an unknown key', { accessKeyId: 'no:body' }, 'SignatureDoesNotMatch'],
  ['a missing bucket', { bucket: 'nowhere' }, 'NoSuchBucket'],
])('%s is refused, changes nothing and is not a missing file; the log says why', async (_title, change, code) => {
  const [files, right, name] = [await filesTo(change), await filesTo(), newName()];
  await right.write(name, Buffer.from('mine'));
  await expect(files.write(name, Buffer.from('theirs'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(files.read(name)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(files.remove(name)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(String(await right.read(name))).toBe('mine');
  expect(logged.map((line) => (JSON.parse(line) as { err: { name: string } }).err.name)).toEqual([code, code, code]);
  expect(logged.join()).not.toMatch(/wrong-word|no:body/);
});

test('files are unavailable while the server is away, and readable when it is back', async () => {
  const [files, name] = [await filesTo(), newName()];
  await files.write(name, Buffer.from('kept'));
  await server.kill();
  await expect(files.read(name)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(files.write(name, Buffer.from('lost'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await server.start();
  expect(String(await files.read(name))).toBe('kept');
});

test('stores a guest’s pictures encrypted, shows them, and removes them with the guest', async () => {
  const bucket = await filesTo({ prefix: 'service/' });
  const [id, holder] = [await at.stay(), freshHolder()];
  const [front] = await at.bothSides(id, holder);
  expect(front.body.code).toBe('OK');
  const names = await allOf(bucket);
  expect(names).toHaveLength(2);
  for (const name of names) expect((await bucket.read(name))!.includes('JFIF')).toBe(false);
  const shown = await at.service.rest('GET', `/idcheck/image/${id}/front`);
  expect(shown.status).toBe(200);
  expect((await at.service.rest('POST', '/guests/erase', { reservation_id: id })).status).toBe(200);
  await purgeFiles(at.service.databaseUrl, bucket);
  expect(await allOf(bucket)).toEqual([]);
});

test('uploads and pictures return 503 while the server is away, cost no attempt, and then work again', async () => {
  const [kept, id] = [await at.stay(undefined, { IDCollection: 'required' }), await at.stay()];
  expect((await at.upload(kept, 'front', await licenceFront('kept'))).body.code).toBe('OK');
  const picture = await licenceFront('waits');
  await server.kill();
  const shown = await at.service.rest('GET', `/idcheck/image/${kept}/front`);
  expect(shown).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  for (let n = 0; n < 3; n += 1)
    expect(await at.upload(id, 'front', picture)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await server.start();
  expect((await at.upload(id, 'front', picture)).body.code).toBe('OK');
  for (const one of [kept, id]) expect((await at.service.rest('GET', `/idcheck/image/${one}/front`)).status).toBe(200);
});

test('the next purge removes pictures of a guest who was erased while the server was away', async () => {
  const bucket = await filesTo({ prefix: 'service/' });
  const [id, before] = [await at.stay(), new Set(await allOf(bucket))];
  await at.bothSides(id, freshHolder());
  const own = (await allOf(bucket)).filter((name) => !before.has(name));
  expect(own).toHaveLength(2);
  await server.kill();
  expect((await at.service.rest('POST', '/guests/erase', { reservation_id: id })).status).toBe(200);
  await server.start();
  expect((await at.service.rest('GET', `/idcheck/image/${id}/front`)).body.code).toBe('id_image_not_found');
  await purgeFiles(at.service.databaseUrl, bucket);
  expect((await allOf(bucket)).filter((name) => own.includes(name))).toEqual([]);
});

test('npm run files copies from disk into the bucket and back byte for byte, and reports obstacles', async () => {
  const [from, to] = [await mkdtemp(join(tmpdir(), 'files-')), await mkdtemp(join(tmpdir(), 'files-'))];
  const copy = async (words: string[], folder: string, more: Record<string, string> = {}) => {
    const environment = { DATA_DIR: folder, ...settings('copied/'), ...more };
    const role = startRole('kit/files/copy/main.js', environment, ['copy', ...words]);
    return { code: await role.ended, text: role.written() };
  };
  try {
    const disk = diskFiles(join(from, 'files'));
    const contents = new Map(Array.from({ length: 25 }, (_, n) => [newName(), randomBytes(n * 1_000)]));
    for (const [name, bytes] of contents) await disk.write(name, bytes);
    const place = server.url.slice('http://'.length);
    for (const [words, change, why] of [
      [['disk', 's3'], { S3_SECRET_ACCESS_KEY: 'wrong-word' }, `pictures at ${place} (HTTP 403)`],
      [['s3', 'disk'], { S3_SECRET_ACCESS_KEY: 'wrong-word' }, `pictures at ${place} (SignatureDoesNotMatch)`],
      [['s3', 'disk'], { S3_BUCKET: 'nowhere' }, `nowhere at ${place} (NoSuchBucket)`],
      [['disk', 's3'], { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'pictures at 127.0.0.1:9 (ECONNREFUSED)'],
    ] as const)
      expect(await copy([...words], from, change)).toEqual({
        code: 1,
        text: `Cannot use the bucket ${why}. Check the S3_… settings, then run the command again: files copied so far are kept.\n`,
      });
    expect(await copy(['disk', 's3'], from)).toEqual({ code: 0, text: '25 copied, 0 already there\n' });
    expect(await copy(['disk', 's3'], from)).toEqual({ code: 0, text: '0 copied, 25 already there\n' });
    expect(await copy(['s3', 'disk'], to)).toEqual({ code: 0, text: '25 copied, 0 already there\n' });
    const back = diskFiles(join(to, 'files'));
    expect(await allOf(back)).toEqual([...contents.keys()].sort());
    for (const [name, bytes] of contents) expect((await back.read(name))!.equals(bytes)).toBe(true);
  } finally {
    for (const folder of [from, to]) rmSync(folder, { recursive: true });
  }
});

test('the doctor reports whether the bucket accepts the credentials', async () => {
  const examine = async (more: Record<string, string>) => {
    const doctor = startRole('gateway/doctor/main.js', {
      ...settings('service/'),
      ...more,
      DATABASE_URL: at.service.databaseUrl,
      // As in the service of the test: the doctor checks that the keys are those of the database.
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    return { code: await doctor.ended, text: doctor.written() };
  };
  expect(await examine({})).toMatchObject({ code: 0, text: expect.stringMatching(/ok {2}The bucket pictures at 127/) });
  for (const [change, code] of [
    [{ S3_SECRET_ACCESS_KEY: 'wrong-word' }, 'SignatureDoesNotMatch'],
    [{ S3_ACCESS_KEY_ID: 'wrong-word' }, 'SignatureDoesNotMatch'],
    [{ S3_BUCKET: 'nowhere' }, 'NoSuchBucket'],
  ] as const) {
    const bad = await examine(change);
    expect(bad.text).toMatch(new RegExp(`✗ {3}Cannot access the bucket \\w+ at 127.* \\(${code}\\)`));
    expect([bad.code, bad.text.includes('wrong-word')]).toEqual([1, false]);
  }
});
