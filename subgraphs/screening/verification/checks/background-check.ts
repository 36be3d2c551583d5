import type { CheckResult } from '../details/check-result.js';
import { notBuiltYet } from '../details/not-built-yet.js';
import type { Signals } from './signals.js';

/** Searches of registers of offenders and courts: its work is not built yet, so it is DISABLED or INCOMPLETE, never PASS. */
export function backgroundCheck(signals: Signals): CheckResult {
  return notBuiltYet('background_check', signals);
}
