/**
 * Starts the service as in the README, on an empty data folder and a free port, and uses it like an integration: creates
 * a listing and a reservation, reads its summary. Then restarts it on the same data and reads the reservation again.
 * Needs Node 20, npm and an installed tree; exits with 1 at the first failure.
 */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectSame, firstCalls } from './calls.mjs';
import { databaseLocks, freePort, isPortOpen, startService, stopDatabase } from './process.mjs';

const READY_WITHIN_MS = 150_000;
const KEY_WITHIN_MS = 5_000;
/** Periodic work of the service runs at least every ten seconds. */
const WATCHED_FOR_MS = 12_000;
const KEY = /\bsk_live_[\w-]+/;
const OWNER_LINK = /\bhttp:\/\/\S+\/setup\?token=[\w-]+/;

const began = Date.now();
const passed = (what) => console.log(`  ok ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${what}`);

async function waitUntilReady(service, base) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    assert(!service.ended(), `the service ended before it was ready:\n${service.output()}`);
    const response = await fetch(`${base}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  assert.fail(`not ready within ${READY_WITHIN_MS / 1000} s:\n${service.output()}`);
}

async function printedKey(service) {
  const deadline = Date.now() + KEY_WITHIN_MS;
  while (Date.now() < deadline && !KEY.test(service.output({ raw: true })))
    await new Promise((resolve) => setTimeout(resolve, 100));
  return KEY.exec(service.output({ raw: true }))?.[0];
}

/** An idle service must not log warnings. */
async function expectNoWarnings(service, since) {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, since + WATCHED_FOR_MS - Date.now())));
  const lines = service.output({ raw: true }).match(/^\{"level":[456]0,.*$/gm) ?? [];
  assert.deepEqual(lines, [], 'it logged warnings');
}

async function stop(service, { port, data }) {
  const { code, signal } = await service.terminate();
  assert.deepEqual(
    { code, signal },
    { code: 0, signal: null },
    `SIGTERM did not end it with exit 0:\n${service.output()}`,
  );
  assert.equal(await isPortOpen(port), false, 'npm ended, but the service still listens: a process was left behind');
  assert.deepEqual(await databaseLocks(data), [], 'the service ended, but its database was left running');
}

/** Checks that the documentation site was built and is served. */
async function expectDocs(base) {
  const page = await fetch(`${base}/docs`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<title>Guest screening/);
  passed('the documentation opened at /docs');
}

/** Creates the owner with the printed link. The link works once. */
async function createOwner(service, base) {
  const link = OWNER_LINK.exec(service.output({ raw: true }))?.[0];
  assert(link, 'no link that creates the owner was printed on standard output');
  const cookieOf = (response) => response.headers.getSetCookie()[0].split(';')[0];
  const opened = await fetch(link, { redirect: 'manual' });
  assert.equal(opened.headers.get('location'), '/setup');
  const headers = { cookie: cookieOf(opened) };
  const page = await fetch(`${base}/setup`, { headers });
  const form = /name="form" value="([\w-]+)"/.exec(await page.text())[1];
  const owner = { name: 'Olive Example', email: 'olive@example.com', password: 'a lighthouse in the fog', form };
  const send = () =>
    fetch(`${base}/setup`, { method: 'POST', headers, body: new URLSearchParams(owner), redirect: 'manual' });
  const made = await send();
  assert.equal(made.headers.get('location'), '/dashboard#/setup');
  assert.match(made.headers.getSetCookie().join(), /\bsession=/, 'the owner was not signed in');
  assert.equal((await send()).status, 410, 'the link that creates the owner worked twice');
  passed('the printed link created the owner, who is signed in');
}

/** First run on empty data. Returns the key and the reservation that the second run must find. */
async function firstRun(service, base) {
  const key = await printedKey(service);
  assert(key, 'no API key (sk_live_…) was printed on standard output');
  passed('ready, and printed an API key');
  await createOwner(service, base);
  await expectDocs(base);

  return { key, ...(await firstCalls(base, key, passed)) };
}

/** Second run on the same data: the same key reads the same reservation, and no new key is printed. */
async function secondRun(service, base, { key, ...made }) {
  assert.doesNotMatch(service.output({ raw: true }), KEY, 'a key was printed a second time');
  assert.doesNotMatch(service.output({ raw: true }), OWNER_LINK, 'a link was printed though there is an owner');
  await expectSame(base, key, made);
  passed('the reservation is found again with the same key');
}

async function main(place, services) {
  const base = `http://127.0.0.1:${place.port}`;
  const start = async () => {
    const service = startService(place);
    services.push(service);
    await waitUntilReady(service, base);
    return service;
  };
  const first = await start();
  const readyAt = Date.now();
  const made = await firstRun(first, base);
  await expectNoWarnings(first, readyAt);
  passed('nothing to warn of in its first twelve seconds');
  await stop(first, place);
  passed('SIGTERM ends it with exit 0');

  const second = await start();
  await secondRun(second, base, made);
  await stop(second, place);
  passed('SIGTERM ends it with exit 0 again');
}

const folder = await mkdtemp(join(tmpdir(), 'screening-smoke-'));
const place = { data: join(folder, 'data'), port: await freePort() };
await mkdir(place.data);
const services = [];

async function cleanUp() {
  for (const service of services) service.kill();
  await stopDatabase(place.data);
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.once(signal, () => cleanUp().finally(() => process.exit(1)));

try {
  await main(place, services);
} catch (error) {
  console.error(`  failed: ${error.stack}`);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
