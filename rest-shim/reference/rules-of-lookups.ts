import type { JsonSchema } from './json-schema.js';
import { PMS_PATTERN } from './pms-pattern.js';
import { type Rule, both } from './rule.js';

const MAX_COUNT = 999_999_999;
const ID: JsonSchema = { minLength: 1 };
const NAME: JsonSchema = { pattern: '[A-Za-z]', maxLength: 100, examples: ['Ann', 'Lee'] };
const COUNTRY_CODE: JsonSchema = { pattern: '^[A-Za-z]{2}$', examples: ['US', 'DE'] };
const BIRTH_DATE: JsonSchema = { format: 'date', examples: ['1990-04-12'] };
const PHONE: JsonSchema = { examples: ['+13035550123', '+4930901820'] };
const DOMAIN: JsonSchema = { format: 'hostname', examples: ['example.org'] };
const IP: JsonSchema = {
  anyOf: [
    { type: 'string', format: 'ipv4' },
    { type: 'string', format: 'ipv6' },
  ],
};
/** A year of birth, which is text in a query. */
const YEAR: JsonSchema = { minimum: 1900, pattern: '^(19|20)\\d{2}$', examples: [1990] };
const EMAIL: JsonSchema = { format: 'email' };
const DAY: JsonSchema = { examples: ['2030-03-01', '2030-03-01T00:00:00Z'] };
const SMALL_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const IMAGE: JsonSchema = { pattern: '\\S', examples: [SMALL_PNG] };

const FROM: JsonSchema = { maximum: MAX_COUNT };

/** Parameters that mean the same everywhere. */
export const PAGES: Record<string, JsonSchema> = {
  id: ID,
  key: ID,
  tag: ID,
  pms: { pattern: PMS_PATTERN },
  from: FROM,
  size: { maximum: MAX_COUNT },
  limit: { maximum: MAX_COUNT },
  after_sequence: { maximum: MAX_COUNT },
  redirect: { pattern: '^https?://' },
  callback: { pattern: '^https?://' },
  ...Object.fromEntries(
    ['check_in', 'check_out', 'created', 'updated'].flatMap((what) => [
      [`${what}_from`, DAY],
      [`${what}_to`, DAY],
    ]),
  ),
};

/** Values of paths that are searched for, and of the same members of a body. */
export const PATHS: Rule[] = [
  both(/\/lookup\/(whois|domain)/, { domain: DOMAIN }),
  both(/\/(lookup|validate)\/phone/, { number: { ...PHONE, minLength: 1 } }),
  both(/\/validate\/phone/, { country: COUNTRY_CODE }),
  both(/\/lookup\/(ip-threats|geoip)/, { ip: IP }),
  both(/\/lookup\/breaches/, { email: EMAIL }),
  both(/\/validate\/email/, { email: { ...EMAIL, minLength: 1 } }),
  both(/\/lookup\/geocode/, { address: { pattern: '\\S', maxLength: 400, examples: ['1 Main St, Denver, CO 80202'] } }),
  both(/\/loyalty\/guest-segmentation/, { guest: { pattern: '\\S', examples: ['ann@example.org', '+13035550123'] } }),
  {
    on: /\/loyalty\/guest-segmentation\/batch$/,
    body: { properties: { guest_ids: { items: { pattern: '\\S', examples: ['ann@example.org', '+13035550123'] } } } },
  },
];

/** A person of a background check or an adverse media search. */
export const PERSON: Record<string, JsonSchema> = {
  first_name: NAME,
  middle_name: NAME,
  last_name: NAME,
  country: COUNTRY_CODE,
  state: { pattern: '^([A-Z]{2}-)?[A-Z0-9]{1,3}$', examples: ['CO'] },
  city: { maxLength: 200 },
  gender: { enum: ['M', 'F', 'X', null] },
  phone: { pattern: '^\\+[1-9]\\d{6,14}$' },
  email: EMAIL,
  year_of_birth: YEAR,
  date_of_birth: BIRTH_DATE,
};

const SHORT_FROM: JsonSchema = { maximum: 100_000, examples: [0, 25] };

export const SEARCHES: Rule[] = [
  {
    on: /^GET \/authority-reports$/,
    // Here `from` is a day.
    parameters: { country: { ...COUNTRY_CODE, examples: ['PT'] }, from: { maximum: undefined } },
  },
  both(/\/lookup\/sexoffender/, {
    fname: NAME,
    lname: NAME,
    dob: BIRTH_DATE,
    state: { pattern: '^[A-Z]{2}$', examples: ['CO', 'TX'] },
    from: SHORT_FROM,
  }),
  both(/\/tenant-evictions\/search/, {
    full_name: NAME,
    country_code: COUNTRY_CODE,
    state_code: { examples: ['CO'] },
    from: SHORT_FROM,
  }),
  both(/\/global-watchlist\/search/, {
    name: { ...NAME, maxLength: 400 },
    dob: BIRTH_DATE,
    yob: YEAR,
    country_code: COUNTRY_CODE,
    source_country_code: COUNTRY_CODE,
    threshold: { minimum: 0, maximum: 1, examples: [0.8] },
    image: IMAGE,
    from: SHORT_FROM,
  }),
  {
    on: /^POST \/idcheck\/upload/,
    body: {
      anyOf: ['imageBase64', 'base64Image'].map((name) => ({
        properties: { [name]: { type: 'string', ...IMAGE } },
        required: [name],
      })),
    },
  },
  {
    on: /^POST \/lookup\/social$/,
    body: {
      anyOf: [
        { properties: { email: { type: 'string', ...EMAIL } }, required: ['email'] },
        { properties: { phoneNumber: { type: 'string', ...PHONE } }, required: ['phoneNumber'] },
      ],
    },
  },
  { on: /^POST \/lookup\/social$/, body: { properties: { email: EMAIL, phoneNumber: PHONE } } },
  {
    on: /^POST \/accounts\/webhooks\/redeliver$/,
    body: {
      properties: {
        from_sequence: { minimum: 1, maximum: 2_147_483_647, examples: [1] },
        to_sequence: { minimum: 1, maximum: 2_147_483_647, examples: [100] },
      },
    },
  },
  { on: /^(DELETE \/accounts\/webhooks|POST \/accounts\/webhooks\/delete)$/, body: { required: ['webhook_key'] } },
];
