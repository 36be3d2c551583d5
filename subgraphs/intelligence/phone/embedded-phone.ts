import {
  type CountryCode,
  type MetadataJson,
  type PhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import { type Answer, known, unknown } from '../answer/answer.js';
import { originOf } from '../answer/editions.js';
import { lazily } from '../built-in/lazily.js';
import { packageJson } from '../built-in/package-file.js';
import type { PhoneFacts } from './phone-facts.type.js';
import { type PhoneLineType, isLineType } from './phone-line-type.js';

/** Looks up a phone number. Invalid input is an invalid number, never an error; an outage throws. */
interface PhoneProvider {
  /** `defaultCountry`: ISO 3166-1 alpha-2, for numbers in national format; an unknown code is ignored. */
  facts(number: string, defaultCountry?: string | null): Promise<Answer<PhoneFacts>>;
}

const ORIGIN = originOf('libphonenumber-js');

/** Maximum text length for the parser; a number has at most 15 digits (ITU-T E.164). */
const LONGEST = 250;

const INVALID: PhoneFacts = {
  valid: false,
  e164: null,
  nationalFormat: null,
  internationalFormat: null,
  countryCode: null,
  lineType: null,
  carrier: null,
};

/** 7 to 15 digits in any script with common separators, and no country prefix. */
const NATIONAL_FORM = /^(?!\s*(?:\+|00))(?:[\s().\-/]*\p{Nd}){7,15}[\s().\-/]*$/u;

/** Full metadata: the smaller sets have no line types, or only check the length. */
const numberingPlans = lazily(() => packageJson<MetadataJson>('libphonenumber-js/metadata.max.json'));

function countryOf(text: string | null | undefined, plans: MetadataJson): CountryCode | undefined {
  const code = text?.trim().toUpperCase() as CountryCode | undefined;
  return code && isSupportedCountry(code, plans) ? code : undefined;
}

/** Returns the first valid parse: as written, then with a leading 00 as the international prefix. */
function read(text: string, plans: MetadataJson, defaultCountry: CountryCode | undefined): PhoneNumber | null {
  const readings = text.startsWith('00') ? [text, `+${text.slice(2)}`] : [text];
  for (const reading of readings) {
    const number = parsePhoneNumberFromString(reading, { defaultCountry, extract: false }, plans);
    if (number?.isValid()) return number;
  }
  return null;
}

function lineTypeOf(number: PhoneNumber): PhoneLineType | null {
  const type = number.getType()?.toLowerCase() ?? '';
  return isLineType(type) ? type : null;
}

/**
 * Built-in numbering plans (Google's libphonenumber, full metadata). A number in national format without a country is
 * reported as unknown, not as invalid.
 */
export const embeddedPhone: PhoneProvider = {
  async facts(number, defaultCountry) {
    if (number.length > LONGEST) return known(ORIGIN, INVALID);
    // Full-width characters are normalized; invisible characters from copy and paste (text direction, zero width) are
    // removed.
    const text = number
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim()
      .replace(/^tel:/i, '');
    const plans = await numberingPlans();
    const country = countryOf(defaultCountry, plans);
    const found = read(text, plans, country);
    if (!found) {
      return !country && NATIONAL_FORM.test(text) ? unknown('country_undetermined') : known(ORIGIN, INVALID);
    }
    return known(ORIGIN, {
      valid: true,
      e164: found.number,
      nationalFormat: found.formatNational(),
      internationalFormat: found.formatInternational(),
      countryCode: found.country ?? null,
      lineType: lineTypeOf(found),
      carrier: null,
    });
  },
};
