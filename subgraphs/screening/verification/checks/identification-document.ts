import type { CheckResult } from '../details/check-result.js';
import { notBuiltYet } from '../details/not-built-yet.js';
import type { Signals } from './signals.js';

/** The reading of the identity document and its likeness to the guest: its work is not built yet, so it is DISABLED or INCOMPLETE, never PASS. */
export function identificationDocument(signals: Signals): CheckResult {
  return notBuiltYet('identification_document', signals);
}
