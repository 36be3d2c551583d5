import type { AddressProvider } from '../lookups/address/address-provider.js';
import { embeddedAddress } from '../lookups/address/embedded-address.js';
import type { EmailProvider } from '../lookups/email/email-provider.js';
import { embeddedEmail } from '../lookups/email/embedded-email.js';
import { embeddedIp } from '../lookups/ip/embedded-ip.js';
import type { IpProvider } from '../lookups/ip/ip-provider.js';
import { embeddedPhone } from '../lookups/phone/embedded-phone.js';
import type { PhoneProvider } from '../lookups/phone/phone-provider.js';
import { embeddedTimeZone } from '../lookups/time-zone/embedded-time-zone.js';
import type { TimeZoneProvider } from '../lookups/time-zone/time-zone-provider.js';

export interface EmbeddedSources {
  phone: PhoneProvider;
  email: EmailProvider;
  ip: IpProvider;
  address: AddressProvider;
  timeZone: TimeZoneProvider;
}

/** Who answers each lookup. */
export const embedded: EmbeddedSources = {
  phone: embeddedPhone,
  email: embeddedEmail,
  ip: embeddedIp,
  address: embeddedAddress,
  timeZone: embeddedTimeZone,
};
