import type { CheckResult } from '../details/check-result.js';
import { BLACKLIST_RISKS, blacklistFieldName } from '../details/risks/blacklist-risks.js';
import { risksOf } from '../details/risks/risk-rule.js';
import type { Signals } from './signals.js';
import type { BlacklistHit } from '../../booking/facts/blacklist-facts.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const BLACKLIST = {
  title: 'Blacklist',
  description: 'Guests whom the account does not want.',
  screens: [],
  help: {
    PASS: 'The guest is on none of your lists of unwanted guests.',
    REVIEW: 'The guest matches an entry on a list of unwanted guests.',
    INCOMPLETE: 'Too little is known about the guest to search the lists of unwanted guests.',
  },
  check: blacklist,
} satisfies WeighedEntry;

/**
 * Whether the guest is on a list of unwanted guests; always on. Any hit is REVIEW. PASS needs something to search
 * with: a phone number, an e-mail address of the guest's own, or a name with a birth date; otherwise INCOMPLETE.
 *
 * A contact detail whose validity nobody could tell counts, because the lists are the operator's own and were searched.
 */
export function blacklist(signals: Signals): CheckResult {
  const { hits } = signals.blacklist;
  if (hits.length > 0) {
    return { status: 'REVIEW', findings: hits.map(sentence), risks: risksOf(BLACKLIST_RISKS, signals) };
  }
  if (searchable(signals)) return { status: 'PASS', findings: [], risks: [] };
  const help =
    'The lists of unwanted guests could not be searched: there is no phone number, no e-mail address of the ' +
    "guest's own, and no name with a birth date.";
  return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: 'guest' };
}

/** A channel's masked address is another one for every booking, and an invalid one is nobody's: neither can match. */
function searchable({ phone, email, guest }: Signals): boolean {
  const byPhone = phone !== null && (!phone.known || phone.value.valid);
  const byEmail = email !== null && (!email.known || (email.value.valid && !email.value.masked));
  return byPhone || byEmail || (guest.hasName && guest.age !== null);
}

function sentence({ matchedOn, inherited, reason }: BlacklistHit): string {
  const list = inherited ? 'an inherited list of unwanted guests' : 'your list of unwanted guests';
  const why = reason ? `reason given: ${reason}` : 'no reason given';
  return `The ${blacklistFieldName(matchedOn)} is on ${list} (${why}).`;
}
