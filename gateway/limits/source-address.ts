import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Trusted proxies: their number, or their addresses and networks. */
export type TrustedProxies = number | string[];

/** Whether the peer at this address, `hop` steps away (0: the connection itself), is trusted to name its client. */
export type Trust = (address: string, hop: number) => boolean;

/** Throws for a text that is neither an address nor a network; they are validated with the settings. */
export function trustOf(proxies: TrustedProxies): Trust {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const networks = proxies.map(networkOf);
  return (text) => {
    const address = parsed(text);
    return address !== null && networks.some((network) => sameKind(address, network) && address.match(network));
  };
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** Whether a text is an address or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  return isAddress(text.split('/')[0]!) && (!text.includes('/') || ipaddr.isValidCIDR(text));
}

/** Dotted IPv4 or IPv6; trusted proxies never write other spellings such as `11` or `0x7f.1`. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/** A single address is a network of one. */
function networkOf(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

const sameKind = (address: Address, [network]: Network) => address.kind() === network.kind();

/** The client's address: the last one, not a trusted proxy's, that a trusted proxy reported; null if unknown. */
export function sourceIp(request: IncomingMessage, trust: Trust): string | null {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let source = request.socket.remoteAddress ?? '';
  for (let hop = 0; trust(source, hop); hop += 1) {
    const before = parsed((forwarded.pop() ?? '').trim());
    if (!before) break;
    source = before.toString();
  }
  return parsed(source)?.toString() ?? null;
}

/** The rate limit key of a request: its IPv4 address or IPv6 /64, as one customer usually has a whole /64. */
export function sourceAddress(request: IncomingMessage, trust: Trust): string {
  const address = parsed(sourceIp(request, trust) ?? '');
  if (address?.kind() !== 'ipv6') return address?.toString() ?? 'unknown';
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

/** Each request's addresses are needed several times, and those of proxies and callers return. */
const recent = new LRUCache<string, { address: Address | null }>({
  max: 1000,
  memoMethod: (text) => ({ address: read(text) }),
});
const LONGEST_ADDRESS = 100;

/** Normalizes an address: drops port and brackets, and unwraps a mapped IPv4 address; null if it is not an address. */
function parsed(text: string): Address | null {
  return text.length > LONGEST_ADDRESS ? null : recent.memo(text).address;
}

function read(text: string): Address | null {
  const bare = /^\[(.*)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isAddress(bare) ? ipaddr.process(bare) : null;
}
