import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { built } from '../support/built.js';
import { eventually } from '../support/eventually.js';
import { type OwnProcess, eventsWith, makeFullStay, readFullStay, startOwnProcess } from '../support/kept-things.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { freePort, startRole } from '../support/roles.js';
import { runningTest } from '../support/running.js';
import { type S3Server, s3Server } from '../support/s3-server.js';

const LONG = 900_000;
const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
let folder: string;
let port: number;
let receiver: Receiver;
let store: S3Server;
let service: OwnProcess | null = null;

beforeAll(async () => {
  await built();
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  [port, receiver, store] = [await freePort(), await startReceiver(), await s3Server()];
});

afterEach(async () => {
  await service?.stop();
  service = null;
});

afterAll(async () => {
  await Promise.all([receiver?.stop(), store?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

async function startOn(name: string): Promise<OwnProcess> {
  return (service = await startOwnProcess(port, { DATA_DIR: join(folder, name) }));
}

/** The machine is lost with its files, whatever it was doing. */
async function destroy(name: string): Promise<void> {
  service!.kill();
  await service!.ended;
  service = null;
  // Its database server outlives it, and ends when its files are missing.
  rmSync(join(folder, name), { recursive: true, force: true });
}

async function run(file: string, words: string[], environment: Record<string, string>): Promise<string> {
  const role = startRole(file, environment, words);
  if ((await role.ended) !== 0) throw new Error(role.written());
  return role.written();
}

const backUp = (from: string, to: string, more: Record<string, string> = {}) =>
  run('kit/embedded-postgres/back-up/main.js', [join(folder, to)], { DATA_DIR: join(folder, from), ...more });

const copyFiles = (from: string, to: string, environment: Record<string, string>) =>
  run('kit/files/copy/main.js', ['copy', from, to], environment);

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', join(folder, from), join(folder, to)]);

/** Paths below a folder, with the bytes of each file. */
async function filesOf(name: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(paths.sort().map(async (path) => [path, await readFile(path)] as const)));
}

/** A registration of the account; returns its signing secret. */
async function listen(path: string): Promise<string> {
  const hook = { webhook_key: 'reservation_webhook_url', webhook_url: receiver.url + path };
  const { status, body } = await service!.rest('POST', '/accounts/webhooks', hook);
  expect(status).toBe(200);
  return body.signing_secret as string;
}

async function book(): Promise<string> {
  const stay = { without_listing: true, guest: { last_name: 'Lee', email: 'lee@example.org' } };
  const { status, body } = await service!.rest('POST', '/reservations?skip_gp=1', stay);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
}

const postedOf = (path: string, id: string) =>
  receiver.at(path).find(({ body }) => body.type === 'reservation.created' && body.id === id);

/** The data written before the backup began, as it must be found again. */
async function written() {
  const stay = await makeFullStay(service!);
  const events = await eventsWith(service!, 'reservation.created', await book());
  return { stay, read: await readFullStay(service!, stay), events };
}

/** Everything is there and continues: numbers without a gap, webhooks signed with the receiver's secret. */
async function expectWhole({ stay, read, events }: Awaited<ReturnType<typeof written>>, path: string, secret: string) {
  expect(await readFullStay(service!, stay)).toEqual(read);
  const id = await book();
  const after = await eventsWith(service!, 'reservation.created', id);
  expect(after.slice(0, events.length)).toEqual(events);
  expect(after.map(({ sequence }) => sequence)).toEqual(after.map((_, n) => n + 1));
  const posted = await eventually(() => postedOf(path, id), 60_000);
  expect(new Webhook(secret).verify(posted.text, posted.headers as Record<string, string>)).toMatchObject({ id });
  const told = after.find((event) => event.event_id === posted.body.event_id);
  expect(posted.body.sequence).toBe(told!.sequence);
}

test(
  'a backup of a running service, restored after losing its files, has all writes accepted before it began',
  async () => {
    await startOn('one');
    const secret = await listen('/one');
    const before = await written();
    expect(before.read).toMatchObject({ pictures: [expect.stringMatching(/^[0-9a-f]{64}$/), expect.any(String)] });
    let over = false;
    const ids: string[] = [];
    const writing = (async () => {
      while (!over) {
        ids.push(await book());
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    })();
    await eventually(() => ids.length > 3, 60_000);
    const told = await backUp('one', 'one-backup').finally(() => (over = true));
    await writing;
    expect(told).toMatch(/Database backed up\.\n2 files backed up\.\nNot included: the key/);
    await copy('one/keys', 'one-keys');
    await destroy('one');
    await copy('one-backup', 'one');
    await copy('one-keys', 'one/keys');
    await startOn('one');
    await expectWhole(before, '/one', secret);
    for (const id of ids.slice(0, 3)) {
      expect((await service!.rest('GET', `/reservations/${id}`)).body.id).toBe(id);
      await eventually(() => postedOf('/one', id), 60_000);
    }
    const doctor = await run('gateway/doctor/main.js', [], { DATA_DIR: join(folder, 'one') });
    expect(doctor).toMatch(/ok {2}Checked 2 of the newest files: none missing/);
  },
  LONG,
);

test(
  'moves pictures from the folder to a bucket and back; a lost bucket is restored from its copy',
  async () => {
    const bucket = {
      FILES: 's3',
      S3_ENDPOINT: store.url,
      S3_BUCKET: store.bucket,
      S3_PREFIX: 'kept/',
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    };
    const settings = { DATA_DIR: join(folder, 'two') };
    const kept = await runningTest(settings);
    try {
      const places = { ...bucket, DATA_DIR: settings.DATA_DIR, DATABASE_URL: kept.databaseUrl, DATA_KEY };
      const stay = await makeFullStay(kept);
      const read = await readFullStay(kept, stay);
      expect(await copyFiles('disk', 's3', places)).toBe('2 copied, 0 already there\n');
      await kept.restart({ ...settings, ...bucket });
      expect(await copyFiles('disk', 's3', places)).toBe('0 copied, 2 already there\n');
      const pictures = await filesOf('two/files');
      rmSync(join(folder, 'two/files'), { recursive: true });
      expect(await readFullStay(kept, stay)).toEqual(read);
      expect(await backUp('two', 'two-backup', places)).toContain('Not included: the bucket pictures.');
      const objects = new Map(store.objects);
      store.objects.clear();
      const lost = startRole('gateway/doctor/main.js', places);
      expect(await lost.ended).toBe(1);
      expect(lost.written()).toMatch(/✗ {3}Checked 2 of the newest files: 2 missing\n.*bucket pictures/);
      for (const [key, bytes] of objects) store.objects.set(key, bytes);
      expect(await readFullStay(kept, stay)).toEqual(read);
      expect(await copyFiles('s3', 'disk', places)).toBe('2 copied, 0 already there\n');
      expect(await filesOf('two/files')).toEqual(pictures);
      store.objects.clear();
      await kept.restart(settings);
      expect(await readFullStay(kept, stay)).toEqual(read);
    } finally {
      await kept.stop();
    }
  },
  LONG,
);

test('rejects an impossible backup or copy with an error message, and writes nothing', async () => {
  const refused = async (file: string, words: string[], environment: Record<string, string>) => {
    const role = startRole(file, environment, words);
    return { code: await role.ended, text: role.written() };
  };
  const [backup, files] = ['kit/embedded-postgres/back-up/main.js', 'kit/files/copy/main.js'];
  mkdirSync(join(folder, 'full/of/things'), { recursive: true });
  const data = { DATA_DIR: join(folder, 'nowhere') };
  expect(await refused(backup, [], data)).toMatchObject({ code: 2, text: expect.stringContaining('Usage') as string });
  expect(await refused(backup, [join(folder, 'full')], data)).toMatchObject({
    code: 1,
    text: expect.stringContaining('is not empty') as string,
  });
  expect(await refused(backup, [join(folder, 'new')], data)).toMatchObject({
    code: 1,
    text: expect.stringContaining('no database found in') as string,
  });
  expect(readdirSync(folder)).not.toContain('new');
  expect(await refused(files, ['copy', 'disk', 'disk'], data)).toMatchObject({ code: 2 });
  expect(await refused(files, ['copy', 'disk', 's3'], data)).toMatchObject({
    code: 1,
    text: expect.stringContaining('S3_BUCKET: is required') as string,
  });
});
