import { z } from 'zod';
import { BadConfiguration, databaseUrls, flag, together, urlOf, wholeNumber } from '../process/config.js';
import type { MaybeDatabaseUrls } from '../store/database-urls.js';
import { FILES_SHAPE, filesOf } from '../files/file-settings.js';
import { TRACES_SHAPE } from '../process/trace/open-traces.js';
import { KEYS_SHAPE, SEAL_SHAPE, cipherKey } from './keys.js';
import { OUTGOING_SHAPE, outgoingOf } from './outgoing.js';

/** Settings that are required when the service is split; a single process has defaults for them. */
export const ESSENTIALS = {
  DATABASE_URL: urlOf('postgres', 'postgresql'),
  DATA_KEY: cipherKey,
  PUBLIC_URL: urlOf('http', 'https'),
  SERVICE_SECRET: z.string().min(32, 'must be at least 32 characters'),
};

export const BOOTSTRAP_API_KEY = z
  .string()
  .regex(/^sk_live_[A-Za-z0-9_-]{32,}$/, 'must be `sk_live_` followed by at least 32 letters, digits, - or _')
  .optional();

/** Settings common to all processes of the service. */
export const SERVICE_SHAPE = {
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  ...KEYS_SHAPE,
  DIRECT_DATABASE_URL: urlOf('postgres', 'postgresql').optional(),
  DATABASE_OWNER_URL: urlOf('postgres', 'postgresql').optional(),
  ...SEAL_SHAPE,
  DATABASE_REPLICA_URLS: databaseUrls.default([]),
  NATS_URL: z
    .string()
    .regex(/^(nats|tls):\/\//, 'must begin with nats:// or tls://')
    .optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  ...OUTGOING_SHAPE,
  ...FILES_SHAPE,
  ...TRACES_SHAPE,
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
};

/** Throws BadConfiguration if the server behind a pooler is set, but no pooler. */
export function checkPooled({ DATABASE_URL, DIRECT_DATABASE_URL }: MaybeDatabaseUrls): object {
  if (DATABASE_URL || !DIRECT_DATABASE_URL) return {};
  throw new BadConfiguration(['DATABASE_URL: is required with DIRECT_DATABASE_URL. Set it to the URL of the pooler']);
}

/** Seconds for which a stopping process keeps serving, so that load balancers notice. */
export const drainSeconds = wholeNumber(0, 15);

type Read = z.output<z.ZodObject<typeof SERVICE_SHAPE>>;

/** Common settings, with related ones grouped. */
export type ServiceSettings = Read & ReturnType<typeof settingsOf>;

/** Groups related settings. Throws one BadConfiguration with every problem. */
export function settingsOf(read: Read) {
  return together(
    () => outgoingOf(read),
    () => filesOf(read),
  );
}
