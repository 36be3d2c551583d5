import { parse } from 'tldts';
import { asciiDomain } from '../../email/email-address.js';

/**
 * The registrable part, in ASCII form, of a domain under a public ending (Public Suffix List, ICANN section); null for
 * anything else, such as a URL, an address or an ending alone.
 */
export function readDomain(text: string): string | null {
  const ascii = text.length > 500 ? null : asciiDomain(text.trim().replace(/\.$/, ''));
  if (!ascii) return null;
  const { domain, isIcann } = parse(ascii, { allowPrivateDomains: false, extractHostname: false });
  return domain && isIcann ? domain : null;
}
