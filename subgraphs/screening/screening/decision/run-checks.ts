import { adverseMedia } from '../checks/adverse-media.js';
import { backgroundCheck } from '../checks/background-check.js';
import { blacklist } from '../checks/blacklist.js';
import { creditCheck } from '../checks/credit-check.js';
import { fraudDetection } from '../checks/fraud-detection.js';
import { generalRisk } from '../checks/general-risk.js';
import { houseRules } from '../checks/house-rules.js';
import { identificationDocument } from '../checks/identification-document.js';
import { paymentVerification } from '../checks/payment-verification.js';
import { sanctions } from '../checks/sanctions.js';
import type { Signals } from '../checks/signals.js';
import { socialVerification } from '../checks/social-verification.js';
import { simulatedResult } from '../scenario/simulated-result.js';
import { ENTRY_KEYS, type EntryKey } from '../details/catalog.js';
import type { CheckResult } from '../details/check-result.js';

type Weighed = Exclude<EntryKey, 'general_risk'>;

const CHECKS: Record<Weighed, (signals: Signals) => CheckResult> = {
  background_check: backgroundCheck,
  credit_check: creditCheck,
  blacklist,
  payment_verification: paymentVerification,
  identification_document: identificationDocument,
  fraud_detection: fraudDetection,
  adverse_media: adverseMedia,
  social_verification: socialVerification,
  sanctions,
  house_rules: houseRules,
};

/**
 * Every check on the same signals, the general risk last because it weighs what the others found. In test mode a
 * scenario may speak in the stead of a check.
 */
export function runChecks(signals: Signals): Record<EntryKey, CheckResult> {
  const keys = ENTRY_KEYS.filter((key): key is Weighed => key !== 'general_risk');
  const results = keys.map((key) => [key, simulatedResult(key, signals) ?? CHECKS[key](signals)]);
  const others = Object.fromEntries(results) as Record<Weighed, CheckResult>;
  return { general_risk: generalRisk(signals, others), ...others };
}
