import type { PostalAddress } from '../address/address-provider.js';
import { embeddedAddress } from '../address/embedded-address.js';
import { embeddedIp } from '../ip/embedded-ip.js';
import type { LocatedGuest, LocatedPlace } from './guest-places.type.js';

/** Positions by the built-in data alone, also where external providers are configured: no location leaves the service. */
export async function locateGuest(address: PostalAddress | null, ip: string | null): Promise<LocatedGuest> {
  const [home, network] = await Promise.all([address && homeAt(address), ip ? networkAt(ip) : null]);
  return { home, network };
}

async function homeAt(address: PostalAddress): Promise<LocatedPlace | null> {
  const { facts, reason } = await embeddedAddress.facts(address);
  // The largest city of a name is a guess.
  if (!facts?.countryCode || reason === 'country_not_given') return null;
  const { precision, city, countryCode, lat, lon } = facts;
  return { precision: precision === 'none' ? 'country' : precision, city, countryCode, lat, lon };
}

async function networkAt(ip: string): Promise<LocatedPlace | null> {
  const { facts } = await embeddedIp.facts(ip);
  if (!facts?.countryCode) return null;
  const { city, countryCode, latitude, longitude } = facts;
  const isPoint = latitude !== null && longitude !== null;
  return { precision: isPoint ? 'city' : 'country', city, countryCode, lat: latitude, lon: longitude };
}
