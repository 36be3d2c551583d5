import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Provider } from '../../providers/provider.js';
import type { EmailQuestion } from '../../email/question.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import type { Breach } from '../facts.js';
import { Breaches, breachOf } from './hibp-breaches.js';

const NAME = 'hibp_range';

/** Length of the hash prefix to send: 6 of 40 hexadecimal digits, as defined by API v3 for addresses. */
const PREFIX = 6;

const CATALOGUE_MS = 24 * 3_600_000;

const Range = z.array(
  z.object({ hashSuffix: z.string().regex(/^[0-9A-Fa-f]{34}$/), websites: z.array(z.string().min(1)) }),
);

/**
 * Have I Been Pwned by range (API v3): sends only a prefix of the address's SHA-1 hash, which thousands of addresses
 * share. Domains and dates of the breaches come from the catalogue, which is downloaded once a day.
 */
export function hibpRangeBreaches({ url, key }: Side): Provider<EmailQuestion, { breaches: Breach[] }> {
  const common = { name: NAME, allowPrivate: true, headers: { 'hibp-api-key': key } };
  let catalogue = { byName: new Map<string, Breach>(), until: 0 };
  const readCatalogue = async (signal: AbortSignal) => {
    if (catalogue.until > Date.now()) return catalogue.byName;
    // The whole catalogue is about 1.5 MB, with descriptions.
    const all = await callJson(Breaches, { ...common, signal, url: `${url}/api/v3/breaches`, maxBytes: 8_000_000 });
    const byName = new Map(all!.map((one) => [one.Name, breachOf(one)]));
    catalogue = { byName, until: Date.now() + CATALOGUE_MS };
    return byName;
  };
  return {
    name: NAME,
    async ask({ email }, signal) {
      const digest = createHash('sha1').update(email).digest('hex').toUpperCase();
      const path = `/api/v3/breachedaccount/range/${digest.slice(0, PREFIX)}`;
      const range = await callJson(Range, { ...common, signal, absent: [404], url: url + path, maxBytes: 8_000_000 });
      const own = range?.find(({ hashSuffix }) => hashSuffix.toUpperCase() === digest.slice(PREFIX));
      if (!own) return saidNow('Have I Been Pwned', { breaches: [] });
      const byName = await readCatalogue(signal);
      const breaches = own.websites.map((name) => byName.get(name) ?? { name, domain: null, breachDate: null });
      return saidNow('Have I Been Pwned', { breaches });
    },
  };
}
