import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address in its shortest notation. `reserved`: not publicly routed. */
export interface IpAddress {
  text: string;
  version: 4 | 6;
  reserved: boolean;
}

/** Longest notation of an address (RFC 4291, 2.2), with room for a zone name. */
const LONGEST = 64;

/** Only 2000::/3 is allocated as global unicast (IANA IPv6 address space registry). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Ranges outside ordinary unicast that carry public traffic through tunnels and translators. */
const PUBLIC_RANGES = new Set(['unicast', '6to4', 'teredo']);

/** NAT64 with the well-known prefix (RFC 6052); the local-use prefix 64:ff9b:1::/48 is reserved. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Parses an address in strict notation (four decimal parts, or IPv6); null for anything else, such as an address with a
 * port, a range, a list or the old octal and short forms.
 */
export function readIpAddress(input: string): IpAddress | null {
  if (input.length > LONGEST) return null;
  const text = input.trim();
  const kind = isIP(text);
  if (kind === 0) return null;
  if (kind === 4) return readIpv4(ipaddr.IPv4.parse(text));
  // ipaddr.js treats `::8.8.8.8` as a mapped address unless it is written in hexadecimal.
  const host = new URL(`http://[${text.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const address = ipaddr.IPv6.parse(host);
  if (address.isIPv4MappedAddress()) return readIpv4(address.toIPv4Address());
  const routed = address.match(NAT64) || (address.match(GLOBAL_UNICAST) && PUBLIC_RANGES.has(address.range()));
  return { text: host, version: 6, reserved: !routed };
}

function readIpv4(address: ipaddr.IPv4): IpAddress {
  return { text: address.toString(), version: 4, reserved: address.range() !== 'unicast' };
}
