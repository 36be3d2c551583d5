import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Address, lookUpName } from './look-up-name.js';
import { messages } from '../messages.js';

/** Resolves a host name to all its addresses; rejects when there is none. */
export type Lookup = (hostname: string) => Promise<Address[]>;

/** `allowPrivate` accepts every address; `lookup` replaces the machine's hosts file and name servers. */
export interface AddressRules {
  allowPrivate: boolean;
  lookup?: Lookup;
}

const REFUSALS = {
  MALFORMED: messages.urlMalformed,
  SCHEME: messages.urlScheme,
  CREDENTIALS: messages.urlCredentials,
  NOT_PUBLIC: messages.urlNotPublic,
  NOT_RESOLVED: messages.urlNotResolved,
  DNS_TIMEOUT: messages.urlResolveTimeout,
} as const;

export type RefusalReason = keyof typeof REFUSALS;

/** A rejected URL. The message is safe for callers: it contains neither the URL nor its addresses. */
export class RefusedAddress extends Error {
  constructor(readonly reason: RefusalReason) {
    super(REFUSALS[reason]);
    this.name = 'RefusedAddress';
  }
}

/** Timeout for resolving a name. */
export const DNS_WAIT_MS = 3000;

/** RFC 4291, IANA's only block of global unicast; leaves out what `range()` takes for unicast, such as ::127.0.0.1. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A cloud provider's host agent, which virtual machines reach at an address that looks public. */
const HOST_AGENT = '168.63.129.16';

function isPublic(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6) : address !== HOST_AGENT;
}

/**
 * Parses an http or https URL without credentials. Numeric forms of IPv4 (decimal, octal, hex) are normalized.
 * Throws RefusedAddress (MALFORMED, SCHEME, CREDENTIALS).
 */
export function readTarget(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) throw new RefusedAddress('MALFORMED');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new RefusedAddress('SCHEME');
  if (url.username || url.password) throw new RefusedAddress('CREDENTIALS');
  return url;
}

async function lookUp(hostname: string, lookup: Lookup, waitMs: number): Promise<Address[]> {
  const found = lookup(hostname).catch(() => []);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RefusedAddress('DNS_TIMEOUT')), waitMs);
  });
  const addresses = await Promise.race([found, tooLate]).finally(() => clearTimeout(timer));
  if (addresses.length === 0) throw new RefusedAddress('NOT_RESOLVED');
  return addresses;
}

/**
 * Returns the addresses that a connection to `url` can use. Unless `allowPrivate`, all must be public unicast; a single
 * other one rejects the URL. Names under `localhost` are always loopback (RFC 6761).
 * Throws RefusedAddress (NOT_PUBLIC, NOT_RESOLVED, DNS_TIMEOUT).
 */
export async function targetAddresses(url: URL, rules: AddressRules, waitMs = DNS_WAIT_MS): Promise<Address[]> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const literal = isIP(hostname);
  if (!rules.allowPrivate && /(^|\.)localhost\.?$/.test(hostname)) throw new RefusedAddress('NOT_PUBLIC');
  const lookup: Lookup = rules.lookup ?? ((name) => lookUpName(name, { asksSystem: rules.allowPrivate }));
  const addresses = literal ? [{ address: hostname, family: literal }] : await lookUp(hostname, lookup, waitMs);
  if (!rules.allowPrivate && !addresses.every(({ address }) => isPublic(address)))
    throw new RefusedAddress('NOT_PUBLIC');
  return addresses;
}

/**
 * Rejects a URL that must not be registered as a target. With `allowPrivate` only its syntax is checked, so that a host
 * can be registered before it is up. Check again before each request: the name can resolve differently. Throws
 * RefusedAddress.
 */
export async function assertPublicUrl(url: string, rules: AddressRules): Promise<void> {
  const target = readTarget(url);
  if (!rules.allowPrivate) await targetAddresses(target, rules);
}
