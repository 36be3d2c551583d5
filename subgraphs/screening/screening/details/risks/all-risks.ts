import { BLACKLIST_RISKS } from './blacklist-risks.js';
import { BOOKING_RISKS } from './booking-risks.js';
import { FRAUD_RISKS } from './fraud-risks.js';
import { CREDIT_RISKS } from '../lookup-risks/credit-risks.js';
import { REGISTER_RISKS } from '../lookup-risks/register-risks.js';
import { SANCTIONS_RISKS } from '../lookup-risks/sanctions-risks.js';
import { BACKGROUND_RISKS, MEDIA_RISKS } from '../lookup-risks/search-risks.js';
import { TRACE_RISKS } from '../lookup-risks/trace-risks.js';
import { PORTAL_RISKS } from './portal-risks.js';
import { ID_RISKS } from '../id-risks.js';
import type { RiskRule } from './risk-rule.js';
import { STAY_RISKS } from './stay-risks.js';

/** Every risk of the policy by its code. A code in two tables is the same rule. */
export const ALL_RISKS: ReadonlyMap<string, RiskRule> = new Map(
  [
    ...FRAUD_RISKS,
    ...BLACKLIST_RISKS,
    ...BOOKING_RISKS,
    ...STAY_RISKS,
    ...TRACE_RISKS,
    ...REGISTER_RISKS,
    ...SANCTIONS_RISKS,
    ...ID_RISKS,
    ...MEDIA_RISKS,
    ...BACKGROUND_RISKS,
    ...CREDIT_RISKS,
    ...PORTAL_RISKS,
  ].map((rule) => [rule.code, rule]),
);
