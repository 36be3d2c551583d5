import type { CheckResult } from '../details/check-result.js';
import { notBuiltYet } from '../details/not-built-yet.js';
import type { Signals } from './signals.js';

/** The report of a credit bureau: its work is not built yet, so it is DISABLED or INCOMPLETE, never PASS. */
export function creditCheck(signals: Signals): CheckResult {
  return notBuiltYet('credit_check', signals);
}
