import { lookup as systemLookup, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** An address as returned by the resolver, for example `{ address: '192.0.2.1', family: 4 }`. */
export interface Address {
  address: string;
  family: number;
}

/** Where names are resolved; defaults to the name servers and hosts file of the machine. */
export interface NameSources {
  servers?: string[];
  hostsFile?: string;
  /** Whether to use the system resolver with its search list, for names in private networks (false). */
  asksSystem?: boolean;
}

const TRY_MS = 1_200;

/**
 * Resolves a name to all its addresses, from the hosts file or else the name servers. Does not block a thread of the
 * process's small thread pool, so slow names delay no other work. Empty if the name does not exist; rejects if no
 * server responds.
 */
export async function lookUpName(name: string, sources: NameSources = {}): Promise<Address[]> {
  const plain = name.replace(/\.$/, '').toLowerCase();
  const known = await inTable(plain, sources.hostsFile ?? '/etc/hosts');
  if (known.length > 0) return known;
  const found = await askServers(plain, sources.servers);
  if (found.length > 0 || !sources.asksSystem) return found;
  return systemLookup(plain, { all: true });
}

/** Lines of hosts(5): an address and its names. */
async function inTable(name: string, file: string): Promise<Address[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    return names.includes(name) && isIP(address) ? [{ address, family: isIP(address) }] : [];
  });
}

async function askServers(name: string, servers: string[] | undefined): Promise<Address[]> {
  // A new resolver per name: the machine's name servers can change while this process runs.
  const resolver = new Resolver({ timeout: TRY_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [four, six].flatMap((asked) => (asked.status === 'fulfilled' ? asked.value : []));
  if (found.length === 0)
    for (const asked of [four, six]) if (asked.status === 'rejected' && !isNone(asked.reason)) throw asked.reason;
  return found.map((address) => ({ address, family: isIP(address) }));
}

/** The name does not exist, or has no address of this family. */
function isNone(reason: unknown): boolean {
  return ['ENOTFOUND', 'ENODATA'].includes((reason as { code?: string }).code ?? '');
}
