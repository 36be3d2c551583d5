import { z } from 'zod';
import type { Provider } from '../../providers/provider.js';
import type { EmailQuestion } from '../../email/question.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import type { Breach } from '../facts.js';

const NAME = 'hibp';

/** The breach model of API v3; other fields are ignored. */
export const Breaches = z.array(
  z.object({ Name: z.string().min(1), Domain: z.string().nullish(), BreachDate: z.iso.date().nullish() }),
);

/** Converts a breach to our format; the API represents a missing domain as an empty string. */
export function breachOf({ Name, Domain, BreachDate }: z.infer<typeof Breaches>[number]): Breach {
  return { name: Name, domain: Domain || null, breachDate: BreachDate ?? null };
}

/** Have I Been Pwned by address (API v3): sends the address to the provider. 404 means that it is in no breach. */
export function hibpBreaches({ url, key }: Side): Provider<EmailQuestion, { breaches: Breach[] }> {
  return {
    name: NAME,
    async ask({ email }, signal) {
      const said = await callJson(Breaches, {
        name: NAME,
        signal,
        allowPrivate: true,
        absent: [404],
        headers: { 'hibp-api-key': key },
        url: `${url}/api/v3/breachedaccount/${encodeURIComponent(email)}?truncateResponse=false`,
      });
      return saidNow('Have I Been Pwned', { breaches: (said ?? []).map(breachOf) });
    },
  };
}
