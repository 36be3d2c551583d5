import { lookupDigest } from '#kit/cipher/cipher.js';
import type { Answer, Answers, Asked, Lookup } from '../../checks/signals.js';
import type { StoredDecision } from '../../decision/decision.entity.js';
import { LOOKUPS, SOURCES } from './sources.js';

/** A provider is not asked the same again for so long, unless its row says otherwise; set by judgement, as for a search that is asked for twice. */
const FRESH_HOURS = 24;

/** Reasons and gaps that an import may change. */
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

/** What the lookups are about, as digests. */
export function askedOf(questions: Partial<Record<Lookup, string>>): Asked {
  const digests = Object.entries(questions).map(([name, about]) => [name, lookupDigest(`asked:${name}:${about}`)]);
  return Object.fromEntries(digests) as Asked;
}

type Last = Pick<StoredDecision, 'signals' | 'asked'>;

/**
 * Answers of the last decision that still hold: to the same question, known, and fresh at `now`. `now` null: however old
 * they are, so that only what is always asked is asked anew, and what nothing was imported for.
 */
export function keptAnswers(last: Last | null, asked: Asked, now: Date | null): Partial<Answers> {
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
