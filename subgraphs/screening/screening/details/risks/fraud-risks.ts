import { BEHAVIOR_RISKS } from './behavior-risks.js';
import { IP_RISKS } from '../lookup-risks/ip-risks.js';
import { GUEST_YOUNG, PARTY_OVER_CAPACITY } from './booking-risks.js';
import { CONTACT_RISKS } from './contact-risks.js';
import { MODEL_RISKS, priorRisksBeside } from '../lookup-risks/model-risks.js';
import { CARD_RISKS, UNSETTLED_RISKS } from './payment-risks.js';
import { PLACE_RISKS } from './place-risks.js';
import type { RiskRule } from './risk-rule.js';

const EVIDENCE = [...CONTACT_RISKS, ...PLACE_RISKS, ...IP_RISKS, ...UNSETTLED_RISKS, ...CARD_RISKS];

/** A last-minute booking is not a risk by itself, but leaves no time to resolve another one. */
const LAST_MINUTE: RiskRule = {
  code: 'last_minute_with_other_risk',
  points: 10,
  text: 'The guest arrives within a day of booking, and there are other signs of fraud.',
  recommendation: 'Resolve the other signs of fraud before arrival.',
  applies: (signals) => {
    const days = signals.booking.leadTimeDays;
    return days !== null && days >= 0 && days <= 1 && EVIDENCE.some((rule) => rule.applies(signals));
  },
  without: (signals) => ({ ...signals, booking: { ...signals.booking, leadTimeDays: null } }),
};

/**
 * Points (0–100) from which manual review is recommended and from which the evidence is strong enough to decline.
 * Review: one strong sign (disposable mailbox, failed 3-D Secure) or two moderate ones. Decline: a chargeback or stolen
 * card alone. Set by judgment, not learned from outcomes.
 */
export const FRAUD_THRESHOLDS = { review: 30, decline: 80 } as const;

const OBSERVED = [...EVIDENCE, LAST_MINUTE, PARTY_OVER_CAPACITY, GUEST_YOUNG];

/** All risks that fraud detection weighs. */
export const FRAUD_RISKS: readonly RiskRule[] = [
  ...OBSERVED,
  ...BEHAVIOR_RISKS,
  ...MODEL_RISKS,
  ...priorRisksBeside(OBSERVED, FRAUD_THRESHOLDS.review),
];
