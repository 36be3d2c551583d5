import { Resolver } from 'node:dns/promises';
import type { Provider } from '../../providers/provider.js';
import { ProviderFailed } from '../../providers/provider-failed.js';
import { unknown } from '../../answer/answer.js';
import type { MxFacts } from '../mx-answer.type.js';
import type { MxQuestion } from '../question.js';
import { saidNow } from '../../providers/http/side.js';

const NAME = 'dns';

/** `dns:` for the system's resolvers, or `dns://address:port`, several separated by commas. */
export interface DnsSettings {
  url: string;
}

/** Error codes for a name or record that does not exist. */
const NOT_THERE = ['ENOTFOUND', 'ENODATA'];

/** Errors of the domain's own name servers or of the name itself; the resolver is working. */
const BROKEN_DOMAIN = ['ESERVFAIL', 'EBADNAME'];

const SOURCE = 'DNS';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Returns the response, or nothing if there is no such record. Throws other errors. */
async function recordsOf<Row>(asked: Promise<Row[]>): Promise<Row[]> {
  return asked.catch((error: unknown) => {
    if (NOT_THERE.includes(codeOf(error))) return [];
    throw error;
  });
}

/**
 * Finds the mail servers of a domain: its MX records, none for a null MX (RFC 7505), and without MX records the domain
 * itself if it has an address (RFC 5321, 5.1). Only the configured name servers receive the name.
 */
export function dnsMx({ url }: DnsSettings): Provider<MxQuestion, MxFacts> {
  const servers = url
    .replace(/^dns:(\/\/)?/, '')
    .split(',')
    .filter(Boolean);
  return {
    name: NAME,
    async ask({ domain }, signal) {
      // One resolver per query, since cancelling a resolver ends all its queries.
      const resolver = new Resolver({ tries: 2 });
      if (servers.length > 0) resolver.setServers(servers);
      const end = () => resolver.cancel();
      signal.addEventListener('abort', end, { once: true });
      try {
        const hosts = await mailHosts(resolver, domain);
        return saidNow(SOURCE, { acceptsMail: hosts.length > 0, hosts });
      } catch (error) {
        if (BROKEN_DOMAIN.includes(codeOf(error))) return unknown('name_servers_of_domain_fail');
        const late = signal.aborted || codeOf(error) === 'ETIMEOUT';
        throw new ProviderFailed(NAME, late ? 'timed_out' : 'not_connected', { cause: error });
      } finally {
        signal.removeEventListener('abort', end);
      }
    },
  };
}

async function mailHosts(resolver: Resolver, domain: string): Promise<string[]> {
  const records = await recordsOf(resolver.resolveMx(domain));
  if (records.length > 0) {
    const named = records.filter(({ exchange }) => exchange !== '' && exchange !== '.');
    return named.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange.toLowerCase());
  }
  const addresses = await recordsOf(resolver.resolve4(domain));
  const found = addresses.length > 0 || (await recordsOf(resolver.resolve6(domain))).length > 0;
  return found ? [domain] : [];
}
