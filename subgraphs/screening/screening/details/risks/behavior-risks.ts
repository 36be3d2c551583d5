import type { BehaviorSignal } from '../../../booking/facts/portal-facts.js';
import type { RiskRule } from './risk-rule.js';

function rule(
  member: keyof BehaviorSignal,
  { code, points, text, recommendation }: Pick<RiskRule, 'code' | 'points' | 'text' | 'recommendation'>,
): RiskRule {
  return {
    code,
    points,
    text,
    recommendation,
    applies: ({ behavior }) => behavior?.[member] === true,
    without: (signals) =>
      signals.behavior ? { ...signals, behavior: { ...signals.behavior, [member]: false } } : signals,
  };
}

/**
 * Risks from how the guest filled in the portal, measured with their consent. Hints: the points were set by judgment, not
 * learned, and all of them together stay below the threshold for a review.
 */
export const BEHAVIOR_RISKS: readonly RiskRule[] = [
  rule('deviceShared', {
    code: 'portal_device_shared',
    points: 8,
    text: 'The same device was used for reservations in other names in the last 90 days.',
    recommendation: 'Compare the reservations, and ask the guest who booked for whom.',
  }),
  rule('timeZoneFar', {
    code: 'portal_time_zone_far',
    points: 5,
    text: "The browser's time zone is far from the guest's country and from the listing.",
    recommendation: 'Ask the guest where they are. Guests who are travelling have good reasons.',
  }),
  rule('filledInFast', {
    code: 'portal_filled_in_fast',
    points: 5,
    text: 'The guest submitted personal details faster than a person can read the page.',
    recommendation: 'Check whether the guest filled in the portal themselves.',
  }),
  rule('detailsPasted', {
    code: 'portal_details_pasted',
    points: 4,
    text: 'Several name, contact, address or document fields were pasted.',
    recommendation: 'Check whether the guest filled in the portal themselves.',
  }),
];

const CODES = new Set(BEHAVIOR_RISKS.map(({ code }) => code));

/** Whether a risk comes from how the portal was filled in. */
export const isBehavior = (code: string): boolean => CODES.has(code);
