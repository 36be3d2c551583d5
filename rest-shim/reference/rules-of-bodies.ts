import { CARD_PROVIDERS, EVENT_SOURCES } from '#records/names/words.js';
import type { JsonSchema } from './json-schema.js';
import type { Rule } from './rule.js';

const TEXT: JsonSchema = { type: 'string', pattern: '\\S' };
const NONE: JsonSchema = { type: 'null' };
const EMAIL: JsonSchema = { type: 'string', format: 'email' };
const PHONE: JsonSchema = { type: 'string', pattern: '^\\+[1-9]\\d{7,14}$' };
const DAY: JsonSchema = { type: 'string', format: 'date', examples: ['1990-04-12'] };

const nones = (...names: string[]) => Object.fromEntries(names.map((name) => [name, NONE]));

interface Mark {
  needed: Record<string, JsonSchema>;
  /** What says the same in `field` and `value`. */
  field: string;
}

const MARKS: Mark[] = [
  { field: 'email', needed: { email: EMAIL } },
  { field: 'phone', needed: { phone: PHONE } },
  { field: 'document_number', needed: { document_number: { type: 'string', pattern: '^[A-Z0-9]{4,20}$' } } },
  {
    field: 'name_and_birth_date',
    needed: { name: { type: 'string', examples: ['Ann Lee'] }, birth_date: DAY },
  },
];
const OWN = ['email', 'phone', 'document_number', 'name', 'birth_date'];

/** Exactly one thing to block, in its own member or as `field` and `value`. */
export const BLACKLIST_ENTRY: JsonSchema = {
  properties: { reason: { maxLength: 1000 }, birth_date: { format: 'date', examples: ['1990-04-12'] } },
  anyOf: MARKS.flatMap(({ field, needed }) => {
    const [[name, value]] = Object.entries(needed) as [[string, JsonSchema]];
    const byField = { ...needed, [name]: NONE, field: { const: field }, value };
    return [
      { needed, others: nones(...OWN.filter((one) => !(one in needed)), 'field', 'value') },
      {
        needed: Object.fromEntries(Object.entries(byField).filter(([one]) => one !== name)),
        others: nones(...OWN.filter((one) => one === name || !(one in needed))),
      },
    ].map((one) => ({ properties: { ...one.needed, ...one.others }, required: Object.keys(one.needed) }));
  }),
};

/** At least one thing that names the guest. */
export const ERASURE: JsonSchema = {
  properties: { email: { format: 'email' }, phone: { pattern: PHONE.pattern } },
  anyOf: ['email', 'phone', 'document_number', 'reservation_id'].map((name) => ({
    properties: { [name]: { email: EMAIL, phone: PHONE }[name] ?? TEXT },
    required: [name],
  })),
};

const LONGEST_SMS = 1_600;
const WRITTEN: [via: string, needed: Record<string, JsonSchema>, others: Record<string, JsonSchema>][] = [
  ['email', { subject: TEXT, text: TEXT }, {}],
  ['email', { subject: TEXT, html: TEXT }, {}],
  ['sms', { text: { ...TEXT, maxLength: LONGEST_SMS } }, nones('subject', 'html')],
];

/** What an email and a text message need, with what their time needs. */
export const TEMPLATE: JsonSchema = {
  anyOf: WRITTEN.flatMap(([via, needed, others]) => {
    const words = { via: { const: via }, ...needed };
    const BEFORE = { trigger: { const: 'before_check_in' }, hours_before_check_in: { type: 'integer' } };
    const REMINDER = { trigger: { const: 'portal_incomplete' } };
    return [
      {
        properties: {
          ...words,
          ...others,
          trigger: { not: { enum: ['before_check_in', 'portal_incomplete'] } },
          hours_before_check_in: NONE,
          repeat_hours: NONE,
        },
        required: Object.keys(words),
      },
      {
        properties: { ...words, ...others, ...BEFORE, delay_minutes: { enum: [0, null] }, repeat_hours: NONE },
        required: Object.keys({ ...words, ...BEFORE }),
      },
      {
        properties: { ...words, ...others, ...REMINDER, hours_before_check_in: NONE },
        required: Object.keys({ ...words, ...REMINDER }),
      },
    ];
  }),
};

/** A template by its tag, or the words themselves. */
export const MESSAGE: JsonSchema = {
  properties: { sendAfter: { format: 'date-time', examples: ['2027-01-15T09:30:00Z'] } },
  anyOf: [
    { properties: { tag: TEXT, message: NONE }, required: ['tag'] },
    ...WRITTEN.map(([via, needed, others]) => ({
      properties: {
        tag: NONE,
        via: { const: via },
        message: { type: 'object', properties: { ...needed, ...others }, required: Object.keys(needed) },
      },
      required: ['via', 'message'],
    })),
  ],
};

const EVENT = ['event_source', 'event_id', 'event_type', 'event_status'];
const NAMED = Object.fromEntries(EVENT.map((name) => [name, { type: 'string' }]));

export const PAYMENT_EVENT: Rule[] = [
  {
    on: /^POST .*payments(\/events)?$/,
    body: {
      type: 'object',
      properties: {
        ...NAMED,
        event_id: TEXT,
        event_source: { type: 'string', enum: [...EVENT_SOURCES] },
        card_provider: { enum: [...CARD_PROVIDERS, null] },
      },
      required: EVENT,
    },
  },
  {
    on: /^POST \/payments\/events$/,
    body: { type: 'object', properties: { reservation_id: TEXT }, required: ['reservation_id'] },
  },
];

const level = (key: string, rules: JsonSchema) => ({
  properties: { config_key: { const: key }, config_data: rules },
  required: ['config_key'],
});
const each = (name: string): JsonSchema => ({
  type: 'array',
  items: { properties: { [name]: TEXT }, required: [name] },
});

/** Which name the rules of a level need. A path names the level of the second one, so an example has both names. */
export const SCREEN_RULES: Rule[] = [
  {
    on: /\/guest-portal-screens$/,
    body: {
      anyOf: [
        level('guest_portal_screens', { type: 'array', maxItems: 1 }),
        level('guest_portal_screens_by_listing', each('listing_id')),
        level('guest_portal_screens_by_source', each('source')),
        level('guest_portal_screens_for_repeat_guests', each('source')),
      ],
    },
  },
  {
    on: /\/guest-portal-screens\/:key$/,
    body: {
      properties: {
        config_data: {
          examples: [[{ source: 'Airbnb', listing_id: 'loft1', guest_portal_screens: { AboutYou: 'required' } }]],
        },
      },
    },
  },
];
