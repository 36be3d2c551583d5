import { z } from 'zod';
import type { InputProblem } from '#kit/failure.js';
import { findCountry } from '../country/find-country.js';
import type { ListingInput } from './listing.input.js';

/** The kinds of property, in the contract's order; the eight that its example shows come first. */
export const PROPERTY_TYPES = [
  ...['Apartment', 'Cottage', 'Condominium', 'House', 'Hotel', 'Boat', 'Camper/RV', 'Other', 'Loft'],
  ...['Serviced Apartment', 'Chalet', 'Bed&Breakfast', 'Villa', 'Tent', 'Cabin', 'Townhouse', 'Bungalow', 'Hut'],
  ...['Dorm', 'Parking Space', 'Plane', 'Treehouse', 'Yurt', 'Tipi', 'Igloo', 'Earth House', 'Island', 'Cave'],
  ...['Castle', 'Studio'],
];

/** Words that are paths of the REST interface and so can be no identifier. */
const RESERVED = ['me', 'propertytypes'];

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'holds a character that is none');
const label = text(500).refine((value) => value.trim().length > 0, 'may not be blank');
const word = z
  .string()
  .max(200)
  .regex(/^[\p{L}\p{N}]+$/u, 'takes letters and digits only');
const count = z.number().min(0).max(10_000);
const hour = z.number().min(0).max(24);
const timeZone = z.string().refine(isTimeZone, 'is not a time zone of the IANA list');
const maybe = <T extends z.ZodType>(type: T) => type.nullish();

const location = z.object({
  street: maybe(label),
  city: maybe(label),
  country: maybe(
    z.string().refine((name) => findCountry(name) !== null, 'is not a known country name or alpha-2 code'),
  ),
  state: maybe(text(200)),
  zipcode: maybe(text(40)),
  timezone: maybe(timeZone),
  building: maybe(word),
  address: maybe(text(1000)),
  floor: maybe(text(100)),
  apartment: maybe(text(100)),
  geo: maybe(z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })),
});

const listing = z.object({
  id: maybe(text(500)),
  myId: maybe(word.refine((value) => !RESERVED.includes(value.toLowerCase()), 'is a reserved word')),
  status: maybe(z.enum(['ACTIVE', 'INACTIVE'])),
  name: maybe(label),
  nickname: maybe(text(500)),
  propertyType: maybe(z.enum(PROPERTY_TYPES as [string, ...string[]])),
  accommodates: maybe(count),
  bedrooms: maybe(count),
  bathrooms: maybe(count),
  beds: maybe(count),
  checkInTime: maybe(hour),
  checkOutTime: maybe(hour),
  location: maybe(location),
  pictures: maybe(
    z.object({ largeUrl: maybe(text(2000)), regularUrl: maybe(text(2000)), thumbnailUrl: maybe(text(2000)) }),
  ),
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

/** What is wrong with a listing; members that a new listing needs are asked for when `isNew`. */
export function checkListing(input: ListingInput, isNew: boolean): InputProblem[] {
  const found = listing.safeParse(input).error?.issues ?? [];
  const problems = found.map((issue) => ({
    loc: issue.path.map(String),
    msg: issue.message,
    type: issue.code as string,
  }));
  if (!isNew) return problems;
  const needed: [string[], unknown][] = [
    [['myId'], input.myId],
    [['status'], input.status],
    [['name'], input.name],
    [['location', 'street'], input.location?.street],
    [['location', 'city'], input.location?.city],
    [['location', 'country'], input.location?.country],
  ];
  const missing = needed.filter(([, value]) => value === undefined || value === null);
  return [...problems, ...missing.map(([loc]) => ({ loc, msg: 'is needed', type: 'missing' }))];
}
