import type { JsonSchema } from './json-schema.js';
import { LISTING_BODY, NEW_LISTING, NEW_RESERVATION, RESERVATION_UPDATE } from './rules-of-bookings.js';
import { BLACKLIST_ENTRY, ERASURE, MESSAGE, PAYMENT_EVENT, SCREEN_RULES, TEMPLATE } from './rules-of-bodies.js';
import { type Rule, both } from './rule.js';
import { PAGES, PATHS, PERSON, SEARCHES } from './rules-of-lookups.js';

/** The subgraphs' checks of inputs by name, as JSON Schema with the names of `/v1`. */
export type InputRules = Record<string, JsonSchema>;

const SAVES_LISTING = /^(POST|PUT) \/listings(\/:id)?$/;
const SAVES_RESERVATION = /^(POST|PUT) \/reservations(\/:id)?$/;

/** All rules of an operation, in the order in which they are added. */
export function rulesOf(operation: string, rules: InputRules): Rule[] {
  const all: Rule[] = [
    { on: /^/, parameters: PAGES },
    ...PATHS,
    { on: /^(POST \/accounts\/register|PUT \/accounts\/:id)$/, body: rules.account },
    { on: /\/accounts\/keys/, body: { properties: { description: rules.apiKeyDescription! } } },
    both(/\/accounts\/webhooks/, rules.webhook!.properties!),
    { on: /\/usage-agreement$/, body: rules.usageAgreement },
    { on: /\/guest-portal-screens\/:key$/, parameters: { key: rules.screenRules!.properties!.config_key! } },
    // A path may name the level instead of the body.
    { on: /\/guest-portal-screens/, body: { properties: rules.screenRules!.properties! } },
    ...SCREEN_RULES,
    { on: SAVES_LISTING, body: rules.listing },
    { on: SAVES_LISTING, body: LISTING_BODY },
    { on: /^POST \/listings$/, body: NEW_LISTING },
    { on: SAVES_RESERVATION, body: rules.reservation },
    { on: SAVES_RESERVATION, body: { properties: { listing: rules.listing! } } },
    { on: SAVES_RESERVATION, body: { properties: { listing: LISTING_BODY } } },
    { on: SAVES_RESERVATION, body: { properties: { listing: NEW_LISTING } } },
    { on: /^POST \/reservations$/, body: NEW_RESERVATION },
    { on: /^PUT \/reservations\/:id$/, body: RESERVATION_UPDATE },
    { on: /^POST .*payments(\/events)?$/, body: rules.paymentEvent },
    ...PAYMENT_EVENT,
    { on: /^POST \/messaging\/templates$/, body: rules.template },
    { on: /^POST \/messaging\/templates$/, body: TEMPLATE },
    { on: /^POST \/reservations\/:id\/messaging$/, body: rules.message },
    { on: /^POST \/reservations\/:id\/messaging$/, body: MESSAGE },
    { on: /^POST \/blacklist$/, body: BLACKLIST_ENTRY },
    { on: /^POST \/guests\/erase$/, body: ERASURE },
    { on: /^GET \/authority-reports$/, parameters: rules.authorityPeriod!.properties, needed: ['from', 'to'] },
    ...SEARCHES,
    both(/background-check|adverse-media/, PERSON),
  ];
  return all.filter(({ on }) => on.test(operation));
}
