import { setImmediate as breathe } from 'node:timers/promises';
import countries from 'i18n-iso-countries/index.js';
import { findCountry } from '#kit/contact/find-country.js';
import { lazily } from './lazily.js';
import { packageJson } from './package-file.js';
import { foldName } from './fold-name.js';

/** Everyday country names missing from the country table and the name lists. */
const EVERYDAY: Record<string, string> = {
  'congo democratic republic of the': 'CD',
  'congo republic of the': 'CG',
  england: 'GB',
  holland: 'NL',
  'korea north': 'KP',
  'korea south': 'KR',
  'northern ireland': 'GB',
  scotland: 'GB',
  'virgin islands': 'VI',
  wales: 'GB',
};

interface LocaleNames {
  countries: Record<string, string | string[]>;
}

type CodesByName = Map<string, string | null>;

/** Country names of one language; names shared by two countries are dropped. */
function namesOf({ countries: names }: LocaleNames): CodesByName {
  const codes: CodesByName = new Map();
  for (const [code, name] of Object.entries(names)) {
    for (const word of [name].flat().map(foldName)) {
      const other = codes.get(word);
      codes.set(word, other === undefined || other === code ? code : null);
    }
  }
  return codes;
}

const codesByName = lazily(async () => {
  const codes = namesOf(await packageJson<LocaleNames>('i18n-iso-countries/langs/en.json'));
  for (const [word, code] of Object.entries(EVERYDAY)) codes.set(word, code);
  const english = new Set(codes.keys());
  for (const language of await packageJson<string[]>('i18n-iso-countries/supportedLocales.json')) {
    await breathe();
    for (const [word, code] of namesOf(await packageJson<LocaleNames>(`i18n-iso-countries/langs/${language}.json`))) {
      if (english.has(word)) continue;
      const other = codes.get(word);
      codes.set(word, other === undefined || other === code ? code : null);
    }
  }
  return codes;
});

/**
 * Returns the ISO 3166-1 alpha-2 code of a country given by code (alpha-2 or alpha-3) or by name in any of 78
 * languages. Null for unknown and ambiguous names (`Congo`); English names take precedence.
 */
export async function countryCodeOf(country: string): Promise<string | null> {
  const text = country.trim();
  if (text.length > 100) return null;
  const listed = findCountry(text);
  if (listed) return listed.code;
  const code = text.toUpperCase();
  if (/^[A-Z]{3}$/.test(code)) {
    const alpha2 = countries.alpha3ToAlpha2(code);
    if (alpha2) return alpha2;
  }
  return (await codesByName()).get(foldName(text)) ?? null;
}
