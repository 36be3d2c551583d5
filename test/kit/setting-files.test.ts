import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayConfig } from '#gateway/config.js';
import { BadConfiguration } from '#kit/process/config.js';
import { projectRoot } from '#kit/process/project-root.js';
import { serveConfig, workConfig } from '#subgraphs/config.js';
import { built } from '../support/built.js';

const folder = mkdtempSync(join(tmpdir(), 'screening-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileWith(text: string): string {
  const file = join(folder, `secret-${files++}`);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}

function problemsOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof BadConfiguration) return error.problems;
    throw error;
  }
  return [];
}

const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
const SERVICE_SECRET = 'a secret of the test, long enough to be taken';
const DATABASE_URL = 'postgres://screening:pa55@database:5432/screening';
const OTHERS = { GATEWAY_URL: 'http://gateway:4000', PUBLIC_URL: 'https://guests.example' };

/** Every setting with a secret value, with a valid one. */
const SECRETS = {
  DATA_KEY,
  SERVICE_SECRET,
  DATABASE_URL,
  DATABASE_REPLICA_URLS: DATABASE_URL,
  DATA_KEYS_OLD: DATA_KEY,
  DIGEST_KEY: DATA_KEY,
  BOOTSTRAP_API_KEY: `sk_live_${'k'.repeat(32)}`,
  SMTP_URL: 'smtps://user:pa55@mail.example',
  SMS_TOKEN: 'sms-token',
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  LOOKUP_TWILIO_KEY: 'twilio-key',
  METRICS_TOKEN: 'sixteen letters!',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  AUDIT_ANCHOR_SECRET: `whsec_${'A'.repeat(32)}`,
  SCREENING_PARTNER_SECRET: `whsec_${'A'.repeat(32)}`,
  NATS_URL: 'nats://user:pa55@nats:4222',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer abc',
};
/** Other settings that their kinds need. */
const BESIDE = {
  MAIL_FROM: 'a@guests.example',
  SMS_URL: 'https://sms.example',
  SMS_FROM: 'us',
  AUDIT_ANCHOR_URL: 'https://log.example',
  SCREENING_PARTNER_URL: 'https://partner.example',
};

test('reads each secret from the file named by its _FILE setting, as if it were set directly', () => {
  const inFiles = Object.fromEntries(
    Object.entries(SECRETS).map(([name, value]) => [`${name}_FILE`, fileWith(`${value}\n`)]),
  );
  for (const read of [workConfig, gatewayConfig]) {
    expect(read({ ...OTHERS, ...BESIDE, ...inFiles })).toEqual(read({ ...OTHERS, ...BESIDE, ...SECRETS }));
  }
  const served = { ...OTHERS, ...BESIDE, SUBGRAPH: 'identity' };
  expect(serveConfig({ ...served, ...inFiles })).toMatchObject({ DATA_KEY, SERVICE_SECRET, DATABASE_URL });
});

test('refuses a secret that is set both directly and in a file, by name and without its value', () => {
  const problems = problemsOf(() => gatewayConfig({ DATA_KEY, DATA_KEY_FILE: fileWith(DATA_KEY) }));
  expect(problems).toEqual(['DATA_KEY_FILE: DATA_KEY is set too. Remove one of the two.']);
});

test('an empty setting beside a file counts as unset', () => {
  expect(gatewayConfig({ DATA_KEY: '', DATA_KEY_FILE: fileWith(DATA_KEY) })).toMatchObject({ DATA_KEY });
});

test('reports an unreadable file in one sentence with the setting and the path', () => {
  const missing = join(folder, 'nowhere');
  const empty = fileWith('\n');
  const read = () =>
    serveConfig({ ...OTHERS, SUBGRAPH: 'identity', DATABASE_URL, SERVICE_SECRET_FILE: missing, DATA_KEY_FILE: empty });
  expect(problemsOf(read)).toEqual([
    `DATA_KEY_FILE: ${empty} is empty.`,
    `SERVICE_SECRET_FILE: Cannot read ${missing} (ENOENT). Make sure the file exists and the user that runs the service can read it.`,
  ]);
  expect(problemsOf(() => gatewayConfig({ METRICS_TOKEN_FILE: folder }))).toEqual([
    expect.stringMatching(`^METRICS_TOKEN_FILE: Cannot read ${folder} \\(EISDIR\\)`),
  ]);
});

test('reports an invalid value in a file without showing it', async () => {
  await built();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/subgraphs/work.js'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, ...OTHERS, DATABASE_URL, SERVICE_SECRET, DATA_KEY_FILE: fileWith('hunter2') },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('DATA_KEY: must be 32 bytes in base64');
  expect(stdout + stderr).not.toContain('hunter2');
});

test('does not read a setting as a file if its own name ends in _FILE', () => {
  expect(gatewayConfig({ AUDIT_ANCHOR_FILE: join(folder, 'not-there-yet') }).ofSubgraphs.auditAnchors.file).toBe(
    join(folder, 'not-there-yet'),
  );
});
