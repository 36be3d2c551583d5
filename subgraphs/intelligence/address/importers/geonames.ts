import type { Dataset, Put, Puts } from '../../datasets/catalogue/dataset.js';
import { readTabs } from '../../datasets/reading/read-lines.js';
import { headOf } from '../../datasets/reading/read-text.js';
import { foldName } from '../../built-in/fold-name.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { lookupMessages } from '../../messages.js';

const PLACE = 'intelligence.place';
const POSTAL = 'intelligence.postal_code';
const REGION = 'intelligence.region';

/** Alternate names include other scripts and airport codes; very long lists are truncated. */
const MAX_NAMES = 40;

function degrees(text: string | undefined, most: number, file: string, line: number): number {
  const number = Number(text);
  if (!text?.trim() || !(Math.abs(number) <= most))
    throw new ImportProblem(lookupMessages.invalidCoordinates, file, line);
  return number;
}

/** GeoNames `cities*.txt` and country dumps: 19 columns. Creates one row per name of a place. */
async function* readPlaces(file: SourceFile): Puts {
  for await (const { columns, number } of readTabs(file, 'utf-8', 19)) {
    const [
      ,
      name = '',
      ascii = '',
      others = '',
      lat,
      lon,
      ,
      ,
      country_code = '',
      ,
      region,
      ,
      ,
      ,
      population,
      ,
      ,
      zone,
    ] = columns;
    const names = [name, ascii, ...others.split(',').slice(0, MAX_NAMES)];
    const row = {
      country_code,
      name,
      region: region ? `${country_code}.${region}` : null,
      time_zone: zone,
      lat: degrees(lat, 90, file.name, number),
      lon: degrees(lon, 180, file.name, number),
      population: Number(population) || 0,
    };
    for (const key of new Set(names.map(foldName))) if (key) yield { into: PLACE, row: { ...row, key } };
  }
}

/** GeoNames postal codes: 12 columns, of which the last three may be empty. */
async function* readPostalCodes(file: SourceFile): Puts {
  for await (const { columns } of readTabs(file, 'utf-8', 11)) {
    const [country_code, code = '', name, region, , , , , , lat, lon] = columns;
    const at = (text: string | undefined) => (text?.trim() && Number.isFinite(Number(text)) ? Number(text) : null);
    const row = { country_code, code: postalKey(code), name, region: region || null, lat: at(lat), lon: at(lon) };
    yield { into: POSTAL, row } satisfies Put;
  }
}

/** `admin1CodesASCII.txt`: code, name, name in ASCII, id. */
async function* readRegions(file: SourceFile): Puts {
  for await (const { columns } of readTabs(file, 'utf-8', 4))
    yield { into: REGION, row: { code: columns[0], name: columns[1], key: foldName(columns[1]!) } };
}

/** Normalizes a postal code: letters and digits only. */
export function postalKey(code: string): string {
  return code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function kindOf(head: string): 'cities' | 'postal' | 'regions' {
  const columns = head.slice(0, head.indexOf('\n') + 1 || undefined).split('\t');
  if (columns.length >= 19) return 'cities';
  return columns.length >= 11 ? 'postal' : 'regions';
}

const READERS = { cities: readPlaces, postal: readPostalCodes, regions: readRegions };

async function* read(files: SourceFile[]): Puts {
  for (const file of files) yield* READERS[kindOf(await headOf(file))](file);
}

/** Cities, postal codes and names of regions. */
export const geonames: Dataset = {
  name: 'geonames',
  title: 'Cities and postal codes worldwide',
  publisher: 'GeoNames',
  licence: 'CC BY 4.0',
  officialUrl: 'https://download.geonames.org/export/dump/cities15000.zip',
  advice: 'cities*.zip, allCountries.zip of the postal codes and admin1CodesASCII.txt: one at a time or in a folder.',
  revision: 1,
  tables: {
    [PLACE]: {
      country_code: 'text',
      key: 'text',
      name: 'text',
      region: 'text',
      lat: 'float8',
      lon: 'float8',
      population: 'bigint',
      time_zone: 'text',
    },
    [POSTAL]: { country_code: 'text', code: 'text', name: 'text', region: 'text', lat: 'float8', lon: 'float8' },
    [REGION]: { code: 'text', key: 'text', name: 'text' },
  },
  partOf: (name, head) => (/readme/i.test(name) ? null : kindOf(head)),
  read,
};
