/**
 * `npm run demo`: starts the service with data of its own in `data/demo`, on this machine only, and fills a test account
 * with 300 invented reservations. No provider is asked and nobody is contacted. Later starts show the same data; delete
 * the folder to begin again.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backdate, connectionOf } from './demo/backdate.mjs';
import { randomFrom } from './demo/data.mjs';
import { createAccount, fill } from './demo/fill.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'data/demo');
const FILE = join(FOLDER, 'demo.json');
const COUNT = 300;
const PORT = process.env.PORT ?? '4000';
const URL_HERE = `http://127.0.0.1:${PORT}`;

const say = (text) => process.stdout.write(text);

/** Key and sign-in of this demo, made at its first start. */
function remembered() {
  const known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : null;
  if (known?.isFull) return known;
  // Interrupted: half of the data would be saved twice.
  rmSync(FOLDER, { recursive: true, force: true });
  const secret = () => randomBytes(24).toString('base64url');
  return { key: `sk_live_${secret()}`, email: 'demo@example.com', password: secret(), isFull: false };
}

function keep(demo) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify(demo), { mode: 0o600 });
}

/** The built service's functions for the audit trail, with the keys of a data folder. */
async function chainOf(folder) {
  const [{ useKeys }, { keySource }, chain] = await Promise.all([
    import('../dist/kit/cipher/keys-in-force.js'),
    import('../dist/kit/cipher/cipher-key.js'),
    import('../dist/subgraphs/identity/log/audit/chain.js'),
  ]);
  useKeys(keySource({ DATA_DIR: folder }));
  return chain;
}

async function untilReady(service) {
  for (;;) {
    if (service.exitCode !== null) process.exit(service.exitCode || 1);
    const ready = await fetch(`${URL_HERE}/health/ready`).catch(() => null);
    if (ready?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

// Another service may use the port, and must not be filled.
if (await fetch(URL_HERE).catch(() => null)) {
  process.stderr.write(`Port ${PORT} is in use by another program. Stop that program, or set PORT to a free port.\n`);
  process.exit(1);
}
const demo = remembered();
keep(demo);
const service = spawn(process.execPath, [join(ROOT, 'bin/start.mjs')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    // Nothing else is inherited: a database, a bucket or a mail server may be set here for the real service.
    ...Object.fromEntries(
      ['PATH', 'HOME', 'TMPDIR', 'LANG'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
    HOST: '127.0.0.1',
    PORT,
    DATA_DIR: FOLDER,
    DATASETS_AUTO: 'off',
    // Guests of the last years, so that every segment has some.
    RETENTION_CONTACT_DAYS: '1095',
    BOOTSTRAP_API_KEY: demo.key,
    RATE_LIMIT_PER_MINUTE: '100000',
    EDGE_RATE_LIMIT_PER_5_MINUTES: '1000000',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal));
service.once('exit', (code) => process.exit(code ?? 1));
// A failure here must not leave the service running.
process.on('exit', () => service.kill());

say('Starting. The first start builds the service, which takes a minute.\n');
await untilReady(service);
if (!demo.isFull) {
  const caller = await createAccount(URL_HERE, demo.key, demo);
  const saved = await fill(caller, {
    count: COUNT,
    password: demo.password,
    today: new Date().toISOString().slice(0, 10),
    // A file or a pipe gets no line that is written again and again.
    onStay: (done) => process.stdout.isTTY && say(`\rReservations: ${done} of ${COUNT}`),
  });
  await backdate(connectionOf(FOLDER), saved, randomFrom(COUNT), await chainOf(FOLDER));
  say(`\rReservations: ${COUNT}\n`);
  keep({ ...demo, isFull: true });
}
say(`\nOpen ${URL_HERE}/dashboard and sign in as ${demo.email} with the password ${demo.password}\n`);
say('Stop with Ctrl C.\n');
