import { lookupDigest } from '#kit/cipher/cipher.js';
import type { Answer, Answers, Asked, Lookup } from '../../checks/signals.js';
import type { StoredDecision } from '../../decision/decision.entity.js';
import { LOOKUPS, SOURCES } from './sources.js';

/** Default hours for which an answer to the same question is reused. Set by judgment, as for repeated searches. */
const FRESH_HOURS = 24;

/** Reasons and gaps that an import can resolve. */
export const AWAITS_IMPORT: readonly string[] = [
  'no_records_imported',
  'no_records_of_state',
  'no_records_of_country',
  'list_not_imported',
  'data_too_old',
];

const awaitsImport = (answer: Answer<unknown>): boolean =>
  [answer.known ? '' : answer.reason, ...(answer.gaps ?? []).map(({ reason }) => reason)].some((reason) =>
    AWAITS_IMPORT.includes(reason),
  );

/** Keyed digests of the lookups' questions. */
export function askedOf(questions: Partial<Record<Lookup, string>>): Asked {
  const digests = Object.entries(questions).map(([name, about]) => [name, lookupDigest(`asked:${name}:${about}`)]);
  return Object.fromEntries(digests) as Asked;
}

/** Signals and questions of a reservation's last decision. */
export type LastDecision = Pick<StoredDecision, 'signals' | 'asked'>;

/**
 * Answers of the last decision that can be reused: to the same question, known, and fresh at `now`. With `now` null
 * their age is ignored: only lookups that always run are repeated, and those that lacked imported data.
 */
export function keptAnswers(last: LastDecision | null, asked: Asked, now: Date | null): Partial<Answers> {
  const kept = LOOKUPS.filter((name) => {
    const answer = last?.signals[name];
    if (!answer || !asked[name] || last?.asked?.[name] !== asked[name] || SOURCES[name].alwaysAsked) return false;
    if (now === null) return !awaitsImport(answer) && (answer.known || !answer.failed);
    return (
      answer.known &&
      answer.askedAt !== undefined &&
      now.getTime() - Date.parse(answer.askedAt) < (SOURCES[name].freshHours ?? FRESH_HOURS) * 3_600_000
    );
  });
  return Object.fromEntries(kept.map((name) => [name, last!.signals[name]]));
}
