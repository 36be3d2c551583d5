import { LOOKUPS } from './capability-sources.js';
import { hasCityDatabase } from './ip/city-database.js';
import { INSTALL_CITIES } from './ip/sources.js';
import type { BuiltInData } from './providers/coverage/built-in-data.js';

/** Built-in place data used until an import, and its age. */
export function builtInData(): Promise<BuiltInData[]> {
  return Promise.all([LOOKUPS.address, LOOKUPS.ip].map((lookup) => lookup.builtInData!()));
}

/** Start-up message if IP addresses are located to the country only. */
export function withoutCities(): string[] {
  return hasCityDatabase()
    ? []
    : [`IP addresses are located to the country only. ${INSTALL_CITIES} adds cities (129 MB).`];
}
