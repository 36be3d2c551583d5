import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { eventually } from './eventually.js';
import { freePort } from './roles.js';

export interface Swift {
  url: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Kills the process that serves S3; the stored data stays. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const BUCKET = 'pictures';
const LOGIN = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };
const ENVIRONMENT = { ...process.env, PATH: '/usr/sbin:/usr/bin:/usr/local/bin:/bin' };
const STORES = ['account', 'container', 'object'] as const;

const storeConfiguration = (folder: string, store: string, port: number) => `
[DEFAULT]
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
[pipeline:main]
pipeline = ${store}-server
[app:${store}-server]
use = egg:swift#${store}
`;

const proxyConfiguration = (folder: string, port: number, memcached: number) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:slo]
use = egg:swift#slo
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${LOGIN.secretAccessKey} .admin .reseller_admin
`;

/**
 * OpenStack Swift with its S3 interface: Debian's packages swift-proxy, swift-account, swift-container, swift-object
 * and
 * memcached, on one device that is a folder. Throws if they are not installed.
 */
export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  mkdirSync(join(folder, 'devices/one'), { recursive: true });
  const children: ChildProcess[] = [];
  const run = (command: string, ...words: string[]): ChildProcess => {
    const child = spawn(command, words, { env: ENVIRONMENT, cwd: folder, stdio: 'ignore' });
    child.on('error', (error) => process.stderr.write(`${command} did not start: ${error.message}\n`));
    children.push(child);
    return child;
  };
  const end = async (child: ChildProcess): Promise<void> => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  for (const store of STORES) {
    const port = await freePort();
    const build = (...words: string[]) => {
      const done = spawnSync('swift-ring-builder', [`${store}.builder`, ...words], { env: ENVIRONMENT, cwd: folder });
      if (done.error ?? done.status !== 0)
        throw new Error(`swift-ring-builder failed: ${done.error?.message ?? String(done.stdout)}`);
    };
    build('create', '4', '1', '1');
    build('add', `r1z1-127.0.0.1:${port}/one`, '1');
    build('rebalance');
    writeFileSync(join(folder, `${store}.conf`), storeConfiguration(folder, store, port));
    run(`swift-${store}-server`, `${store}.conf`);
  }
  const [port, memcached] = [await freePort(), await freePort()];
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  run('memcached', ...asUser, '-l', '127.0.0.1', '-p', String(memcached));
  writeFileSync(join(folder, 'proxy.conf'), proxyConfiguration(folder, port, memcached));
  const url = `http://127.0.0.1:${port}`;
  let proxy: ChildProcess | null = null;
  const answers = () => fetch(url).then(Boolean, () => false);
  const swift: Swift = {
    url,
    bucket: BUCKET,
    ...LOGIN,
    async start() {
      proxy = run('swift-proxy-server', 'proxy.conf');
      await eventually(answers, 60_000);
    },
    async kill() {
      if (proxy) await end(proxy);
    },
    async stop() {
      for (const child of children) await end(child);
      rmSync(folder, { recursive: true });
    },
  };
  try {
    await swift.start();
    const client = new S3Client({ endpoint: url, region: 'us-east-1', credentials: LOGIN, forcePathStyle: true });
    await eventually(
      () =>
        client.send(new CreateBucketCommand({ Bucket: BUCKET })).then(
          () => true,
          () => false,
        ),
      60_000,
    );
    client.destroy();
  } catch (error) {
    await swift.stop();
    throw error;
  }
  return swift;
}
