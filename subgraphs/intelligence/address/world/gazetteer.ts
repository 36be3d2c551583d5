import { foldName } from '../../built-in/fold-name.js';
import { lazily } from '../../built-in/lazily.js';
import { areOneClock, zonesOfCountry } from '../time-zone/one-clock.js';
import { type CityLine, cityLines } from './city-file.js';
import { NameIndex } from './name-index.js';

export interface Place {
  name: string;
  countryCode: string;
  /** GeoNames code of the division within the country; empty if unknown. */
  region: string;
  lat: number;
  lon: number;
  timeZone: string;
  /** Its population; one tenth of it if the place was found by an alternate name. */
  weight: number;
}

export interface Gazetteer {
  /** Returns the places with a name, highest weight first; of all countries unless one is given. */
  named(name: string, countryCode?: string): Place[];
  /** Returns the time zones of all places of a division. */
  zonesOfRegion(countryCode: string, region: string): string[];
  /** Returns the time zone of a country with a single one; otherwise null. */
  zoneOfCountry(countryCode: string): string | null;
}

/** 2^21 slots for about 800,000 names. */
const INDEX_BITS = 21;

/** Places that no longer exist: abandoned, historical, destroyed. */
const GONE = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

/** Airport codes and similar codes among the names. */
const CODE = /^[A-Z]{2,4}$/;

/** Factor by which the weight of a place is lower if found by an alternate name. */
const OTHER_NAME = 10;

/** `foldName` with a fast path for most names. */
function folded(name: string): string {
  const lower = name.toLowerCase();
  return /^[a-z]+(?: [a-z]+)*$/.test(lower) ? lower : foldName(name);
}

/** Interns texts, of which few are distinct. */
class Words {
  readonly #numbers = new Map<string, number>();
  readonly all: string[] = [];

  numberOf(word: string): number {
    let number = this.#numbers.get(word);
    if (number === undefined) {
      number = this.all.push(word) - 1;
      this.#numbers.set(word, number);
    }
    return number;
  }
}

class Places {
  readonly #index = new NameIndex(INDEX_BITS);
  readonly #names: string[] = [];
  /** Six numbers per place: latitude, longitude, population, and indexes of country, region and time zone. */
  #numbers = new Float64Array(0);
  readonly #words = new Words();
  /** Time zones of each division, keyed like `CA.08`. */
  readonly zones = new Map<string, Set<string>>();

  add({ name, otherNames, lat, lon, kind, countryCode, region, population, timeZone }: CityLine): void {
    if (GONE.has(kind)) return;
    const record = this.#names.push(name) - 1;
    const words = [countryCode, region, timeZone].map((word) => this.#words.numberOf(word));
    this.#put(record, [lat, lon, population, ...words]);
    const zones = this.zones.get(`${countryCode}.${region}`);
    if (zones) zones.add(timeZone);
    else this.zones.set(`${countryCode}.${region}`, new Set([timeZone]));
    const [ascii = '', ...others] = otherNames;
    const main = new Set([folded(name), folded(ascii)]);
    for (const each of main) if (each) this.#index.add(each, { record, isMain: true });
    for (const each of new Set(others.filter((one) => !CODE.test(one)).map(folded)))
      if (each && !main.has(each)) this.#index.add(each, { record, isMain: false });
  }

  #put(record: number, numbers: number[]): void {
    const { length } = this.#numbers;
    if ((record + 1) * 6 > length) {
      const longer = new Float64Array(Math.max(6 << 14, length * 2));
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers.set(numbers, record * 6);
  }

  #at(record: number, isMain: boolean): Place {
    const [lat, lon, population, country, region, zone] = this.#numbers.subarray(record * 6, record * 6 + 6);
    const { all } = this.#words;
    return {
      name: this.#names[record]!,
      countryCode: all[country!]!,
      region: all[region!]!,
      lat: lat!,
      lon: lon!,
      timeZone: all[zone!]!,
      weight: Math.max(1, population!) / (isMain ? 1 : OTHER_NAME),
    };
  }

  named(name: string, countryCode?: string): Place[] {
    const found = this.#index.find(folded(name)).map(({ record, isMain }) => this.#at(record, isMain));
    const inside = countryCode ? found.filter((place) => place.countryCode === countryCode) : found;
    return inside.sort((a, b) => b.weight - a.weight);
  }

  /** Time zone of the largest place of each country. */
  largestZones(): Map<string, string> {
    const largest = new Map<string, Place>();
    for (let record = 0; record < this.#names.length; record += 1) {
      const place = this.#at(record, true);
      if (place.weight > (largest.get(place.countryCode)?.weight ?? 0)) largest.set(place.countryCode, place);
    }
    return new Map([...largest].map(([country, { timeZone }]) => [country, timeZone]));
  }
}

/** Places worldwide with at least 500 inhabitants; loaded on first use (under 2 s, about 50 MB). */
export const gazetteer = lazily(async (): Promise<Gazetteer> => {
  const places = new Places();
  for await (const lines of cityLines()) for (const line of lines) places.add(line);
  const zones = places.largestZones();
  return {
    named: (name, countryCode) => places.named(name, countryCode),
    zonesOfRegion: (countryCode, region) => [...(places.zones.get(`${countryCode}.${region}`) ?? [])],
    zoneOfCountry(countryCode) {
      const largest = zones.get(countryCode);
      const all = [...zonesOfCountry(countryCode), ...(largest ? [largest] : [])];
      return areOneClock(all) ? (largest ?? all[0] ?? null) : null;
    },
  };
});
