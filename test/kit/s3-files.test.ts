import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { BadConfiguration } from '#kit/process/config.js';
import { describeError } from '#kit/process/log.js';
import { type BucketSettings, filesOf } from '#kit/files/file-settings.js';
import type { FileStore } from '#kit/files/file-store.js';
import { s3Files } from '#kit/files/s3-files.js';
import { type S3Server, s3Server } from '../support/s3-server.js';

let server: S3Server;
const open: FileStore[] = [];
const logged: string[] = [];
const log = pino({ serializers: { err: describeError } }, { write: (line) => void logged.push(line) });

beforeAll(async () => {
  server = await s3Server();
});

beforeEach(() => {
  server.mood = 'answer';
  server.asked = [];
  logged.length = 0;
});

afterAll(async () => {
  for (const files of open) files.close?.();
  await server?.stop();
});

async function filesTo(change: Partial<BucketSettings> = {}): Promise<FileStore> {
  const { url: endpoint, bucket, accessKeyId, secretAccessKey } = server;
  const settings = {
    endpoint,
    bucket,
    accessKeyId,
    secretAccessKey,
    region: 'eu-west-1',
    prefix: 'a/',
    pathStyle: true,
  };
  const files = await s3Files({ ...settings, ...change }, log, 1_500);
  open.push(files);
  return files;
}

const newName = () => `${randomUUID()}/${randomUUID()}`;

test('writes, reads back and removes files, with signed requests and without extra checksums', async () => {
  const [files, name, bytes] = [await filesTo(), newName(), randomBytes(3_000_000)];
  await files.write(name, bytes);
  expect([...server.objects.keys()]).toEqual([`/pictures/a/${name}`]);
  expect((await files.read(name))!.equals(bytes)).toBe(true);
  await files.write(name, Buffer.from('replaced'));
  expect(String(await files.read(name))).toBe('replaced');
  await files.remove(name);
  expect(server.objects.size).toBe(0);
  await files.remove(name);
  expect(await files.read(name)).toBeNull();
  expect(server.asked.map(({ refused }) => refused)).toEqual(Array(7).fill(null));
  const sums = server.asked.flatMap(({ headers }) =>
    Object.keys(headers).filter((key) => /checksum|trailer/.test(key)),
  );
  expect(sums).toEqual([]);
  expect(logged).toEqual([]);
});

test('lists names page by page, only below our prefix, without reading the files', async () => {
  const [files, beside] = [await filesTo({ prefix: 'list/' }), await filesTo({ prefix: 'other/' })];
  const names = Array.from({ length: 5 }, newName).sort();
  for (const name of names) await files.write(name, Buffer.from(name));
  await beside.write(newName(), Buffer.from('x'));
  server.objects.set(`/${server.bucket}/list/readme.txt`, Buffer.from('somebody else put this here'));
  const listed: string[] = [];
  for await (const name of files.names()) listed.push(name);
  expect(listed.sort()).toEqual(names);
  expect([await files.has(names[0]!), await files.has(newName())]).toEqual([true, false]);
  const read = server.asked.filter(({ method, path }) => method === 'GET' && !path.includes('list-type'));
  expect(read).toEqual([]);
  server.mood = 'error';
  await expect(files.has(names[0]!)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  server.objects.clear();
});

test.each([
  ['another secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'AKIAOTHER' }, 'InvalidAccessKeyId'],
])('a store refuses %s; nothing is stored, and the log has the code and no secret', async (_, change, code) => {
  const files = await filesTo(change);
  await expect(files.write(newName(), Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(server.objects.size).toBe(0);
  expect(logged.join()).toContain(code);
  expect(logged.join()).not.toMatch(/wrong|AKIA/);
});

test.each(['error', 'hang', 'reset', 'drip'] as const)('reports a failing store in time: %s', async (mood) => {
  const [files, name] = [await filesTo(), newName()];
  await files.write(name, randomBytes(1_000));
  server.mood = mood;
  const startedAt = Date.now();
  await expect(files.read(name)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(Date.now() - startedAt).toBeLessThan(20_000);
  expect(logged.some((line) => line.includes('files.unreachable'))).toBe(true);
  server.mood = 'answer';
  expect(await files.read(name)).toHaveLength(1_000);
  await files.remove(name);
});

test('a missing bucket does not count as a missing file', async () => {
  const files = await filesTo({ bucket: 'elsewhere' });
  await expect(files.read(newName())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(files.write('../etc/passwd', Buffer.from('x'))).rejects.toThrow('Not a valid stored file name');
});

test('an incomplete bucket configuration is reported with every missing setting', () => {
  const read = { S3_REGION: 'x', S3_PREFIX: '', S3_PATH_STYLE: true, S3_BUCKET: 'b' };
  expect(filesOf({ ...read, FILES: 'disk' })).toEqual({ bucket: null });
  expect(() => filesOf({ ...read, FILES: 's3' })).toThrow(BadConfiguration);
  expect(() => filesOf({ ...read, FILES: 's3' })).toThrow(/S3_ACCESS_KEY_ID[^]*S3_SECRET_ACCESS_KEY/);
});
