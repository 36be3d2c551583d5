import { z } from 'zod';
import type { Provider } from '../../providers/provider.js';
import type { EmailQuestion } from '../../email/question.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import type { Breach } from '../facts.js';

const NAME = 'hibp';

/** The breach model of API v3; more members are there and are not read. */
export const Breaches = z.array(
  z.object({ Name: z.string().min(1), Domain: z.string().nullish(), BreachDate: z.iso.date().nullish() }),
);

/** A breach in our words; the interface writes no domain as an empty text. */
export function breachOf({ Name, Domain, BreachDate }: z.infer<typeof Breaches>[number]): Breach {
  return { name: Name, domain: Domain || null, breachDate: BreachDate ?? null };
}

/** Have I Been Pwned by address (API v3): the address is told to the provider. 404 means that it is in no breach. */
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
