/**
 * Starts docker-compose.yml with the built image, uses it as an integration does, and kills each of its
 * containers in turn; then the same with the one container. Called by `run`, which also cleans up.
 */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { createReservation, expectSame, firstCalls, request } from '../calls.mjs';
import { freePort } from '../process.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { PROJECT, SCRATCH } = process.env;
const READY_WITHIN_MS = 240_000;
const BACK_WITHIN_MS = 90_000;
const MAX_MB = 450;
const run = promisify(execFile);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const began = Date.now();
const passed = (what) => console.log(`    ok ${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);

const podman = async (...words) => (await run('podman', words, { maxBuffer: 64e6 })).stdout.trim();
const inspect = (name, what) => podman('inspect', '--format', `{{${what}}}`, name);

/** Whether a container's health check passes. podman does not run health checks by itself without systemd. */
const isHealthy = (name) =>
  podman('healthcheck', 'run', name).then(
    () => true,
    () => false,
  );

async function until(what, withinMs, isSo) {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    assert(Date.now() < deadline, `${what}: not within ${withinMs / 1000} s`);
    await sleep(500);
  }
}

const answers = (base) => async () =>
  (await fetch(`${base}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null))?.status === 200;

/** Subscribes at one URL while a reservation is created at another: the event must arrive with its fields. */
async function followed(base, elsewhere, key, listing) {
  const client = createClient({
    url: `${base.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { 'x-api-key': key },
    retryAttempts: 0,
  });
  try {
    const query =
      'subscription { accountEvents(types: [RESERVATION_CREATED]) { sequence type reservation { id listing { name } } } }';
    const seen = [];
    void (async () => {
      for await (const { data, errors } of client.iterate({ query }))
        seen.push(errors ?? data.accountEvents.reservation);
    })().catch((error) => seen.push(error));
    await sleep(2_000);
    const { id } = await createReservation(elsewhere, key, listing);
    const awaited = JSON.stringify({ id, listing: { name: listing.name } });
    await until('the event of the new reservation arrives', 30_000, () =>
      seen.some((each) => JSON.stringify(each) === awaited),
    ).catch((error) => assert.fail(`${error.message}; seen: ${JSON.stringify(seen)}`));
  } finally {
    await client.dispose();
  }
}

/**
 * Kills a container's process from outside, to simulate a crash. Returns how it came back: by its restart policy or, if
 * the engine does not restart it, by `start`.
 */
async function killed(name) {
  const before = await inspect(name, '.State.StartedAt');
  process.kill(Number(await inspect(name, '.State.Pid')), 'SIGKILL');
  let by = 'its restart policy';
  const startedAt = Date.now();
  while ((await inspect(name, '.State.StartedAt')) === before || (await inspect(name, '.State.Status')) !== 'running') {
    if (by !== 'a start by hand' && Date.now() - startedAt > 20_000) {
      by = 'a start by hand';
      await podman('start', name);
    }
    assert(Date.now() - startedAt < BACK_WITHIN_MS, `${name} is not back`);
    await sleep(200);
  }
  return by;
}

/** In CI, kills one container of each kind, otherwise all of them. */
const shouldKill = (name) => process.env.CI !== 'true' || /_(gateway-1|screening|worker|nats|postgres)_1$/.test(name);

async function settingsFile(settings) {
  const file = join(SCRATCH, 'settings');
  await writeFile(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  );
  return file;
}

/** A copy of the folder for compose, so that a `.env` in this checkout is not used. */
function compose(environment, ...words) {
  const { status, stdout, stderr } = spawnSync(
    'podman-compose',
    ['-p', PROJECT, '-f', join(SCRATCH, 'docker-compose.yml'), ...words],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  assert.equal(status, 0, `podman-compose ${words[0]}:\n${stdout}\n${stderr}`.slice(-6_000));
}

const containersOf = async () =>
  (await podman('ps', '-a', '--filter', `label=io.podman.compose.project=${PROJECT}`, '--format', '{{.Names}}'))
    .split('\n')
    .filter(Boolean)
    .sort();

async function logsOf(names) {
  for (const name of names) {
    const { stdout, stderr } = await run('podman', ['logs', '--tail', '15', name]).catch((error) => error);
    console.error(`--- ${name}\n${stdout}${stderr}`.replaceAll(/\b(sk|pk)_live_[\w-]+/g, '$1_live_…'));
  }
}

/** Checks the image: not root, only the volume writable, no development files, small. */
async function examineImage() {
  const size = Number(await inspect('guest-screening', '.Size')) / 1e6;
  assert(size <= MAX_MB, `the image has ${Math.round(size)} MB, more than ${MAX_MB}`);
  assert.equal(await inspect('guest-screening', '.Config.User'), '1000:1000');
  const look = await readFile(new URL('look-inside.mjs', import.meta.url), 'utf8');
  const words = [
    '--rm',
    '--read-only',
    '--network',
    'none',
    'guest-screening',
    'node',
    '--input-type=module',
    '-e',
    look,
  ];
  assert.deepEqual(JSON.parse(await podman('run', ...words)), { inside: [], notLoaded: [] });
  const names = JSON.parse(await inspect('guest-screening', 'json .Config.Env')).map((line) => line.split('=')[0]);
  assert.deepEqual(names.sort(), ['HOST', 'MALLOC_ARENA_MAX', 'NODE_ENV', 'PATH', 'PORT', 'RES_OPTIONS']);
  passed(`${Math.round(size)} MB, not root, no development, no shell; every package that the code names loads`);
}

/** The composition of two gateways, four subgraphs, two workers, PostgreSQL and NATS. */
async function composition() {
  const key = `sk_live_${randomBytes(24).toString('hex')}`;
  const metricsToken = randomBytes(16).toString('hex');
  const ports = [await freePort(), await freePort()];
  const [first, second] = ports.map((port) => `http://127.0.0.1:${port}`);
  const settings = {
    POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
    SERVICE_SECRET: randomBytes(32).toString('hex'),
    DATA_KEY: randomBytes(32).toString('base64'),
    BOOTSTRAP_API_KEY: key,
    METRICS_TOKEN: metricsToken,
    DATASETS_AUTO: 'off',
    MAIL_FROM: 'Guests <a@guests.example>',
    SMTP_URL: 'smtp://mail.invalid',
  };
  const file = await settingsFile(settings);
  const { POSTGRES_PASSWORD } = settings;
  const environment = {
    POSTGRES_PASSWORD,
    SETTINGS_FILE: file,
    GATEWAY_PORT: `${ports[0]}`,
    SECOND_GATEWAY_PORT: `${ports[1]}`,
  };
  await writeFile(join(SCRATCH, 'docker-compose.yml'), await readFile(join(ROOT, 'docker-compose.yml')));
  try {
    compose(environment, 'up', '-d', '--no-build');
    const names = await containersOf();
    assert.equal(names.length, 10, names.join(' '));
    await until('both gateways are ready', READY_WITHIN_MS, answers(first));
    await until('both gateways are ready', READY_WITHIN_MS, answers(second));
    const checked = names.filter((name) => !/nats/.test(name));
    for (const name of checked) await until(`${name} is healthy`, BACK_WITHIN_MS, () => isHealthy(name));
    passed('ten containers are up and healthy');

    await until(
      'the first key is made',
      BACK_WITHIN_MS,
      async () => (await request(first, key, 'GET', '/accounts/me')).status === 200,
    );
    const made = await firstCalls(first, key, passed);
    await expectSame(second, key, made);
    await followed(second, first, key, made.listing);
    passed('a live subscription at the second gateway hears of a reservation made at the first');
    const figures = await fetch(`${first}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    assert.equal(figures.status, 200, 'METRICS_TOKEN of the file of settings is not in force');
    for (const name of names.filter((each) => !/nats|postgres/.test(each))) await examineContainer(name);
    passed('read-only root, user 1000, no capabilities in each container');

    for (const name of names.filter(shouldKill)) {
      const by = await killed(name);
      if (checked.includes(name)) await until(`${name} is healthy again`, BACK_WITHIN_MS, () => isHealthy(name));
      for (const base of [first, second]) {
        await until(`the service answers after ${name}`, BACK_WITHIN_MS, answers(base));
        await until(`the reservation is found after ${name}`, BACK_WITHIN_MS, () =>
          expectSame(base, key, made).then(
            () => true,
            () => false,
          ),
        );
      }
      passed(`${name} was killed, came back by ${by}, and the service answers`);
    }
    await followed(first, second, key, made.listing);
    passed('events still flow between the gateways');
    const stopped = Date.now();
    const codes = await stoppedInOrder(names.filter((name) => !/nats|postgres/.test(name)));
    passed(`all processes stopped in order in ${((Date.now() - stopped) / 1000).toFixed(1)} s (exit ${codes})`);
  } catch (error) {
    await logsOf(await containersOf());
    throw error;
  }
  compose(environment, 'down', '-v', '-t', '10');
  assert.deepEqual(await containersOf(), []);
  passed('taken down, volumes removed');
}

async function examineContainer(name) {
  const [readOnly, user, capabilities] = await Promise.all([
    inspect(name, '.HostConfig.ReadonlyRootfs'),
    inspect(name, '.Config.User'),
    inspect(name, '.EffectiveCaps'),
  ]);
  assert.deepEqual([readOnly, user, capabilities], ['true', '1000:1000', '[]'], name);
}

/** Sends SIGTERM to all at once; each must exit by itself with 0. */
async function stoppedInOrder(names) {
  await podman('stop', '-t', '30', ...names);
  const codes = await Promise.all(names.map((name) => inspect(name, '.State.ExitCode')));
  assert.deepEqual([...new Set(codes)], ['0'], `exit codes of ${names}: ${codes}`);
  return codes[0];
}

/** A single container with its own database, started like deploy/one-container.sh; with its key in a file. */
async function oneContainer() {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const name = `${PROJECT}-alone`;
  const key = `sk_live_${randomBytes(24).toString('hex')}`;
  const secrets = join(SCRATCH, 'secrets');
  await mkdir(secrets);
  await writeFile(join(secrets, 'bootstrap_api_key'), `${key}\n`);
  await chmod(secrets, 0o755);
  const options = ['--label', `screening-ci=${PROJECT}`, '-v', `${secrets}:/run/secrets:ro`];
  const settings = ['-e', 'BOOTSTRAP_API_KEY_FILE=/run/secrets/bootstrap_api_key', '-e', 'DATASETS_AUTO=off'];
  const environment = { ...process.env, ENGINE: 'podman', NAME: name, VOLUME: name, PORT: String(port) };
  await podman('volume', 'create', '--label', `screening-ci=${PROJECT}`, name);
  const start = () => run(join(ROOT, 'deploy/one-container.sh'), [...options, ...settings], { env: environment });
  try {
    await start();
    await until('the one container is ready', READY_WITHIN_MS, answers(base));
    assert(await isHealthy(name));
    await examineContainer(name);
    const made = await firstCalls(base, key, passed);
    await followed(base, base, key, made.listing);
    passed('one container: ready, healthy, read-only, not root; used, and followed live');
    const by = await killed(name);
    await until('the one container is back', BACK_WITHIN_MS, answers(base));
    await expectSame(base, key, made);
    passed(`one container: killed, came back by ${by}, with its data`);
    await stoppedInOrder([name]);
    await podman('rm', name);
    await start();
    await until('a new container on the same volume is ready', READY_WITHIN_MS, answers(base));
    await expectSame(base, key, made);
    passed('one container: stopped with exit 0; a new one on the same volume finds the reservation');
  } catch (error) {
    await logsOf([name]);
    throw error;
  }
  await podman('rm', '-f', '-t', '30', name);
  await podman('volume', 'rm', name);
}

await examineImage();
await composition();
await oneContainer();
