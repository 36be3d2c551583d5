import type { CheckResult } from '../details/check-result.js';
import { notBuiltYet } from '../details/not-built-yet.js';
import type { Signals } from './signals.js';

/** The search for accounts behind the contact details: its work is not built yet, so it is DISABLED or INCOMPLETE, never PASS. */
export function socialVerification(signals: Signals): CheckResult {
  return notBuiltYet('social_verification', signals);
}
