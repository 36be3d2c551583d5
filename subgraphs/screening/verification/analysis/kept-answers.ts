import { lookupDigest } from '#kit/cipher/cipher.js';
import { emailKey } from '#kit/contact-keys.js';
import type { Answer, Asked, Lookup, Signals } from '../checks/signals.js';
import type { StoredDecision } from '../decision/decision.entity.js';
import type { Heard, Questions } from './ask-graph.js';

/** A provider is not asked the same again for so long; set by judgement, as for a search that is asked for twice. */
const FRESH_HOURS = 24;

const LOOKUPS: Lookup[] = ['phone', 'email', 'ip', 'address'];

/** What the lookups are about, as digests. */
export function askedOf({ phone, email, ip, address }: Questions): Asked {
  const digest = (lookup: Lookup, text: string | null) => (text ? lookupDigest(`asked:${lookup}:${text}`) : null);
  return {
    phone: digest('phone', phone),
    email: digest('email', emailKey(email)),
    ip: digest('ip', ip),
    address: digest('address', address),
  };
}

type Last = Pick<StoredDecision, 'signals' | 'asked'>;

type Kept = Partial<Pick<Signals, Lookup>>;

/** Answers of the last decision that still hold: to the same question, known, and fresh at `now`. */
export function keptAnswers(last: Last | null, asked: Asked, now: Date): Kept {
  const kept = LOOKUPS.filter((lookup) => {
    const answer = last?.signals[lookup];
    if (!answer?.known || !answer.askedAt || last?.asked?.[lookup] !== asked[lookup]) return false;
    return now.getTime() - Date.parse(answer.askedAt) < FRESH_HOURS * 3_600_000;
  });
  return Object.fromEntries(kept.map((lookup) => [lookup, last!.signals[lookup]]));
}

/** The questions that are left. */
export function stillAsked(questions: Questions, kept: Kept): Questions {
  const left = LOOKUPS.map((lookup) => [lookup, lookup in kept ? null : questions[lookup]]);
  return Object.fromEntries(left) as unknown as Questions;
}

/** A provider's answer as a signal, heard at `now`. */
export function answerOf<T>(heard: Heard<T> | null | undefined, now: Date): Answer<T> {
  if (!heard) return { known: false, reason: 'The lookup did not answer.' };
  if (!heard.known || !heard.facts) return { known: false, reason: heard.reason ?? 'No source knows.' };
  const { source, asOf, facts } = heard;
  return { known: true, source: source ?? 'unnamed', asOf: asOf ?? '', askedAt: now.toISOString(), value: facts };
}
