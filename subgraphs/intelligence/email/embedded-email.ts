import { canonicalEmail } from '#kit/contact/canonical-email.js';
import { type Answer, known } from '../answer/answer.js';
import { originOf } from '../answer/editions.js';
import { coveredBy, domainLists } from './domain-lists.js';
import { readEmailAddress } from './email-address.js';
import type { EmailFacts } from './email-facts.type.js';
import { MASKED_DOMAINS } from './masked-domains.js';

/** Says what is known of an e-mail address. Bad input is an invalid address, never an error; an outage throws. */
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

/** Syntax, Public Suffix List and domain lists in the process; no server is asked. */
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
      // The list of free domains holds throw-away ones too.
      free: !disposable && lists.free.has(domain),
      masked: coveredBy(MASKED_DOMAINS, domain),
    });
  },
};
