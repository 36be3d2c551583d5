import { resolve } from 'node:path';
import { z } from 'zod';
import { readConfig } from '#kit/process/config.js';

const SHAPE = {
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  DATA_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === 32, 'is not 32 bytes in base64')
    .optional(),
};

/** Where the database and the key are, as for the service itself. Throws BadConfiguration with every problem. */
export function segmentsConfig(environment: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(SHAPE, environment);
  return { ...read, DATA_DIR: resolve(read.DATA_DIR) };
}

export type SegmentsConfig = ReturnType<typeof segmentsConfig>;
