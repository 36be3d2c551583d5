import { jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { BucketSettings } from '#kit/store/files/file-settings.js';
import type { FileStore } from '#kit/store/files/file-store.js';
import { s3Files } from '#kit/store/files/s3-files.js';
import { eventually } from '../support/eventually.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { type Swift, startSwift } from '../support/swift.js';

jest.setTimeout(300_000);

let server: Swift;
let at: Awaited<ReturnType<typeof pictureTest>>;
const open: FileStore[] = [];

async function filesTo(change: Partial<BucketSettings> = {}): Promise<FileStore> {
  const { url: endpoint, bucket, accessKeyId, secretAccessKey } = server;
  const place = { endpoint, bucket, region: 'us-east-1', prefix: 'a/', pathStyle: true };
  const files = await s3Files({ ...place, accessKeyId, secretAccessKey, ...change }, pino({ level: 'silent' }), 20_000);
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
  at = await pictureTest({
    FILES: 's3',
    S3_ENDPOINT: server.url,
    S3_BUCKET: server.bucket,
    S3_ACCESS_KEY_ID: server.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.secretAccessKey,
    S3_PREFIX: 'service/',
  });
});

afterAll(async () => {
  await at?.stop();
  for (const files of open) files.close?.();
  await server?.stop();
});

test('files are written, read back to the last byte, replaced and removed; a missing one is null', async () => {
  const [files, name] = [await filesTo(), newName()];
  expect([await files.has(name), await files.read(name)]).toEqual([false, null]);
  for (const size of [0, 1, 70_000, 10_000_000]) {
    const bytes = randomBytes(size);
    await files.write(name, bytes);
    expect((await files.read(name))!.equals(bytes)).toBe(true);
  }
  expect(await files.has(name)).toBe(true);
  await files.remove(name);
  await files.remove(name);
  expect([await files.has(name), await files.read(name)]).toEqual([false, null]);
});

test('more names than fit on a page are listed, and none of another prefix', async () => {
  const [files, beside] = [await filesTo({ prefix: 'many/' }), await filesTo({ prefix: 'other/' })];
  const names = Array.from({ length: 1_003 }, newName).sort();
  for (let n = 0; n < names.length; n += 20)
    await Promise.all(names.slice(n, n + 20).map((name) => files.write(name, Buffer.from(name))));
  await beside.write(newName(), Buffer.from('x'));
  expect(await allOf(files)).toEqual(names);
  expect(await allOf(beside)).toHaveLength(1);
});

test.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }],
  ['an unknown key', { accessKeyId: 'no:body' }],
  ['a bucket that is not there', { bucket: 'nowhere' }],
])('%s is refused, changes nothing and is no missing file', async (_title, change) => {
  const [files, right, name] = [await filesTo(change), await filesTo(), newName()];
  await right.write(name, Buffer.from('mine'));
  await expect(files.write(name, Buffer.from('theirs'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(files.read(name)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(files.remove(name)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(String(await right.read(name))).toBe('mine');
});

test('while the server is away files are unavailable, and when it is back they are there', async () => {
  const [files, name] = [await filesTo(), newName()];
  await files.write(name, Buffer.from('kept'));
  await server.kill();
  await expect(files.read(name)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(files.write(name, Buffer.from('lost'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await server.start();
  expect(String(await files.read(name))).toBe('kept');
});

test("a guest's pictures are stored sealed, shown, and removed with the guest", async () => {
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
  await eventually(async () => (await allOf(bucket)).length === 0, 60_000);
});
