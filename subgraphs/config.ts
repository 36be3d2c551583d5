import { resolve } from 'node:path';
import { z } from 'zod';
import {
  databaseUrls,
  flag,
  originList,
  readConfig,
  together,
  webUrls,
  wholeNumber,
  wordList,
} from '#kit/process/config.js';
import { DATASETS_SHAPE } from '#kit/process/datasets.js';
import { ID_IMAGES_SHAPE, idImagesOf } from '#kit/process/id-images.js';
import { LOOKUP_SHAPE, lookupsOf } from '#kit/process/lookups.js';
import { DEPOSITS_SHAPE, OUTGOING_SHAPE, depositsOf, outgoingOf } from '#kit/process/outgoing.js';
import { RETENTION_SHAPE, retentionOf } from '#kit/process/retention.js';
import { TRACES_SHAPE } from '#kit/process/trace/open-traces.js';
import { FILES_SHAPE, filesOf } from '#kit/store/files/file-settings.js';

const url = (...schemes: string[]) =>
  z.string().refine(
    (text) => {
      const parsed = URL.parse(text);
      return parsed !== null && schemes.includes(parsed.protocol.replace(':', ''));
    },
    `is not a URL of ${schemes.join(' or ')}`,
  );

const SHARED = {
  PORT: wholeNumber(0, 65_535).default(4001),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: url('postgres', 'postgresql'),
  DATABASE_REPLICA_URLS: databaseUrls.default([]),
  NATS_URL: z
    .string()
    .regex(/^(nats|tls):\/\//, 'does not begin with nats:// or tls://')
    .optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => resolve(folder)),
  GATEWAY_URL: webUrls,
  SERVICE_SECRET: z.string().min(32, 'takes at least 32 characters'),
  DATA_KEY: z.string().refine((text) => Buffer.from(text, 'base64').length === 32, 'is not 32 bytes in base64'),
  PUBLIC_URL: url('http', 'https'),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  PMS_IDS: wordList.default(['api', ...Array.from({ length: 16 }, (_, n) => `pms_${String(n + 1).padStart(2, '0')}`)]),
  SIGNUP_REDIRECT_ORIGINS: originList.default([]),
  ...OUTGOING_SHAPE,
  ...DEPOSITS_SHAPE,
  ...RETENTION_SHAPE,
  ...ID_IMAGES_SHAPE,
  ...FILES_SHAPE,
  ...LOOKUP_SHAPE,
  ...DATASETS_SHAPE,
  ...TRACES_SHAPE,
  METRICS_TOKEN: z.string().min(16, 'takes at least 16 characters').optional(),
  DRAIN_SECONDS: wholeNumber(0, 15).default(3),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
};

const SERVE = { ...SHARED, SUBGRAPH: z.enum(['identity', 'property', 'screening', 'intelligence']) };

const WORK = {
  ...SHARED,
  BOOTSTRAP_API_KEY: z
    .string()
    .regex(/^sk_live_[A-Za-z0-9_-]{32,}$/, 'is not `sk_live_` and at least 32 letters, digits, - or _')
    .optional(),
};

function wholesOf(
  read: Parameters<typeof outgoingOf>[0] &
    Parameters<typeof depositsOf>[0] &
    Parameters<typeof lookupsOf>[0] &
    Parameters<typeof retentionOf>[0] &
    Parameters<typeof idImagesOf>[0] &
    Parameters<typeof filesOf>[0],
) {
  return together(
    () => outgoingOf(read),
    () => depositsOf(read),
    () => retentionOf(read),
    () => idImagesOf(read),
    () => filesOf(read),
    () => ({ lookups: lookupsOf(read) }),
  );
}

/** What a process with subgraphs in it needs, whether it serves one or works for all. */
export type RoleConfig = Pick<
  ReturnType<typeof workConfig>,
  keyof typeof SHARED | 'mail' | 'sms' | 'deposits' | 'lookups' | 'retention' | 'idImages' | 'bucket'
>;

/** The settings of a process that serves one subgraph. Throws BadConfiguration with every problem. */
export function serveConfig(environment: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(SERVE, environment);
  return { ...read, ...wholesOf(read) };
}

/** The settings of a worker. Throws BadConfiguration with every problem. */
export function workConfig(environment: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(WORK, environment);
  return { ...read, ...wholesOf(read) };
}
