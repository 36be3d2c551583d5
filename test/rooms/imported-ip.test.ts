import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagePath } from '#subgraphs/intelligence/built-in/package-file.js';
import { importedIp } from '#subgraphs/intelligence/ip/sources.js';
import { mmdbReader } from '#subgraphs/intelligence/ip/mmdb-reader.js';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';

let store: DatasetTest;
const countries = packagePath('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

beforeAll(async () => {
  store = await openDatasetTest();
});
afterAll(() => store?.close());

test('stores an MMDB file in the database and answers from it, until another one is loaded', async () => {
  const open = mmdbReader(store.pool);
  expect(await importedIp(open, '8.8.8.8')).toMatchObject({ source: expect.stringContaining('@ip-location-db') });
  await store.load('mmdb', countries);
  const answer = await importedIp(open, '8.8.8.8');
  expect(answer).toMatchObject({
    source: 'mmdb (geo-whois-asn-country.mmdb)',
    facts: { valid: true, countryCode: 'US' },
  });
  await store.load('mmdb', countries, { part: 'second', date: '2020-01-01' });
  expect(await importedIp(open, '193.0.6.139')).toMatchObject({ facts: { countryCode: 'NL' } });
});

test('refuses a truncated file', async () => {
  const path = join(store.folder, 'cut.mmdb');
  writeFileSync(path, readFileSync(countries).subarray(0, 1_000_000));
  await expect(store.load('mmdb', path)).rejects.toThrow('not a complete MMDB file');
});

describe('database records', () => {
  const origin = { source: 'mmdb (city.mmdb)', asOf: '2026-01-01' };
  const place = (record: object) => importedIp(async () => ({ get: () => record, origin }), '8.8.8.8');
  const facts = {
    valid: true,
    version: 4,
    reserved: false,
    countryCode: 'DE',
    countryName: 'Germany',
    city: 'Berlin',
    postalCode: '10115',
    timeZone: 'Europe/Berlin',
    latitude: 52.5,
    longitude: 13.4,
  };

  test('of GeoIP2', async () => {
    const record = {
      country: { iso_code: 'DE' },
      city: { names: { en: 'Berlin', de: 'Berlin' } },
      postal: { code: '10115' },
      location: { latitude: 52.5, longitude: 13.4, time_zone: 'Europe/Berlin' },
    };
    expect(await place(record)).toMatchObject({ ...origin, facts });
  });

  test('of flat databases', async () => {
    const record = { country_code: 'DE', city: 'Berlin', postcode: '10115', latitude: 52.5, longitude: 13.4 };
    expect(await place(record)).toMatchObject({ facts });
  });

  test('older than a year say so', async () => {
    const old = { source: 'mmdb (city.mmdb)', asOf: '2020-01-01' };
    const record: object = { country_code: 'DE' };
    expect(await importedIp(async () => ({ get: () => record, origin: old }), '8.8.8.8')).toMatchObject({
      ...old,
      reason: 'data_too_old',
    });
  });

  test('without a place', async () => {
    expect(await place({ country: { iso_code: 'DE' } })).toMatchObject({
      facts: { city: null, latitude: null, timeZone: null },
    });
  });
});

test.each(['127.0.0.1', 'nonsense'])('does not look up %s', async (ip) => {
  const never = () => Promise.reject(new Error('It was asked.'));
  expect(await importedIp(never, ip)).toMatchObject({ known: true, facts: { countryCode: null } });
});
