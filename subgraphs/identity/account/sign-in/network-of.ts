import ipaddr from 'ipaddr.js';

/** Prefix lengths: attempts are counted per provider customer; users are shown a coarser network. */
const BITS = { counted: { ipv4: 32, ipv6: 64 }, shown: { ipv4: 24, ipv6: 48 } };

/** Returns the network of an IP address, such as `203.0.113.0/24`, or `unknown`. */
export function networkOf(address: string | null, use: keyof typeof BITS): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const bits = BITS[use][parsed.kind()];
  const range = `${parsed.toString()}/${bits}`;
  const network =
    parsed.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(range) : ipaddr.IPv6.networkAddressFromCIDR(range);
  return `${network.toString()}/${bits}`;
}
