import { openLog } from '#kit/process/log.js';
import { filesOf } from '#kit/files/file-settings.js';
import { s3Files } from '#kit/files/s3-files.js';
import { licenceFront } from '../../packages/document-reader/bench/licence-back.js';
import { purgeFiles } from '../support/id-images/purge-files.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { type S3Server, s3Server } from '../support/s3-server.js';
import { startRole } from '../support/roles.js';

let at: Awaited<ReturnType<typeof pictureTest>>;
let store: S3Server;

const settings = () => ({
  FILES: 's3',
  S3_ENDPOINT: store.url,
  S3_BUCKET: store.bucket,
  S3_ACCESS_KEY_ID: store.accessKeyId,
  S3_SECRET_ACCESS_KEY: store.secretAccessKey,
});

beforeAll(async () => {
  store = await s3Server();
  at = await pictureTest(settings());
});

beforeEach(() => {
  store.mood = 'answer';
});

afterAll(async () => {
  await at?.stop();
  await store?.stop();
});

const LONG = 400_000;

/** The hourly work of a worker. */
async function purged(): Promise<void> {
  const read = { ...settings(), FILES: 's3' as const, S3_REGION: 'us-east-1', S3_PREFIX: '', S3_PATH_STYLE: true };
  const files = await s3Files(filesOf(read).bucket!, openLog('silent', 'test'));
  try {
    await purgeFiles(at.service.databaseUrl, files);
  } finally {
    files.close?.();
  }
}

test(
  'stores pictures of documents encrypted in the bucket, and returns them by their link',
  async () => {
    const [id, holder] = [await at.stay(), freshHolder()];
    const [front] = await at.bothSides(id, holder);
    expect(front.body.code).toBe('OK');
    expect(store.objects.size).toBe(2);
    for (const [path, bytes] of store.objects) {
      expect(path).toMatch(/^\/pictures\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/);
      // No part of a JPEG: neither its header nor its tables.
      expect([bytes.subarray(0, 3).toString('hex') === 'ffd8ff', bytes.indexOf('JFIF')]).toEqual([false, -1]);
    }
    const { data } = await at.service.graph(`{ reservation(id: "${id}") { idCheck { images { url } } } }`);
    const answer = await fetch(data.reservation.idCheck.images[0].url);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, picture.subarray(0, 3).toString('hex')]).toEqual([200, 'ffd8ff']);
    expect(store.asked.every(({ refused }) => refused === null)).toBe(true);
  },
  LONG,
);

test(
  'an unreachable bucket costs the guest no attempt and leaves no partial data; cleanup waits for it',
  async () => {
    const id = await at.stay(undefined, { IDCollection: 'required' });
    const picture = await licenceFront('bucket');
    const before = store.objects.size;
    store.mood = 'error';
    for (let n = 0; n < 3; n += 1)
      expect(await at.upload(id, 'front', picture)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const { data } = await at.service.graph(`{ reservation(id: "${id}") { idCheck { images { url } } } }`);
    expect([data.reservation.idCheck?.images ?? [], store.objects.size]).toEqual([[], before]);
    store.mood = 'answer';
    expect((await at.upload(id, 'front', picture)).body.code).toBe('OK');
    expect(store.objects.size).toBe(before + 1);
    store.mood = 'error';
    expect((await at.service.rest('GET', `/idcheck/image/${id}/front`)).status).toBe(503);
    store.mood = 'answer';
    expect((await at.service.rest('GET', `/idcheck/image/${id}/front`)).status).toBe(200);
  },
  LONG,
);

test(
  'erasing the guest deletes the objects, also if the bucket was unreachable at that moment',
  async () => {
    const [id, holder] = [await at.stay(), freshHolder()];
    const before = new Set(store.objects.keys());
    await at.bothSides(id, holder);
    const own = [...store.objects.keys()].filter((key) => !before.has(key));
    expect(own).toHaveLength(2);
    store.mood = 'error';
    expect((await at.service.rest('POST', '/guests/erase', { reservation_id: id })).status).toBe(200);
    // The key of the file is deleted with the erasure: the object in the bucket cannot be decrypted.
    const image = await at.service.rest('GET', `/idcheck/image/${id}/front`);
    expect(image.body.code).toBe('id_image_not_found');
    store.mood = 'answer';
    await purged();
    expect(own.filter((key) => store.objects.has(key))).toEqual([]);
  },
  LONG,
);

test('the doctor reports whether the service can access the bucket', async () => {
  const examine = async (more: Record<string, string>) => {
    const doctor = startRole('gateway/doctor/main.js', {
      ...settings(),
      ...more,
      DATABASE_URL: at.service.databaseUrl,
      // With the same keys as the service of the test: the doctor checks that they belong to the database.
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    return { code: await doctor.ended, text: doctor.written() };
  };
  const good = await examine({});
  expect(good).toMatchObject({ code: 0, text: expect.stringMatching(/ok {2}The bucket pictures at 127/) as string });
  const bad = await examine({ S3_SECRET_ACCESS_KEY: 'another-word' });
  expect(bad.text).toMatch(/✗ {3}Cannot access the bucket pictures at 127.* \(SignatureDoesNotMatch\)/);
  expect([bad.code, bad.text.includes('another-word')]).toEqual([1, false]);
  const half = await examine({ S3_BUCKET: '' });
  expect(half.text).toMatch(/✗ {3}S3_BUCKET: is required when FILES is s3/);
});
