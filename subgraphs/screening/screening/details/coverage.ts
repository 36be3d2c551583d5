import type { Gap } from '../checks/signals.js';
import type { CheckResult } from './check-result.js';

/** Gaps that only more details from the guest can close. */
const GUEST_IS_DUE = ['name_missing', 'state_missing', 'date_of_birth_missing'];

/**
 * Result of a check that found nothing but did not search everything: never PASS; the help names each gap and how to
 * close it.
 *
 * @param incomplete the entry's help text for INCOMPLETE
 */
export function notCovered(incomplete: string, gaps: readonly Gap[]): CheckResult {
  const messages = [...new Set(gaps.map(({ message }) => message))];
  const waitsFor = gaps.every(({ reason }) => GUEST_IS_DUE.includes(reason)) ? 'guest' : 'service';
  return {
    status: 'INCOMPLETE',
    help: [incomplete, ...messages].join(' '),
    findings: [],
    risks: [],
    waitsFor,
  };
}
