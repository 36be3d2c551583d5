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
import { type TrustedProxies, isNetwork } from './limits/source-address.js';

const url = (...schemes: string[]) =>
  z.string().refine(
    (text) => {
      const parsed = URL.parse(text);
      return parsed !== null && schemes.includes(parsed.protocol.replace(':', ''));
    },
    `is not a URL of ${schemes.join(' or ')}`,
  );

/** How many proxies stand in front, or which addresses and networks they have. */
const trustedProxies = z.string().transform((text, problem): TrustedProxies => {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= 10) return count;
  const networks = text.split(',').map((word) => word.trim());
  const bad = networks.find((network) => !isNetwork(network));
  if (bad === undefined) return networks;
  problem.addIssue(`${JSON.stringify(bad)} is neither a number of proxies (0 to 10) nor an address or network`);
  return z.NEVER;
});

const SHAPE = {
  PORT: wholeNumber(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('http', 'https').optional(),
  DATA_DIR: z.string().default('./data'),
  DATA_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === 32, 'is not 32 bytes in base64')
    .optional(),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_REPLICA_URLS: databaseUrls.default([]),
  NATS_URL: z
    .string()
    .regex(/^(nats|tls):\/\//, 'does not begin with nats:// or tls://')
    .optional(),
  BOOTSTRAP_API_KEY: z
    .string()
    .regex(/^sk_live_[A-Za-z0-9_-]{32,}$/, 'is not `sk_live_` and at least 32 letters, digits, - or _')
    .optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(50),
  EDGE_RATE_LIMIT_PER_5_MINUTES: wholeNumber(1, 100_000_000).default(10_000),
  RATE_LIMIT_STORE: z.enum(['memory', 'database']).optional(),
  TRUSTED_PROXIES: trustedProxies.default(0),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  ...OUTGOING_SHAPE,
  ...DEPOSITS_SHAPE,
  ...RETENTION_SHAPE,
  ...ID_IMAGES_SHAPE,
  ...FILES_SHAPE,
  ...LOOKUP_SHAPE,
  GRAPHQL_INTROSPECTION: flag.default(true),
  PMS_IDS: wordList.default(['api', ...Array.from({ length: 16 }, (_, n) => `pms_${String(n + 1).padStart(2, '0')}`)]),
  SIGNUP_REDIRECT_ORIGINS: originList.default([]),
  ...DATASETS_SHAPE,
  ...TRACES_SHAPE,
  SIGNUP_RATE_LIMIT_PER_5_MINUTES: wholeNumber(1, 1_000_000).default(30),
  SIGN_IN_RATE_LIMIT_PER_5_MINUTES: wholeNumber(1, 1_000_000).default(30),
  SESSION_RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
  LIVE_SOCKETS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(2_000),
  LIVE_SUBSCRIPTIONS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10_000),
  LIVE_WAITING_EVENTS: wholeNumber(2, 100_000).default(1_000),
  LIVE_HEARTBEAT_SECONDS: wholeNumber(1, 300).default(12),
  METRICS_TOKEN: z.string().min(16, 'takes at least 16 characters').optional(),
  DRAIN_SECONDS: wholeNumber(0, 15).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  SERVICE_SECRET: z.string().min(32, 'takes at least 32 characters').optional(),
  IDENTITY_URL: webUrls.optional(),
  PROPERTY_URL: webUrls.optional(),
  SCREENING_URL: webUrls.optional(),
  INTELLIGENCE_URL: webUrls.optional(),
  SUBGRAPH_WAIT_SECONDS: wholeNumber(0, 60).default(5),
};

/** What a gateway needs beside subgraphs of other processes. */
const SPLIT = {
  IDENTITY_URL: SHAPE.IDENTITY_URL.unwrap(),
  PROPERTY_URL: SHAPE.PROPERTY_URL.unwrap(),
  SCREENING_URL: SHAPE.SCREENING_URL.unwrap(),
  INTELLIGENCE_URL: SHAPE.INTELLIGENCE_URL.unwrap(),
  SERVICE_SECRET: SHAPE.SERVICE_SECRET.unwrap(),
  DATABASE_URL: SHAPE.DATABASE_URL.unwrap(),
  DATA_KEY: SHAPE.DATA_KEY.unwrap(),
};
const URLS = ['IDENTITY_URL', 'PROPERTY_URL', 'SCREENING_URL', 'INTELLIGENCE_URL'] as const;

export type Config = ReturnType<typeof gatewayConfig>;

/** The settings of the gateway, and of the whole service when it runs in one process. Throws with every problem. */
export function gatewayConfig(environment: NodeJS.ProcessEnv = process.env) {
  process.env.APOLLO_TELEMETRY_DISABLED = 'true';
  const isSplit = URLS.some((name) => environment[name]);
  const read = readConfig((isSplit ? { ...SHAPE, ...SPLIT } : SHAPE) as typeof SHAPE, environment);
  const urls = {
    identity: read.IDENTITY_URL,
    property: read.PROPERTY_URL,
    screening: read.SCREENING_URL,
    intelligence: read.INTELLIGENCE_URL,
  };
  return {
    ...read,
    ...together(
      () => outgoingOf(read),
      () => depositsOf(read),
      () => retentionOf(read),
      () => idImagesOf(read),
      () => filesOf(read),
      () => ({ lookups: lookupsOf(read) }),
    ),
    DATA_DIR: resolve(read.DATA_DIR),
    /** Where each subgraph is, by one process or several; null: all of them run in this process. */
    subgraphUrls: isSplit ? (urls as Record<string, string[]>) : null,
    /** How long a gateway that is told to stop is still there, for balancers to notice. */
    drainSeconds: read.DRAIN_SECONDS ?? (isSplit ? 3 : 0),
    /** Where the operations of keys are counted: gateways that stand beside others count together. */
    rateLimitStore: read.RATE_LIMIT_STORE ?? (isSplit ? ('database' as const) : ('memory' as const)),
  };
}
