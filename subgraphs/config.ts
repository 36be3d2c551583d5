import { resolve } from 'node:path';
import { z } from 'zod';
import { readConfig, together, webUrls, wholeNumber } from '#kit/process/config.js';
import {
  BOOTSTRAP_API_KEY,
  ESSENTIALS,
  SERVICE_SHAPE,
  type ServiceSettings,
  drainSeconds,
  settingsOf,
} from '#kit/settings/service-settings.js';
import { OWN_SHAPE, type OwnSettings, ownSettingsOf } from './settings.js';

const SHARED = {
  PORT: wholeNumber(0, 65_535).default(4001),
  ...SERVICE_SHAPE,
  ...OWN_SHAPE,
  ...ESSENTIALS,
  DATA_DIR: SERVICE_SHAPE.DATA_DIR.transform((folder) => resolve(folder)),
  GATEWAY_URL: webUrls,
  DRAIN_SECONDS: drainSeconds.default(3),
};

const SERVE = { ...SHARED, SUBGRAPH: z.enum(['identity', 'property', 'screening', 'intelligence']) };

const WORK = { ...SHARED, BOOTSTRAP_API_KEY };

/** The names of all settings of processes with subgraphs in them. */
export const roleSettings = Object.keys({ ...SERVE, ...WORK });

/** What a process with subgraphs in it needs, whether it serves one or works for all. */
export type RoleConfig = z.output<z.ZodObject<typeof SHARED>> & ServiceSettings & OwnSettings;

/** The settings of a process that serves one subgraph. Throws BadConfiguration with every problem. */
export function serveConfig(environment: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(SERVE, environment);
  return {
    ...read,
    ...together(
      () => settingsOf(read),
      () => ownSettingsOf(read),
    ),
  };
}

/** The settings of a worker. Throws BadConfiguration with every problem. */
export function workConfig(environment: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(WORK, environment);
  return {
    ...read,
    ...together(
      () => settingsOf(read),
      () => ownSettingsOf(read),
    ),
  };
}
