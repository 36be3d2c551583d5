import type { Gap } from '../checks/signals.js';
import { CATALOG, type EntryKey } from './catalog.js';
import type { CheckResult } from './check-result.js';

/** Gaps that only the guest can close. */
const GUEST_IS_DUE = ['name_missing', 'state_missing', 'date_of_birth_missing'];

/**
 * The entry of a check that found nothing but did not look everywhere: never PASS, and each gap with what the operator
 * can do about it.
 */
export function notCovered(key: EntryKey, gaps: readonly Gap[]): CheckResult {
  const said = [...new Set(gaps.map(({ message }) => message))];
  const waitsFor = gaps.every(({ reason }) => GUEST_IS_DUE.includes(reason)) ? 'guest' : 'service';
  return {
    status: 'INCOMPLETE',
    help: [CATALOG[key].help.INCOMPLETE, ...said].join(' '),
    findings: [],
    risks: [],
    waitsFor,
  };
}
