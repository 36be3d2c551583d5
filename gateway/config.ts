import { resolve } from 'node:path';
import { z } from 'zod';
import {
  BadConfiguration,
  flag,
  originList,
  readConfig,
  together,
  webUrls,
  wholeNumber,
  wordList,
} from '#kit/process/config.js';
import {
  BOOTSTRAP_API_KEY,
  ESSENTIALS,
  SERVICE_SHAPE,
  checkPooled,
  drainSeconds,
  settingsOf,
} from '#kit/settings/service-settings.js';
import { OWN_SHAPE, ownSettingsOf } from '#subgraphs/settings.js';
import { readAliases } from '#records/names/read-aliases.js';
import { readManifests } from './documents/read-manifest.js';
import type { Enforcement } from './documents/trusted-documents.js';
import { type TrustedProxies, isNetwork } from './limits/source-address.js';

/** The number of proxies in front of the gateway, or their addresses and networks. */
const trustedProxies = z.string().transform((text, problem): TrustedProxies => {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= 10) return count;
  const networks = text.split(',').map((word) => word.trim());
  const bad = networks.find((network) => !isNetwork(network));
  if (bad === undefined) return networks;
  problem.addIssue(
    `must be a number of proxies (0 to 10) or a list of addresses and networks (got ${JSON.stringify(bad)})`,
  );
  return z.NEVER;
});

const SHAPE = {
  PORT: wholeNumber(0, 65_535).default(4000),
  ...SERVICE_SHAPE,
  ...OWN_SHAPE,
  ...z.object(ESSENTIALS).partial().shape,
  BOOTSTRAP_API_KEY,
  DATABASE_POOL_SIZE: wholeNumber(4, 200).default(20),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(50),
  EDGE_RATE_LIMIT_PER_5_MINUTES: wholeNumber(1, 100_000_000).default(10_000),
  RATE_LIMIT_STORE: z.enum(['memory', 'database']).optional(),
  TRUSTED_PROXIES: trustedProxies.default(0),
  GRAPHQL_INTROSPECTION: flag.default(true),
  CORS_ORIGINS: originList.default([]),
  TRUSTED_DOCUMENTS: wordList.default([]),
  TRUSTED_DOCUMENTS_ONLY: z.enum(['off', 'keys', 'all']).default('off'),
  SIGNUP_RATE_LIMIT_PER_5_MINUTES: wholeNumber(1, 1_000_000).default(30),
  SIGN_IN_RATE_LIMIT_PER_5_MINUTES: wholeNumber(1, 1_000_000).default(30),
  SESSION_RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
  LIVE_SOCKETS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(2_000),
  LIVE_SUBSCRIPTIONS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10_000),
  LIVE_WAITING_EVENTS: wholeNumber(2, 100_000).default(1_000),
  LIVE_HEARTBEAT_SECONDS: wholeNumber(1, 300).default(12),
  DRAIN_SECONDS: drainSeconds.optional(),
  IDENTITY_URL: webUrls.optional(),
  PROPERTY_URL: webUrls.optional(),
  SCREENING_URL: webUrls.optional(),
  INTELLIGENCE_URL: webUrls.optional(),
  SUBGRAPH_WAIT_SECONDS: wholeNumber(0, 60).default(5),
  NAME_ALIASES: wordList.default([]),
};

/** The names of all settings of a gateway. */
export const gatewaySettings = Object.keys(SHAPE);

/** Settings required when the subgraphs run in other processes. */
const SPLIT = {
  IDENTITY_URL: webUrls,
  PROPERTY_URL: webUrls,
  SCREENING_URL: webUrls,
  INTELLIGENCE_URL: webUrls,
  SERVICE_SECRET: ESSENTIALS.SERVICE_SECRET,
  DATABASE_URL: ESSENTIALS.DATABASE_URL,
  DATA_KEY: ESSENTIALS.DATA_KEY,
};
const URLS = ['IDENTITY_URL', 'PROPERTY_URL', 'SCREENING_URL', 'INTELLIGENCE_URL'] as const;

/** The aliases that callers of `/v1` can use for built-in names. Throws BadConfiguration. */
function aliasesOf(pairs: string[]) {
  const { aliases: nameAliases, problems } = readAliases(pairs);
  if (problems.length > 0) throw new BadConfiguration(problems.map((problem) => `NAME_ALIASES: ${problem}`));
  return { nameAliases };
}

/** The documents that clients can name by their ID. Throws BadConfiguration, also if nothing could ever run. */
function trustedOf(read: { TRUSTED_DOCUMENTS: string[]; TRUSTED_DOCUMENTS_ONLY: Enforcement }) {
  const { TRUSTED_DOCUMENTS: paths, TRUSTED_DOCUMENTS_ONLY: enforced } = read;
  if (enforced !== 'off' && paths.length === 0)
    throw new BadConfiguration([
      `TRUSTED_DOCUMENTS_ONLY=${enforced} requires TRUSTED_DOCUMENTS, the manifest to trust`,
    ]);
  return { trusted: readManifests(paths) };
}

export type Config = ReturnType<typeof gatewayConfig>;

/** Reads the settings of the gateway, or of the whole service when it runs in one process. Throws with every problem. */
export function gatewayConfig(environment: NodeJS.ProcessEnv = process.env) {
  process.env.APOLLO_TELEMETRY_DISABLED = 'true';
  const isSplit = URLS.some((name) => environment[name] || environment[`${name}_FILE`]);
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
      () => settingsOf(read),
      () => ownSettingsOf(read),
      () => aliasesOf(read.NAME_ALIASES),
      () => trustedOf(read),
      () => checkPooled(read),
    ),
    DATA_DIR: resolve(read.DATA_DIR),
    /** URLs of each subgraph's processes; null: all subgraphs run in this process. */
    subgraphUrls: isSplit ? (urls as Record<string, string[]>) : null,
    /** How long a stopping gateway keeps serving, so that load balancers notice. */
    drainSeconds: read.DRAIN_SECONDS ?? (isSplit ? 3 : 0),
    /** Where operations are counted: several gateways share their counts in the database. */
    rateLimitStore: read.RATE_LIMIT_STORE ?? (isSplit ? ('database' as const) : ('memory' as const)),
  };
}
