import type { Provider } from '../../providers/provider.js';
import { ProviderFailed } from '../../providers/provider-failed.js';
import { unknown } from '../../answer/answer.js';
import type { DomainQuestion } from '../question.js';
import type { WhoisFacts } from '../whois/whois-answer.type.js';
import type { WhoisRecord } from '../whois/whois-record.type.js';
import { saidNow } from '../../providers/http/side.js';
import { WHOIS_PORT, type WhoisServer, askWhois } from './whois-socket.js';
import { readReferral, readWhoisText } from './whois-text.js';

const NAME = 'whois';

const SERVER_KEPT_MS = 24 * 3_600_000;

/** Servers that need a special query format. */
const FORMS: Record<string, (domain: string) => string> = {
  'whois.denic.de': (domain) => `-T dn ${domain}`,
  'whois.jprs.jp': (domain) => `${domain}/e`,
};

/**
 * Parses a server as named in a response: `whois.example`, `whois.example:43`, `whois://whois.example`, a URL with a
 * path.
 */
export function readServer(text: string, allowPrivate: boolean): WhoisServer | null {
  const found = /^(?:r?whois:\/\/|https?:\/\/)?([\w.-]{1,253})(?::(\d{1,5}))?(?:\/.*)?$/i.exec(text);
  if (!found) return null;
  const port = Number(found[2] ?? WHOIS_PORT);
  // A response must not direct us to an arbitrary port of another host.
  return allowPrivate || port === WHOIS_PORT ? { host: found[1]!.toLowerCase(), port, allowPrivate } : null;
}

interface Settings {
  /** The root server, `whois://host:port`; set by the operator, may be private. */
  url: string;
  /** Whether servers named by the root or by a registry may be private. */
  allowPrivate: boolean;
  /** Timeout for the whole lookup; the registrar's server gets half of it. */
  timeoutMs: number;
}

/** WHOIS (RFC 3912): the root names the registry of the top-level domain, which may name the registrar's server. */
export function whoisDomain({ url, allowPrivate, timeoutMs }: Settings): Provider<DomainQuestion, WhoisFacts> {
  const { hostname, port } = new URL(url.replace(/^whois:/, 'http:'));
  const root = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || WHOIS_PORT), allowPrivate: true };
  const registries = new Map<string, { server: WhoisServer | null; until: number }>();
  const registryOf = async (domain: string, signal: AbortSignal) => {
    const ending = domain.slice(domain.lastIndexOf('.') + 1);
    const kept = registries.get(ending);
    if (kept && kept.until > Date.now()) return kept.server;
    const referral = readReferral(await askWhois(root, ending, signal));
    const server = referral === null ? null : readServer(referral, allowPrivate);
    registries.set(ending, { server, until: Date.now() + SERVER_KEPT_MS });
    return server;
  };
  return {
    name: NAME,
    async ask({ domain }, signal) {
      const registry = await registryOf(domain, signal);
      if (!registry) return unknown('no_whois_server_for_ending');
      const found = await askServer(registry, domain, signal);
      if (found === null) throw new ProviderFailed(NAME, 'unreadable');
      if (found === 'not_there') return saidNow(registry.host, { records: [] });
      const records = [found.record];
      const registrar = found.next && readServer(found.next, allowPrivate);
      // A failure of the registrar's server does not affect the registry's record; only its own record is omitted.
      if (registrar && (registrar.host !== registry.host || registrar.port !== registry.port)) {
        const more = await askServer(
          registrar,
          domain,
          AbortSignal.any([signal, AbortSignal.timeout(timeoutMs / 2)]),
        ).catch(leftOut);
        if (more && more !== 'not_there') records.push(more.record);
      }
      return saidNow(records.map(({ server }) => server).join(', '), { records });
    },
  };
}

type Found = { record: WhoisRecord; next: string | null };

async function askServer(
  server: WhoisServer,
  domain: string,
  signal: AbortSignal,
): Promise<Found | 'not_there' | null> {
  const text = await askWhois(server, FORMS[server.host]?.(domain) ?? domain, signal);
  const read = readWhoisText(domain, text);
  if (read === null || read === 'not_there') return read;
  return { record: { server: server.host, data: read.data }, next: read.next };
}

function leftOut(error: unknown): null {
  if (error instanceof ProviderFailed) return null;
  throw error;
}
