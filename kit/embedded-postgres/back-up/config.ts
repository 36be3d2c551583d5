import { resolve } from 'node:path';
import { z } from 'zod';
import { readConfig } from '../../process/config.js';
import { FILES_SHAPE, filesOf } from '../../files/file-settings.js';

const SHAPE = { ...FILES_SHAPE, DATA_DIR: z.string().default('./data'), DATABASE_URL: z.string().optional() };

/** Reads the settings that say what to back up. Throws BadConfiguration. */
export function backUpConfig(environment: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(SHAPE, environment);
  return { ...filesOf(read), DATA_DIR: resolve(read.DATA_DIR), DATABASE_URL: read.DATABASE_URL };
}
