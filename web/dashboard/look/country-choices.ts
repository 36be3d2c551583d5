import { COUNTRY_CODES } from '../../graph/country-codes.js';
import { LOCALE } from '../language/page-language.js';
import { countryOf } from './words.js';

/** Countries by their names, as options of a list. */
export const COUNTRY_CHOICES = COUNTRY_CODES.map((code) => ({ value: code, label: countryOf(code) ?? code })).sort(
  (a, b) => a.label.localeCompare(b.label, LOCALE),
);

/** Time zones, as options of a list. */
export const ZONE_CHOICES = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
