import { createRequire } from 'node:module';
import type { WhoisData } from '../whois/whois-record.type.js';
import { dateOf } from './record-date.js';

type Parsed = Record<string, string | string[]>;

// The package's public functions open their own sockets without limits; only its parser is used.
const { parseDomainWhois } = createRequire(import.meta.url)('whoiser/src/parsers.js') as {
  parseDomainWhois(domain: string, text: string, ignorePrivacy: boolean): Parsed;
};

/** The parser is quadratic in the number of lines; records have one or two hundred. */
const MAX_LINES = 1_000;

const MAX_LINE_LENGTH = 1_000;

/** How servers say that a domain does not exist; wordings differ by server. */
const NOT_THERE =
  /\b(no match|not? found|no entries|no data|no object|nothing found|not registered|does not exist|no such domain|is free|available for|status:\s*(free|available))\b/i;

/** `not_there`: the server has no record; null: the text is not a readable record. */
export function readWhoisText(
  domain: string,
  text: string,
): { data: WhoisData; next: string | null } | 'not_there' | null {
  const lines = text
    .split(/\r?\n/, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE_LENGTH).trimEnd())
    .filter((line, at, all) => line !== '' || all[at - 1] !== '');
  const parsed = parseDomainWhois(domain, lines.join('\n'), true);
  const allOf = (label: string) => [parsed[label] ?? []].flat().flatMap((text) => text.trim() || []);
  const of = (label: string) => allOf(label)[0] ?? null;
  const data: WhoisData = {
    domainName: of('Domain Name')?.toLowerCase() ?? null,
    registrar: of('Registrar'),
    creationDate: dateOf(of('Created Date')),
    updatedDate: dateOf(of('Updated Date')),
    expirationDate: dateOf(of('Expiry Date')),
    // Servers append the URL of an explanation to each status.
    status: allOf('Domain Status').map((text) => text.replace(/\s+\(?https?:.*$/i, '')),
    nameServers: allOf('Name Server').map((name) => name.toLowerCase()),
    country: null,
  };
  const says = data.registrar ?? data.creationDate ?? data.expirationDate;
  if (says === null) return NOT_THERE.test(text) ? 'not_there' : null;
  return { data, next: of('Registrar WHOIS Server') ?? of('ReferralServer') ?? of('Whois Server') };
}

/** Returns the server that IANA's root names for a top-level domain, such as `whois.nic.example`; null if none. */
export function readReferral(text: string): string | null {
  return /^(?:refer|whois):[ \t]*(\S{1,253})\s*$/im.exec(text)?.[1] ?? null;
}
