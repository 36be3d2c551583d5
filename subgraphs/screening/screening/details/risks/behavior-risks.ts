import type { BehaviorSignal, FilledIn } from '../../../booking/facts/portal-facts.js';
import type { ScreenName } from '#portal-screens';
import { SCREEN_TITLES } from '#portal-screens';
import type { Signals } from '../../checks/signals.js';
import type { RiskRule } from './risk-rule.js';

/**
 * Fewest seconds in which a person reads a screen. Adults read English silently at 238 words a minute on average
 * (Brysbaert 2019, doi:10.1016/j.jml.2019.104047). The limit is a third of that time for the screen's own words (about 50
 * in "About you", 100 to 120 with a disclosure), because people skim and browsers fill in fields. Only screens on which the
 * guest enters who they are.
 */
const FEWEST_SECONDS: Partial<Record<ScreenName, number>> = {
  AboutYou: 4,
  AuthorityReporting: 4,
  BackgroundCheck: 8,
  CreditCheck: 8,
};

/** One pasted field is ordinary: people copy their own email address. */
const FEWEST_PASTED = 2;

/** Clocks further apart than this count: neighbours, daylight saving and old zone data explain less. */
const MOST_HOURS = 3;

const isFast = ({ screen, seconds }: FilledIn): boolean => seconds !== null && seconds < (FEWEST_SECONDS[screen] ?? 0);

const pastedIn = ({ screens }: BehaviorSignal): number =>
  screens.reduce((sum, { pastedFields }) => sum + pastedFields, 0);

const isFar = (hours: number | null): boolean => hours !== null && hours > MOST_HOURS;

type Change = (behavior: BehaviorSignal) => Partial<BehaviorSignal>;

function rule(
  { code, points, text, recommendation }: Pick<RiskRule, 'code' | 'points' | 'text' | 'recommendation'>,
  holds: (behavior: BehaviorSignal) => boolean,
  removed: Change,
): RiskRule {
  return {
    code,
    points,
    text,
    recommendation,
    applies: ({ behavior }: Signals) => behavior !== undefined && holds(behavior),
    without: (signals: Signals) =>
      signals.behavior ? { ...signals, behavior: { ...signals.behavior, ...removed(signals.behavior) } } : signals,
  };
}

/**
 * Risks from how the guest filled in the portal, measured with their consent. Hints: the points were set by judgment, not
 * learned, and all of them together stay below the threshold for a review.
 */
export const BEHAVIOR_RISKS: readonly RiskRule[] = [
  rule(
    {
      code: 'portal_device_shared',
      points: 8,
      text: 'The same device was used for bookings in other names in the last 90 days.',
      recommendation: 'Compare the bookings, and ask the guest who booked for whom.',
    },
    ({ otherGuests }) => otherGuests > 0,
    () => ({ otherGuests: 0 }),
  ),
  rule(
    {
      code: 'portal_time_zone_far',
      points: 5,
      text: "The browser's time zone is far from the guest's country and from the listing.",
      recommendation: 'Ask the guest where they are. Guests who are travelling have good reasons.',
    },
    ({ hoursFromGuest, hoursFromStay }) => isFar(hoursFromGuest) && isFar(hoursFromStay),
    () => ({ hoursFromGuest: 0 }),
  ),
  rule(
    {
      code: 'portal_filled_in_fast',
      points: 5,
      text: 'The guest submitted personal details faster than a person can read the page.',
      recommendation: 'Check whether the guest filled in the portal themselves.',
    },
    ({ screens }) => screens.some(isFast),
    ({ screens }) => ({ screens: screens.map((one) => (isFast(one) ? { ...one, seconds: null } : one)) }),
  ),
  rule(
    {
      code: 'portal_details_pasted',
      points: 4,
      text: 'Several name, contact or document fields were pasted.',
      recommendation: 'Check whether the guest filled in the portal themselves.',
    },
    (behavior) => pastedIn(behavior) >= FEWEST_PASTED,
    ({ screens }) => ({ screens: screens.map((one) => ({ ...one, pastedFields: 0 })) }),
  ),
];

const CODES = new Set(BEHAVIOR_RISKS.map(({ code }) => code));

/** Whether a risk comes from how the portal was filled in. */
export const isBehavior = (code: string): boolean => CODES.has(code);

const counted = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;

/** The measurements in words, such as "About you: filled in within 9 seconds; 2 fields pasted." */
export function behaviorFacts({ screens, hoursFromGuest, hoursFromStay, otherGuests }: BehaviorSignal): string[] {
  const ofScreens = screens.flatMap(({ screen, seconds, pastedFields }) => {
    const facts = [
      ...(seconds === null ? [] : [`filled in within ${counted(seconds, 'second', 'seconds')}`]),
      ...(pastedFields === 0 ? [] : [`${counted(pastedFields, 'field', 'fields')} pasted`]),
    ];
    return facts.length > 0 ? [`${SCREEN_TITLES[screen]}: ${facts.join('; ')}.`] : [];
  });
  const isKnown = hoursFromGuest !== null && hoursFromStay !== null;
  return [
    ...ofScreens,
    ...(isKnown && isFar(hoursFromGuest)
      ? [`Browser clock: ${hoursFromGuest} h from the guest's country, ${hoursFromStay} h from the listing's.`]
      : []),
    ...(otherGuests > 0 ? [`Same device: ${counted(otherGuests, 'booking', 'bookings')} in other names.`] : []),
  ];
}
