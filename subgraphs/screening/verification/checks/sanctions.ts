import type { CheckResult } from '../details/check-result.js';
import { notBuiltYet } from '../details/not-built-yet.js';
import type { Signals } from './signals.js';

/** The search of sanctions lists: its work is not built yet, so it is DISABLED or INCOMPLETE, never PASS. */
export function sanctions(signals: Signals): CheckResult {
  return notBuiltYet('sanctions', signals);
}
