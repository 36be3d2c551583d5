import { z } from 'zod';
import type { AddressRules } from '#kit/outbound/public-address.js';
import type { Provider } from '../../providers/provider.js';
import { ProviderFailed } from '../../providers/provider-failed.js';
import { unknown } from '../../answer/answer.js';
import type { SocialQuestion } from '../question.js';
import type { SocialFacts } from '../social-answer.type.js';
import { callJson } from '../../providers/http/call-json.js';
import { saidNow } from '../../providers/http/side.js';

const NAME = 'webfinger';

/** JSON Resource Descriptor (RFC 7033, 4.4). */
const Descriptor = z.object({
  subject: z.string(),
  links: z.array(z.object({ rel: z.string() })).optional(),
});

/** Maximum response size; descriptors have a few hundred bytes. */
const MAX_BYTES = 100_000;

interface Reach extends AddressRules {
  /** Response timeout. */
  timeoutMs: number;
  /** URL of a domain; default `https://{host}`. */
  originOf?: (domain: string) => string;
}

/**
 * WebFinger (RFC 7033) at the host of the guest's email address. The guest chooses that host, so it must be public, and
 * its errors count as unknown, not as a provider outage.
 */
export function webfingerSocial(reach: Reach): Provider<SocialQuestion, SocialFacts> {
  const { originOf = (domain: string) => `https://${domain}`, timeoutMs, ...rules } = reach;
  return {
    name: NAME,
    async ask({ email }, signal) {
      if (!email) return unknown('no_email_to_ask_by');
      const query = new URLSearchParams({ resource: `acct:${email}` });
      const url = `${originOf(email.slice(email.lastIndexOf('@') + 1))}/.well-known/webfinger?${query}`;
      try {
        // Times out before the outer timeout, which would count as an outage.
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs * 0.8)]);
        const request = { name: NAME, url, signal: inTime, ...rules, maxBytes: MAX_BYTES, absent: [404, 410] };
        const said = await callJson(Descriptor, { ...request, headers: { accept: 'application/jrd+json' } });
        return saidNow(NAME, { accounts: [{ by: 'email', network: NAME, registered: said !== null }] });
      } catch (error) {
        if (error instanceof ProviderFailed) return unknown('host_speaks_no_webfinger');
        throw error;
      }
    },
  };
}
