import type { IntelligenceContext } from '../context.js';
import { type Answer, unknown } from '../answer/answer.js';
import { coveredBy } from '../email/domain-lists.js';
import { readEmailAddress } from '../email/email-address.js';
import { MASKED_DOMAINS } from '../email/masked-domains.js';
import type { MxFacts } from '../email/mx-answer.type.js';
import { embeddedPhone } from '../phone/embedded-phone.js';
import type { SocialAnswer } from '../social/social-answer.type.js';
import type { GuestSignalsInput } from './guest-signals-input.type.js';

/** The parts of the guest's own email address, or why there is none to look up. */
type OwnEmail = { email: string; domain: string } | { email: null; domain: null; reason: string };

/** A channel's relay address says nothing about the guest, so that no provider is called. */
export function ownEmail(text: string): OwnEmail {
  const address = readEmailAddress(text);
  if (!address) return { email: null, domain: null, reason: 'no_email_address' };
  const { local, domain } = address;
  if (coveredBy(MASKED_DOMAINS, domain)) return { email: null, domain: null, reason: 'email_masked' };
  return { email: `${local}@${domain}`, domain };
}

/** Mail servers of the guest's email domain. */
export async function mailOf({ lookUp }: IntelligenceContext, text: string): Promise<Answer<MxFacts>> {
  const own = ownEmail(text);
  return own.email === null ? unknown(own.reason) : lookUp.mx({ domain: own.domain });
}

/** Online accounts of the guest, by email address and phone number, as far as given. */
export async function accountsOf(
  { lookUp }: IntelligenceContext,
  { email: text, phone: given }: GuestSignalsInput,
): Promise<SocialAnswer | null> {
  if (text == null && given == null) return null;
  const own = text == null ? null : ownEmail(text);
  const found = given && (await embeddedPhone.facts(given.number, given.defaultCountry));
  const question = { email: own?.email ?? null, phone: found?.facts?.e164 ?? null };
  const reason = own?.email === null ? own.reason : 'no_phone_number';
  const { facts, ...head } = question.email || question.phone ? await lookUp.social(question) : unknown(reason);
  return { ...head, accounts: facts?.accounts ?? [] };
}
