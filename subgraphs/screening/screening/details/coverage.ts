import type { Gap } from '../checks/signals.js';
import type { CheckResult } from './check-result.js';

/** Gaps that only the guest can close. */
const GUEST_IS_DUE = ['name_missing', 'state_missing', 'date_of_birth_missing'];

/**
 * The entry of a check that found nothing but did not look everywhere: never PASS, and each gap with what the operator
 * can do about it.
 *
 * @param incomplete what INCOMPLETE means for the entry
 */
export function notCovered(incomplete: string, gaps: readonly Gap[]): CheckResult {
  const said = [...new Set(gaps.map(({ message }) => message))];
  const waitsFor = gaps.every(({ reason }) => GUEST_IS_DUE.includes(reason)) ? 'guest' : 'service';
  return {
    status: 'INCOMPLETE',
    help: [incomplete, ...said].join(' '),
    findings: [],
    risks: [],
    waitsFor,
  };
}
