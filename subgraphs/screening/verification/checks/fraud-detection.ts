import type { CheckResult } from '../details/check-result.js';
import { requiredScreens } from '../details/required-screens.js';
import { FRAUD_RISKS } from '../details/risks/fraud-risks.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { riskScore } from '../details/risks/risk-score.js';
import type { Answer, PaymentSignal, Signals } from './signals.js';

/**
 * From how many points (0–100) on a person looks, and from how many the evidence is strong enough to decline: one
 * strong sign (throw-away mailbox, failed 3-D Secure) or two middling ones; a chargeback or stolen card by itself.
 * Set by judgement, not learned from outcomes.
 */
export const FRAUD_THRESHOLDS = { review: 30, decline: 80 } as const;

/**
 * Signs of fraud in phone, e-mail, IP address, places and payments; `value` is the sum of their points.
 *
 * DISABLED while its add-on is off. INCOMPLETE when there was nothing to look at: nothing given, nothing that says
 * anything (masked address, unroutable IP address), or nobody could say. Then DECLINE, REVIEW or PASS by the points.
 */
export function fraudDetection(signals: Signals): CheckResult {
  if (requiredScreens('fraud_detection', signals.screens).length === 0) {
    return { status: 'DISABLED', findings: [], risks: [] };
  }
  const unanswered = unansweredOf(signals);
  if (!looked(signals)) return nothingToLookAt(unanswered);
  const risks = risksOf(FRAUD_RISKS, signals);
  const points = riskScore(risks);
  const { review, decline } = FRAUD_THRESHOLDS;
  const status = points >= decline ? 'DECLINE' : points >= review ? 'REVIEW' : 'PASS';
  const result: CheckResult = { status, value: String(points), findings: risks.map(({ text }) => text), risks };
  if (unanswered.length > 0) result.findings.push(`Could not be looked at: ${unanswered.join(', ')}.`);
  return result;
}

function looked({ phone, email, ip, payments }: Signals): boolean {
  const byEmail = email?.known === true && !email.value.masked;
  const byIp = ip?.known === true && !ip.value.reserved;
  return phone?.known === true || byEmail || byIp || payments.some(says);
}

/** A refund or a bare notice tells nothing about whose card it is. */
function says(payment: PaymentSignal): boolean {
  const { type, status, networkStatus, threeDSecure, cvcCheck, postalCodeCheck } = payment;
  if (type === 'dispute' || type === 'chargeback') return true;
  const told = networkStatus ?? threeDSecure ?? cvcCheck ?? postalCodeCheck ?? payment.declineReason ?? null;
  return type !== 'refund' && (status !== 'info' || told !== null);
}

function unansweredOf({ phone, email, ip, address }: Signals): string[] {
  const asked: [string, Answer<unknown> | null][] = [
    ['phone number', phone],
    ['e-mail address', email],
    ['IP address', ip],
    ['address', address],
  ];
  return asked.flatMap(([name, answer]) => (answer && !answer.known ? [`${name} (${answer.reason})`] : []));
}

function nothingToLookAt(unanswered: string[]): CheckResult {
  const help =
    unanswered.length > 0
      ? `Nothing could be looked at, because nobody could say anything about it: ${unanswered.join(', ')}.`
      : "Nothing could be looked at: there is no phone number, no e-mail address of the guest's own, no IP address and no payment.";
  return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: unanswered.length > 0 ? 'service' : 'guest' };
}
