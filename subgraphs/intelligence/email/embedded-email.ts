import { canonicalEmail } from '#kit/contact/canonical-email.js';
import { type Answer, known } from '../answer/answer.js';
import { originOf } from '../answer/editions.js';
import { coveredBy, domainLists } from './domain-lists.js';
import { readEmailAddress } from './email-address.js';
import type { EmailFacts } from './email-facts.type.js';
import { MASKED_DOMAINS } from './masked-domains.js';

/** Looks up an email address. Invalid input is an invalid address, never an error; an outage throws. */
interface EmailProvider {
  facts(email: string): Promise<Answer<EmailFacts>>;
}

const ORIGIN = originOf('disposable-email-domains', 'free-email-domains', 'tldts');

const INVALID: EmailFacts = {
  valid: false,
  normalized: null,
  canonical: null,
  domain: null,
  registrableDomain: null,
  disposable: false,
  free: false,
  masked: false,
};

/** Built-in check: syntax, Public Suffix List and domain lists; no server is contacted. */
export const embeddedEmail: EmailProvider = {
  async facts(email) {
    const address = readEmailAddress(email);
    if (!address) return known(ORIGIN, INVALID);
    const lists = await domainLists();
    const { local, domain, registrableDomain } = address;
    const disposable = lists.disposable.has(domain) || coveredBy(lists.disposableBelow, domain);
    return known(ORIGIN, {
      valid: true,
      normalized: `${local}@${domain}`,
      canonical: canonicalEmail(address),
      domain,
      registrableDomain,
      disposable,
      // The list of free domains includes disposable ones.
      free: !disposable && lists.free.has(domain),
      masked: coveredBy(MASKED_DOMAINS, domain),
    });
  },
};
