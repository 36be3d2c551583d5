import { IP_RISKS } from '../lookup-risks/ip-risks.js';
import { GUEST_YOUNG, PARTY_OVER_CAPACITY } from './booking-risks.js';
import { CONTACT_RISKS } from './contact-risks.js';
import { MODEL_RISKS } from '../lookup-risks/model-risks.js';
import { CARD_RISKS, UNSETTLED_RISKS } from './payment-risks.js';
import { PLACE_RISKS } from './place-risks.js';
import type { RiskRule } from './risk-rule.js';

const EVIDENCE = [...CONTACT_RISKS, ...PLACE_RISKS, ...IP_RISKS, ...UNSETTLED_RISKS, ...CARD_RISKS];

/** Haste alone is no risk; beside another one it leaves no time to clear it up. */
const LAST_MINUTE: RiskRule = {
  code: 'last_minute_with_other_risk',
  points: 10,
  text: 'The guest arrives within a day of booking, and other signs of fraud are there.',
  recommendation: 'Clear up the other signs before arrival.',
  applies: (signals) => {
    const days = signals.booking.leadTimeDays;
    return days !== null && days >= 0 && days <= 1 && EVIDENCE.some((rule) => rule.applies(signals));
  },
  without: (signals) => ({ ...signals, booking: { ...signals.booking, leadTimeDays: null } }),
};

/** Everything that the fraud detection weighs. */
export const FRAUD_RISKS: readonly RiskRule[] = [
  ...[...EVIDENCE, LAST_MINUTE, PARTY_OVER_CAPACITY, GUEST_YOUNG],
  ...MODEL_RISKS,
];
