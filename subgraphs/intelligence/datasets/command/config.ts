import { resolve } from 'node:path';
import { z } from 'zod';
import { readConfig } from '#kit/process/config.js';

const SHAPE = {
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
};

/** Where the database is, as for the service itself. Throws BadConfiguration with every problem. */
export function datasetsConfig(environment: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(SHAPE, environment);
  return { ...read, DATA_DIR: resolve(read.DATA_DIR) };
}

export type DatasetsConfig = ReturnType<typeof datasetsConfig>;
