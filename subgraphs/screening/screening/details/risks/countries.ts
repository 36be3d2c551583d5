import type { Signals } from '../../checks/signals.js';
import { valueOf } from './risk-rule.js';

export interface GuestCountries {
  phone: string | null;
  address: string | null;
  ip: string | null;
  cards: string[];
}

/** Country of the guest by each kind of evidence (ISO 3166-1 alpha-2, upper case); null or empty if unknown. */
export function guestCountries(signals: Signals): GuestCountries {
  const phone = valueOf(signals.phone);
  const address = valueOf(signals.address);
  const ip = valueOf(signals.ip);
  return {
    phone: phone?.valid ? upper(phone.countryCode) : null,
    address: address?.matched ? upper(address.countryCode) : null,
    ip: ip && !ip.reserved ? upper(ip.countryCode) : null,
    cards: [...new Set(signals.payments.map(({ cardCountry }) => upper(cardCountry)).filter((code) => code !== null))],
  };
}

/** Country code in upper case, for comparisons. */
export function upper(code: string | null): string | null {
  return code ? code.toUpperCase() : null;
}
