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

/** Names of all settings of the subgraph and worker processes. */
export const roleSettings = Object.keys({ ...SERVE, ...WORK });

/** Settings shared by subgraph and worker processes. */
export type RoleConfig = z.output<z.ZodObject<typeof SHARED>> & ServiceSettings & OwnSettings;

/** Reads the settings of a subgraph process. Throws BadConfiguration listing every problem. */
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

/** Reads the settings of a worker process. Throws BadConfiguration listing every problem. */
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
