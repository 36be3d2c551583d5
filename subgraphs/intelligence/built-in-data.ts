import { LOOKUPS } from './capability-sources.js';
import { hasCityDatabase } from './ip/city-database.js';
import { INSTALL_CITIES } from './ip/sources.js';
import type { BuiltInData } from './providers/coverage/built-in-data.js';

/** Built-in place data, used until something is imported, with its age. */
export function builtInData(): Promise<BuiltInData[]> {
  return Promise.all([LOOKUPS.address, LOOKUPS.ip].map((lookup) => lookup.builtInData!()));
}

/** Start-up note if IP addresses are located to the country only. */
export function withoutCities(): string[] {
  return hasCityDatabase()
    ? []
    : [`IP addresses are located to the country only. To add cities (129 MB): ${INSTALL_CITIES}`];
}
