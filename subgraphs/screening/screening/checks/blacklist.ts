import type { Phrase } from '#kit/phrase.js';
import type { CheckResult } from '../details/check-result.js';
import { phrase } from '../details/phrases.js';
import { BLACKLIST_RISKS } from '../details/risks/blacklist-risks.js';
import { risksOf } from '../details/risks/risk-rule.js';
import type { Signals } from './signals.js';
import type { BlacklistHit } from '../../booking/facts/blacklist-facts.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const BLACKLIST = {
  title: 'Block list',
  description: "The account's blocked guests.",
  screens: [],
  help: {
    PASS: 'No match on your lists of blocked guests.',
    REVIEW: 'The guest matches an entry on a list of blocked guests.',
    INCOMPLETE: 'Not enough guest details to search the lists of blocked guests.',
  },
  check: blacklist,
} satisfies WeighedEntry;

/**
 * Whether the guest is on a list of blocked guests; always on. Any match is REVIEW. PASS needs something to search
 * with: a phone number, the guest's own email address, or a name with a date of birth; otherwise INCOMPLETE.
 *
 * A contact detail of unknown validity counts too: the lists are in our own database and were searched for it.
 */
export function blacklist(signals: Signals): CheckResult {
  const { hits } = signals.blacklist;
  if (hits.length > 0) {
    return { status: 'REVIEW', findings: hits.map(sentence), risks: risksOf(BLACKLIST_RISKS, signals) };
  }
  if (searchable(signals)) return { status: 'PASS', findings: [], risks: [] };
  const help = [phrase('blacklist.not_searchable')];
  return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: 'guest' };
}

/** A channel's masked address changes with every booking and an invalid one belongs to no one: neither can match. */
function searchable({ phone, email, guest }: Signals): boolean {
  const byPhone = phone !== null && (!phone.known || phone.value.valid);
  const byEmail = email !== null && (!email.known || (email.value.valid && !email.value.masked));
  return byPhone || byEmail || (guest.hasName && guest.age !== null);
}

function sentence({ matchedOn, inherited, reason }: BlacklistHit): Phrase {
  const list = phrase(inherited ? 'blacklist.inherited' : 'blacklist.own');
  // `sealed-reasons.ts` recognises the reason by its words.
  const why = reason
    ? phrase('blacklist.reason', { reason: reason.replace(/\.$/, '') })
    : phrase('blacklist.no_reason');
  return phrase('blacklist.match', { list, field: phrase(`blacklist.${matchedOn}`), why });
}
