import type { NonEmptyArray } from 'type-graphql';
import { AddressResolver } from './lookups/address/address.resolver.js';
import { EmailFactsResolver } from './lookups/email/email-facts.resolver.js';
import { EmailResolver } from './lookups/email/email.resolver.js';
import { GuestSignalsResolver } from './lookups/guest-signals/guest-signals.resolver.js';
import { IpResolver } from './lookups/ip/ip.resolver.js';
import { PhoneResolver } from './lookups/phone/phone.resolver.js';
import { SocialResolver } from './lookups/social/social.resolver.js';
import { TimeZoneResolver } from './lookups/time-zone/time-zone.resolver.js';
import { WhoisResolver } from './lookups/whois/whois.resolver.js';
import { CompareNamesResolver } from './watchlist/graph/compare-names.resolver.js';

// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- type-graphql's own type of a resolver class
export const intelligenceResolvers: NonEmptyArray<Function> = [
  PhoneResolver,
  EmailResolver,
  EmailFactsResolver,
  IpResolver,
  AddressResolver,
  TimeZoneResolver,
  GuestSignalsResolver,
  WhoisResolver,
  SocialResolver,
  CompareNamesResolver,
];

/** Types that no query reaches; there are none yet. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type
export const intelligenceTypes: Function[] = [];
