import { Resolver } from 'node:dns/promises';
import type { Provider } from '../../providers/provider.js';
import { ProviderFailed } from '../../providers/provider-failed.js';
import { unknown } from '../../answer/answer.js';
import type { MxFacts } from '../mx-answer.type.js';
import type { MxQuestion } from '../question.js';
import { saidNow } from '../../providers/http/side.js';

const NAME = 'dns';

/** `dns:` for the system's servers, or `dns://address:port`, more of them after commas. */
export interface DnsSettings {
  url: string;
}

/** What the server says when the name, or such a record of it, is not there. */
const NOT_THERE = ['ENOTFOUND', 'ENODATA'];

/** The domain's own name servers are at fault, or it can't be asked for; the resolver itself works. */
const BROKEN_DOMAIN = ['ESERVFAIL', 'EBADNAME'];

const SOURCE = 'DNS';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** The answer, or nothing where there is no such record. Throws what went wrong else. */
async function recordsOf<Row>(asked: Promise<Row[]>): Promise<Row[]> {
  return asked.catch((error: unknown) => {
    if (NOT_THERE.includes(codeOf(error))) return [];
    throw error;
  });
}

/**
 * Where a domain takes mail: its MX records, none where it has the null one (RFC 7505), and without any the domain
 * itself where it has an address (RFC 5321, 5.1). The name goes to the configured name servers and to nobody else.
 */
export function dnsMx({ url }: DnsSettings): Provider<MxQuestion, MxFacts> {
  const servers = url
    .replace(/^dns:(\/\/)?/, '')
    .split(',')
    .filter(Boolean);
  return {
    name: NAME,
    async ask({ domain }, signal) {
      // One for each question, since giving up ends all that a resolver is asked.
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
