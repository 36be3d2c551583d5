import { readFile } from 'node:fs/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { foldName } from '../../built-in/fold-name.js';
import { lazily } from '../../built-in/lazily.js';
import { packagePath } from '../../built-in/package-file.js';
import { MILITARY_STATES } from '../../built-in/us-states.js';

/** A place with the centre of its area in degrees; no position for military mail or missing data. */
export interface UsPlace {
  city: string;
  state: string;
  lat: number | null;
  lon: number | null;
}

export interface UsGazetteer {
  /** Places by five-digit postal code. */
  byZipcode: ReadonlyMap<string, UsPlace>;
  /** Places by city name (see `foldCity`), one per postal code. */
  byCity: ReadonlyMap<string, readonly UsPlace[]>;
}

interface ZipRecord {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

/** Number of characters parsed in one step: about 10 ms. */
const CHUNK = 500_000;

const LONG_FORMS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** Normalizes a city name, with common first words spelled out. */
export function foldCity(city: string): string {
  const name = foldName(city);
  return name.replace(/^(?:ste?|ft|mt)(?= )/, (word) => LONG_FORMS[word] ?? word);
}

/**
 * Yields the records of the package's single large literal in pieces. Loading the module itself would block the process
 * for a quarter of a second.
 */
async function* zipRecords(): AsyncGenerator<ZipRecord[]> {
  const source = await readFile(packagePath('zipcodes/lib/codes.js'), 'utf8');
  const end = source.indexOf('};');
  let from = source.indexOf('{') + 1;
  if (!source.startsWith('exports.codes = {') || end < from)
    throw new Error('The postal code file has an unexpected format.');
  while (from < end) {
    const cut = source.indexOf('},"', from + CHUNK);
    const to = cut === -1 || cut > end ? end : cut + 1;
    yield Object.values(JSON.parse(`{${source.slice(from, to)}}`) as Record<string, ZipRecord>);
    from = to + 1;
    await breathe();
  }
}

function placeOf({ city, state, latitude, longitude }: ZipRecord): UsPlace {
  const placed = !MILITARY_STATES.has(state) && latitude !== 0 && longitude !== 0;
  return { city, state, lat: placed ? latitude : null, lon: placed ? longitude : null };
}

/** Postal codes of the United States and of the territories that share them; loaded on first use. */
export const usGazetteer = lazily(async (): Promise<UsGazetteer> => {
  const byZipcode = new Map<string, UsPlace>();
  const byCity = new Map<string, UsPlace[]>();
  for await (const records of zipRecords()) {
    for (const record of records) {
      const place = placeOf(record);
      byZipcode.set(record.zip, place);
      const name = foldCity(place.city);
      const others = byCity.get(name);
      if (others) others.push(place);
      else byCity.set(name, [place]);
    }
  }
  return { byZipcode, byCity };
});
