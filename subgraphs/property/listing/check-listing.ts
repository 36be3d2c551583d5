import { z } from 'zod';
import { findCountry } from '#kit/contact/find-country.js';
import type { InputProblem } from '#kit/failure.js';
import { readInput } from '#kit/graph/input-problems.js';
import { richTextProblems } from '#placeholders';
import { systemProblems } from '#pms-systems';
import { canonicalTimeZone } from '../location/canonical-time-zone.js';
import { messages } from '../messages.js';
import { ListingStatus } from './listing-status.js';
import type { ListingInput } from './listing.input.js';
import { PROPERTY_TYPES } from './property-types.js';

/** Path segments of the REST API, which cannot be IDs. */
const RESERVED = ['me', 'propertytypes'];

/** Maximum length of check-in instructions, in characters. */
const LONGEST_INSTRUCTIONS = 5_000;

/** Whether PostgreSQL can store the text: no NUL, no lone surrogates. */
export const isText = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

const text = (max: number) => z.string().max(max, messages.tooLong(max)).refine(isText, messages.invalidUnicode);
const notBlank = { pattern: '\\S' };
const label = text(500)
  .refine((value) => value.trim().length > 0, messages.blank)
  .meta(notBlank);
const code = text(200)
  .refine((value) => value.trim().length > 0, messages.blank)
  .meta(notBlank);
const word = text(200).regex(/^[A-Za-z0-9]+$/, messages.notAlphanumeric);
const number = (max: number) =>
  z.number(messages.notANumber).min(0, messages.belowMinimum(0)).max(max, messages.aboveMaximum(max));
const whole = number(1000).refine(Number.isInteger, messages.notAWholeNumber).meta({ type: 'integer' });
const hour = number(24);
const link = text(2000).refine(isLink, messages.notALink).meta({ format: 'uri', pattern: '^https?://' });
/** Rich text of the guest portal. */
const instructions = text(LONGEST_INSTRUCTIONS).superRefine((value, issues) => {
  for (const message of richTextProblems(value)) issues.addIssue({ code: 'custom', message });
});
const maybe = <T extends z.ZodType>(type: T) => type.nullish();
const degrees = (max: number) => z.number().min(-max, messages.belowMinimum(-max)).max(max, messages.aboveMaximum(max));

const location = z.object({
  street: maybe(label),
  city: maybe(label),
  country: maybe(
    text(200)
      .refine((name) => findCountry(name) !== null, messages.unknownCountry)
      .meta({ examples: ['US', 'DE', 'Portugal'] }),
  ),
  state: maybe(text(200)),
  zipcode: maybe(
    text(40)
      .refine((value) => value.trim().length > 0, messages.blank)
      .meta(notBlank),
  ),
  timezone: maybe(
    text(100)
      .refine((name) => canonicalTimeZone(name) !== null, messages.unknownTimeZone)
      .meta({ examples: ['America/Denver', 'Europe/Lisbon'] }),
  ),
  building: maybe(word),
  address: maybe(text(1000)),
  floor: maybe(text(100)),
  apartment: maybe(text(100)),
  geo: maybe(z.object({ lat: degrees(90), lon: degrees(180) })),
});

/** The checks of a listing's members, by themselves. */
export const LISTING_RULES = z.object({
  id: maybe(text(500)),
  myId: maybe(word.refine((value) => !RESERVED.includes(value.toLowerCase()), messages.reservedWord)),
  pms: maybe(z.string()),
  pmsListingId: maybe(code),
  status: maybe(z.enum(ListingStatus)),
  name: maybe(label),
  nickname: maybe(text(500)),
  propertyType: maybe(z.enum(PROPERTY_TYPES as [string, ...string[]], messages.unknownPropertyType)),
  accommodates: maybe(whole),
  bedrooms: maybe(whole),
  bathrooms: maybe(number(1000)),
  beds: maybe(whole),
  checkInTime: maybe(hour),
  checkOutTime: maybe(hour),
  checkInInstructions: maybe(instructions),
  location: maybe(location),
  pictures: maybe(z.object({ largeUrl: maybe(link), regularUrl: maybe(link), thumbnailUrl: maybe(link) })),
});

function isLink(text: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');
}

/** Required fields of a listing, in the order of the API. */
function required({ myId, status, name, location }: ListingInput): [string[], unknown][] {
  const parts = ['street', 'city', 'country', 'zipcode'] as const;
  return [
    [['myId'], myId],
    [['status'], status],
    [['name'], name],
    ...(location === null ? [[['location'], null] as [string[], unknown]] : []),
    ...parts.map((part): [string[], unknown] => [['location', part], location ? location[part] : undefined]),
  ];
}

/** Validates the given fields; required fields cannot be set to null. */
export function checkListing(input: ListingInput, pmsIds: string[]): InputProblem[] {
  const { problems } = readInput(LISTING_RULES, input);
  const system = typeof input.pms === 'string' ? systemProblems(pmsIds, input.pms) : [];
  const cleared = required(input).filter(([, value]) => value === null);
  return [...problems, ...system, ...cleared.map(([loc]) => ({ loc, msg: messages.required, type: 'missing' }))];
}

/** Lists the required fields that a new listing lacks. */
export function missingFrom(input: ListingInput): InputProblem[] {
  const missing = required(input).filter(([, value]) => value === undefined);
  return missing.map(([loc]) => ({ loc, msg: messages.required, type: 'missing' }));
}
