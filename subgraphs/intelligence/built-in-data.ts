import { LOOKUPS } from './capability-sources.js';
import { hasCityDatabase } from './ip/city-database.js';
import { INSTALL_CITIES } from './ip/sources.js';
import type { BuiltInData } from './providers/coverage/built-in-data.js';

/** What the service answers places from while nothing is imported, and how old that is. */
export function builtInData(): Promise<BuiltInData[]> {
  return Promise.all([LOOKUPS.address, LOOKUPS.ip].map((lookup) => lookup.builtInData!()));
}

/** What a start says where IP addresses are located to the country only. */
export function withoutCities(): string[] {
  return hasCityDatabase()
    ? []
    : [`IP addresses are located to the country only. To add cities (129 MB): ${INSTALL_CITIES}`];
}
