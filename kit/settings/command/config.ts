import { resolve } from 'node:path';
import { z } from 'zod';
import type { KeySettings } from '../../cipher/cipher-key.js';
import { readConfig } from '../../process/config.js';
import { KEYS_SHAPE, SEAL_SHAPE } from '../keys.js';
import { ESSENTIALS, SERVICE_SHAPE, checkPooled } from '../service-settings.js';

const { DATABASE_URL, DATA_KEY } = z.object(ESSENTIALS).partial().shape;
const SHAPE = {
  DATA_DIR: SERVICE_SHAPE.DATA_DIR,
  DATABASE_URL,
  DIRECT_DATABASE_URL: SERVICE_SHAPE.DIRECT_DATABASE_URL,
  DATABASE_OWNER_URL: SERVICE_SHAPE.DATABASE_OWNER_URL,
  DATA_KEY,
  ...KEYS_SHAPE,
  ...SEAL_SHAPE,
};

/** Settings of commands that work alongside the service: database and keys. */
export type CommandConfig = Omit<ReturnType<typeof commandConfig>, keyof typeof KEYS_SHAPE | keyof typeof SEAL_SHAPE> &
  Pick<KeySettings, keyof typeof KEYS_SHAPE>;

/** Reads the settings of database and keys, as the service does. Throws BadConfiguration with every problem. */
export function commandConfig(environment: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(SHAPE, environment);
  checkPooled(read);
  return { ...read, DATA_DIR: resolve(read.DATA_DIR) };
}
