import { CHECKS, type EntryKey, type WeighedKey } from '../checks/catalog.js';
import { generalRisk } from '../checks/general-risk.js';
import type { Signals } from '../checks/signals.js';
import type { CheckResult } from '../details/check-result.js';
import { simulatedResult } from '../scenario/simulated-result.js';

/**
 * Every check on the same signals, the general risk last because it weighs what the others found. In test mode a
 * scenario may speak in the stead of a check.
 */
export function runChecks(signals: Signals): Record<EntryKey, CheckResult> {
  const keys = Object.keys(CHECKS) as WeighedKey[];
  const results = keys.map((key) => [key, simulatedResult(key, signals) ?? CHECKS[key].check(signals)]);
  const others = Object.fromEntries(results) as Record<WeighedKey, CheckResult>;
  return { general_risk: generalRisk(signals, others), ...others };
}
