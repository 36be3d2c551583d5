import countries from 'i18n-iso-countries/index.js';
import { lazily } from './lazily.js';
import { packageJson } from './package-file.js';

const registerEnglish = lazily(async () => {
  countries.registerLocale(await packageJson<countries.LocaleData>('i18n-iso-countries/langs/en.json'));
});

/** The short English name of an ISO 3166-1 alpha-2 code; null for a code that is no country's. */
export async function countryNameOf(code: string): Promise<string | null> {
  await registerEnglish();
  return countries.getName(code, 'en') ?? null;
}
