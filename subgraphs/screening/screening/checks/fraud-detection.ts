import type { CheckResult } from '../details/check-result.js';
import { requiredScreens } from '../details/required-screens.js';
import { isOwn } from '../details/lookup-risks/model-risks.js';
import { FRAUD_RISKS, FRAUD_THRESHOLDS } from '../details/risks/fraud-risks.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { riskScore } from '../details/risks/risk-score.js';
import type { Answer, Signals } from './signals.js';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const FRAUD_DETECTION = {
  title: 'Fraud detection',
  description: 'Signs of fraud.',
  screens: ['FraudDetectionAddon'],
  help: {
    PASS: 'Contact details, addresses and payments show little sign of fraud.',
    REVIEW: 'Contact details, addresses or payments show signs of fraud that a person should look at.',
    DECLINE: 'There is strong evidence of fraud, such as a chargeback or a card reported as stolen.',
    INCOMPLETE: 'There was nothing yet in which fraud could show.',
    DISABLED: 'Fraud detection is switched off for this reservation.',
  },
  check: fraudDetection,
} satisfies WeighedEntry;

/**
 * Signs of fraud in phone, e-mail, IP address, places and payments; `value` is the sum of their points.
 *
 * DISABLED while its add-on is off. INCOMPLETE when there was nothing to look at: nothing given, nothing that says
 * anything (masked address, unroutable IP address), or nobody could say. Then DECLINE, REVIEW or PASS by the points,
 * but no PASS while a lookup that failed is still asked again.
 */
export function fraudDetection(signals: Signals): CheckResult {
  if (requiredScreens(FRAUD_DETECTION, signals.screens).length === 0) {
    return { status: 'DISABLED', findings: [], risks: [] };
  }
  const unanswered = unansweredOf(signals);
  if (!looked(signals)) return nothingToLookAt(unanswered);
  const risks = risksOf(FRAUD_RISKS, signals);
  const points = riskScore(risks);
  const { review, decline } = FRAUD_THRESHOLDS;
  const status = points >= decline ? 'DECLINE' : points >= review ? 'REVIEW' : 'PASS';
  const result: CheckResult = { status, value: String(points), findings: findingsOf(signals, risks), risks };
  if (unanswered.length > 0) result.findings.push(`Could not be looked at: ${unanswered.join(', ')}.`);
  return status === 'PASS' && lookedUp(signals).some(([, answer]) => hasFailed(answer)) ? unfinished(result) : result;
}

/**
 * The risks that were counted, and beside a counted risk of the fraud model its number and reasons. A model that was not
 * counted is not among the findings.
 */
function findingsOf({ fraudModel }: Signals, risks: CheckResult['risks']): string[] {
  const said = risks.map(({ text }) => text);
  if (!fraudModel?.known || !risks.some(({ code }) => OF_MODEL.test(code))) return said;
  const { model, probability, reasons } = fraudModel.value;
  const what = isOwn(fraudModel.value) ? '' : ', a prior trained on simulated bookings (low weight)';
  return [
    ...said,
    `${model}${what}: ${(probability * 100).toFixed(1)}% probability of fraud. ${reasons.join(' ')}`.trim(),
  ];
}

const OF_MODEL = /^fraud_(model|prior)_/;

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

type LookedUp = [name: string, answer: Answer<unknown> | null];

const hasFailed = (answer: Answer<unknown> | null): boolean => answer?.known === false && answer.failed === true;

function lookedUp(signals: Signals): LookedUp[] {
  const { phone, email, ip, address, ipThreats = null, mail = null, fraudModel = null } = signals;
  return [
    ['phone number', phone],
    ['e-mail address', email],
    ['IP address', ip],
    ['address', address],
    ['lists of IP addresses', ipThreats],
    ['mail of the domain', mail],
    ['fraud model', fraudModel],
  ];
}

/** Lists of addresses and of mail hosts that nobody has are no lack of the guest's. */
function unansweredOf(signals: Signals): string[] {
  return lookedUp(signals).flatMap(([name, answer], n) =>
    answer && !answer.known && (n < 4 || hasFailed(answer)) ? [`${name} (${answer.reason})`] : [],
  );
}

function unfinished(result: CheckResult): CheckResult {
  const help = 'Nothing was found so far, but not everybody who was asked has answered. They are asked again.';
  return { ...result, status: 'INCOMPLETE', help, waitsFor: 'service' };
}

function nothingToLookAt(unanswered: string[]): CheckResult {
  const help =
    unanswered.length > 0
      ? `Nothing could be looked at, because nobody could say anything about it: ${unanswered.join(', ')}.`
      : "Nothing could be looked at: there is no phone number, no e-mail address of the guest's own, no IP address and no payment.";
  return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: unanswered.length > 0 ? 'service' : 'guest' };
}
