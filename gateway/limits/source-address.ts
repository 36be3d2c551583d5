import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Who in front is believed: so many proxies, or those with these addresses and networks. */
export type TrustedProxies = number | string[];

/** Whether the party at this address, `hop` steps away from us (0: whoever connected), may say whom it speaks for. */
export type Trust = (address: string, hop: number) => boolean;

/** Throws when a text is neither an address nor a network; they are checked with the configuration. */
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

/** Four numbers with dots or IPv6; `11` and `0x7f.1` are other spellings that nobody who is believed writes. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/** An address stands for the network of itself. */
function networkOf(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

const sameKind = (address: Address, [network]: Network) => address.kind() === network.kind();

/** Where a request comes from: the last address that is not ours and that somebody trusted vouches for; null: unknown. */
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

/** What a request is counted under: the address that it comes from, of IPv6 the /64, since one customer has all of that. */
export function sourceAddress(request: IncomingMessage, trust: Trust): string {
  const address = parsed(sourceIp(request, trust) ?? '');
  if (address?.kind() !== 'ipv6') return address?.toString() ?? 'unknown';
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

/** null: no address. A port and the brackets of an IPv6 address are dropped; a mapped IPv4 address is that one. */
function parsed(text: string): Address | null {
  const bare = /^\[(.*)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isAddress(bare) ? ipaddr.process(bare) : null;
}
