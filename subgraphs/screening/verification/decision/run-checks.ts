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
import type { EntryKey } from '../details/catalog.js';
import type { CheckResult } from '../details/check-result.js';

/** Every check on the same signals, the general risk last because it weighs what the others found. */
export function runChecks(signals: Signals): Record<EntryKey, CheckResult> {
  const others = {
    background_check: backgroundCheck(signals),
    credit_check: creditCheck(signals),
    blacklist: blacklist(signals),
    payment_verification: paymentVerification(signals),
    identification_document: identificationDocument(signals),
    fraud_detection: fraudDetection(signals),
    adverse_media: adverseMedia(signals),
    social_verification: socialVerification(signals),
    sanctions: sanctions(signals),
    house_rules: houseRules(signals),
  };
  return { general_risk: generalRisk(signals, others), ...others };
}
