import { lookup as systemLookup, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** An address as the resolver gives it, for example `{ address: '192.0.2.1', family: 4 }`. */
export interface Address {
  address: string;
  family: number;
}

/** Where names are looked for; the machine's own name servers and table unless given. */
export interface NameSources {
  servers?: string[];
  hostsFile?: string;
  /** Names of a private network may need the system's resolver with its search list (false). */
  asksSystem?: boolean;
}

const TRY_MS = 1_200;

/**
 * All addresses of a name: of the table of hosts, else of the name servers, which are asked without holding one of the
 * process's few threads, so that a name that takes long slows nobody else. None where there is no such name; rejects
 * where no server answers.
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
  // One for each name: the machine may be told of other servers while this process runs.
  const resolver = new Resolver({ timeout: TRY_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [four, six].flatMap((asked) => (asked.status === 'fulfilled' ? asked.value : []));
  if (found.length === 0)
    for (const asked of [four, six]) if (asked.status === 'rejected' && !isNone(asked.reason)) throw asked.reason;
  return found.map((address) => ({ address, family: isIP(address) }));
}

/** The servers know of no such name, or of no address of this kind. */
function isNone(reason: unknown): boolean {
  return ['ENOTFOUND', 'ENODATA'].includes((reason as { code?: string }).code ?? '');
}
