import type { CheckResult } from '../details/check-result.js';
import { notBuiltYet } from '../details/not-built-yet.js';
import type { Signals } from './signals.js';

/** The search of the news for the guest: its work is not built yet, so it is DISABLED or INCOMPLETE, never PASS. */
export function adverseMedia(signals: Signals): CheckResult {
  return notBuiltYet('adverse_media', signals);
}
