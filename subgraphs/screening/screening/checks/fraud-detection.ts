import type { Phrase } from '#kit/phrase.js';
import type { CheckResult } from '../details/check-result.js';
import { requiredScreens } from '../details/required-screens.js';
import { isOwn } from '../details/lookup-risks/model-risks.js';
import { isBehavior } from '../details/risks/behavior-risks.js';
import { FRAUD_RISKS, FRAUD_THRESHOLDS } from '../details/risks/fraud-risks.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { riskScore } from '../details/risks/risk-score.js';
import { modelPhrase } from '../details/model-phrases.js';
import { phrase, reasonInWords, riskPhrase } from '../details/phrases.js';
import type { Answer, Signals } from './signals.js';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const FRAUD_DETECTION = {
  title: 'Fraud detection',
  description: 'Signs of fraud in contact details, location, IP address and payments.',
  screens: ['FraudDetectionAddon'],
  help: {
    PASS: 'Few or no signs of fraud in the contact details, locations and payments available.',
    REVIEW: 'Signs of fraud found. Manual review recommended.',
    DECLINE: 'Strong evidence of fraud, such as a chargeback or a card reported stolen.',
    INCOMPLETE: 'No contact details, IP address or payments to check for fraud yet.',
    DISABLED: 'Fraud detection is turned off for this reservation.',
  },
  check: fraudDetection,
} satisfies WeighedEntry;

/**
 * Signs of fraud in phone number, email, IP address, locations and payments; `value` is the sum of their points.
 *
 * DISABLED while its add-on is off. INCOMPLETE if there was nothing to check: no details, only uninformative ones
 * (masked email address, unroutable IP address), or no lookup with a result. Otherwise DECLINE, REVIEW or PASS by the
 * points, but never PASS while a failed lookup is still being retried. How the portal was filled in is a hint: its points
 * never count towards DECLINE.
 */
export function fraudDetection(signals: Signals): CheckResult {
  if (requiredScreens(FRAUD_DETECTION, signals.screens).length === 0) {
    return { status: 'DISABLED', findings: [], risks: [] };
  }
  const unanswered = unansweredOf(signals);
  if (!wasChecked(signals)) return nothingToCheck(unanswered);
  const risks = risksOf(FRAUD_RISKS, signals);
  const points = riskScore(risks);
  const { review, decline } = FRAUD_THRESHOLDS;
  const hard = riskScore(risks.filter(({ code }) => !isBehavior(code)));
  const status = hard >= decline ? 'DECLINE' : points >= review ? 'REVIEW' : 'PASS';
  const result: CheckResult = { status, value: String(points), findings: findingsOf(signals, risks), risks };
  if (unanswered.length > 0) result.findings.push(phrase('fraud.not_checked', { lookups: unanswered }));
  return status === 'PASS' && lookedUp(signals).some(([, answer]) => hasFailed(answer)) ? unfinished(result) : result;
}

/**
 * The risks counted, and for a counted fraud model its probability and reasons. A model that was not counted is left
 * out, so that it cannot sway a reviewer.
 */
function findingsOf({ fraudModel }: Signals, risks: CheckResult['risks']): Phrase[] {
  const texts = risks.map(riskPhrase);
  if (!fraudModel?.known || !risks.some(({ code }) => OF_MODEL.test(code))) return texts;
  const { model, probability, reasons } = fraudModel.value;
  const said = { model, percent: (probability * 100).toFixed(1) };
  const code = isOwn(fraudModel.value) ? 'fraud.model' : 'fraud.model_built_in';
  if (reasons.length === 0) return [...texts, phrase(code, said)];
  return [...texts, phrase(`${code}_reasons`, { ...said, reasons: reasons.map(modelPhrase) })];
}

const OF_MODEL = /^fraud_(model|prior)_/;

function wasChecked({ phone, email, ip, payments }: Signals): boolean {
  const byEmail = email?.known === true && !email.value.masked;
  const byIp = ip?.known === true && !ip.value.reserved;
  return phone?.known === true || byEmail || byIp || payments.some(isInformative);
}

/** A refund or a notice without details says nothing about whose card it is. */
function isInformative(payment: PaymentSignal): boolean {
  const { type, status, networkStatus, threeDSecure, cvcCheck, postalCodeCheck } = payment;
  if (type === 'dispute' || type === 'chargeback') return true;
  const detail = networkStatus ?? threeDSecure ?? cvcCheck ?? postalCodeCheck ?? payment.declineReason ?? null;
  return type !== 'refund' && (status !== 'info' || detail !== null);
}

type LookedUp = [name: Phrase, answer: Answer<unknown> | null];

const hasFailed = (answer: Answer<unknown> | null): boolean => answer?.known === false && answer.failed === true;

function lookedUp(signals: Signals): LookedUp[] {
  const { phone, email, ip, address, ipThreats = null, mail = null, fraudModel = null } = signals;
  return [
    [phrase('lookup.phone'), phone],
    [phrase('lookup.email'), email],
    [phrase('lookup.ip'), ip],
    [phrase('lookup.address'), address],
    [phrase('lookup.ip_lists'), ipThreats],
    [phrase('lookup.mail'), mail],
    [phrase('lookup.fraud_model'), fraudModel],
  ];
}

/** The optional lookups (from the fifth on) count only if they failed, not if none is set up. */
function unansweredOf(signals: Signals): Phrase[] {
  return lookedUp(signals).flatMap(([lookup, answer], n) =>
    answer && !answer.known && (n < 4 || hasFailed(answer))
      ? [phrase('fraud.unanswered', { lookup, reason: reasonInWords(answer.reason) })]
      : [],
  );
}

function unfinished(result: CheckResult): CheckResult {
  const help = [phrase('fraud.unfinished')];
  return { ...result, status: 'INCOMPLETE', help, waitsFor: 'service' };
}

function nothingToCheck(unanswered: Phrase[]): CheckResult {
  const help =
    unanswered.length > 0 ? phrase('fraud.no_result', { lookups: unanswered }) : phrase('fraud.nothing_given');
  return {
    status: 'INCOMPLETE',
    help: [help],
    findings: [],
    risks: [],
    waitsFor: unanswered.length > 0 ? 'service' : 'guest',
  };
}
