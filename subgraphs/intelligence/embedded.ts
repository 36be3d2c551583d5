import type { AddressProvider } from './address/address-provider.js';
import { embeddedAddress } from './address/embedded-address.js';
import type { EmailProvider } from './email/email-provider.js';
import { embeddedEmail } from './email/embedded-email.js';
import { embeddedIp } from './ip/embedded-ip.js';
import type { IpProvider } from './ip/ip-provider.js';
import { embeddedPhone } from './phone/embedded-phone.js';
import type { PhoneProvider } from './phone/phone-provider.js';
import { embeddedTimeZone } from './address/time-zone/embedded-time-zone.js';
import type { TimeZoneProvider } from './address/time-zone/time-zone-provider.js';

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
