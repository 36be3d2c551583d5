import { PMS_PATTERN } from './pms-pattern.js';
import type { JsonSchema } from './json-schema.js';

const TEXT: JsonSchema = { type: 'string' };
const NONE: JsonSchema = { type: 'null' };
const NO: JsonSchema = { enum: [false, null] };
/** Not even null: that says "no listing". */
const ABSENT = false as unknown as JsonSchema;

const texts = (names: string[]) => Object.fromEntries(names.map((name) => [name, TEXT]));

const PLACE = ['street', 'city', 'country', 'zipcode'];
const NEEDED = ['my_id', 'status', 'name'];

/** Members that every listing has: they can be changed and not reset. */
export const LISTING_BODY: JsonSchema = {
  dependentRequired: { pms_listing_id: ['pms'] },
  properties: {
    ...texts(NEEDED),
    pms: { pattern: PMS_PATTERN },
    location: { type: 'object', properties: texts(PLACE) },
  },
};

/** A listing that exists, or a whole one. */
export const NEW_LISTING: JsonSchema = {
  anyOf: [
    { properties: { id: TEXT }, required: ['id'] },
    {
      properties: { ...texts(NEEDED), location: { type: 'object', properties: texts(PLACE), required: PLACE } },
      required: [...NEEDED, 'location'],
    },
  ],
};

const NAMES = ['last_name', 'full_name', 'email', 'phone'];

/** A guest has a name or an address. */
const GUEST: JsonSchema = {
  type: 'object',
  anyOf: NAMES.map((name) => ({ properties: { [name]: { type: 'string', pattern: '\\S' } }, required: [name] })),
};
const MEMBERS = ['name', 'first_name', 'last_name', 'full_name', 'email'];
const PARTY: JsonSchema = {
  items: {
    anyOf: MEMBERS.map((name) => ({ properties: { [name]: { type: 'string', pattern: '\\S' } }, required: [name] })),
  },
};
const CODES = { confirmation_code: { pattern: '\\S' }, guests: PARTY };

const STAY = ['check_in_date', 'check_out_date'];

/** The listing of a reservation: a known one, one to save, or none. */
const LISTINGS: [name: string, shape: JsonSchema][] = [
  ['listing_id', { properties: { listing_id: TEXT, listing: ABSENT, without_listing: NO } }],
  ['listing', { properties: { listing: { type: 'object' }, listing_id: NONE, without_listing: NO } }],
  ['without_listing', { properties: { without_listing: { const: true }, listing_id: NONE, listing: NONE } }],
];

export const NEW_RESERVATION: JsonSchema = {
  properties: { ...CODES, guest: GUEST },
  required: ['guest'],
  anyOf: LISTINGS.map(([name, shape]) => ({
    properties: { ...shape.properties, ...(name !== 'without_listing' && texts(STAY)) },
    required: [name, ...(name === 'without_listing' ? [] : STAY)],
  })),
};

export const RESERVATION_UPDATE: JsonSchema = {
  properties: { ...CODES, ...texts(STAY), guest: { type: 'object' } },
  anyOf: [
    ...LISTINGS.map(([name, { properties }]) => ({ properties, required: [name] })),
    { properties: { listing_id: ABSENT, listing: ABSENT, without_listing: NO } },
  ],
};
