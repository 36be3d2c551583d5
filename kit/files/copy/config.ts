import { resolve } from 'node:path';
import { z } from 'zod';
import { readConfig } from '../../process/config.js';
import { FILES_SHAPE, filesOf } from '../file-settings.js';

const SHAPE = { ...FILES_SHAPE, DATA_DIR: z.string().default('./data') };

/** Reads the settings of one of the two stores, whichever the service uses. Throws BadConfiguration. */
export function placeConfig(place: 'disk' | 's3', environment: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(SHAPE, { ...environment, FILES: place });
  return { ...filesOf(read), DATA_DIR: resolve(read.DATA_DIR) };
}
