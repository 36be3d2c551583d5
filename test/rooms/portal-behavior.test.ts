import type { ScreenName } from '#portal-screens';
import { type Measurements, hintsOf } from '#subgraphs/screening/screening/analysis/behavior-hints.js';
import { BEHAVIOR_RISKS } from '#subgraphs/screening/screening/details/risks/behavior-risks.js';
import { FRAUD_THRESHOLDS } from '#subgraphs/screening/screening/details/risks/fraud-risks.js';
import { fraudDetection } from '#subgraphs/screening/screening/checks/fraud-detection.js';
import { hoursApart } from '#subgraphs/screening/screening/analysis/hours-apart.js';
import { behavior, payment, signals } from './screening-signals.js';

const CALM: Measurements = { screens: [], hoursFromGuest: 0, hoursFromStay: 1, otherGuests: 0 };

const codesOf = (change: Partial<Measurements>) => {
  const facts = signals({ behavior: hintsOf({ ...CALM, ...change }) });
  return BEHAVIOR_RISKS.filter((rule) => rule.applies(facts)).map(({ code }) => code);
};

const filledIn = (screen: ScreenName, seconds: number | null, pastedFields = 0) => ({
  screens: [{ screen, seconds, pastedFields }],
});

const EVERYTHING = { filledInFast: true, detailsPasted: true, timeZoneFar: true, deviceShared: true };

test.each<[string, Partial<Measurements>, string[]]>([
  ['a form that takes a while', filledIn('AboutYou', 40), []],
  ['the shortest time in which people read it', filledIn('AboutYou', 4), []],
  ['less than that', filledIn('AboutYou', 3), ['portal_filled_in_fast']],
  ['a screen of two clicks', filledIn('PurposeOfStay', 1), []],
  ['a screen that was not measured', filledIn('AboutYou', null), []],
  ['one pasted field', filledIn('AboutYou', 40, 1), []],
  ['two pasted fields', filledIn('AboutYou', 40, 2), ['portal_details_pasted']],
  ['a guest on their way to the listing', { hoursFromGuest: 8, hoursFromStay: 0 }, []],
  ['a guest at home, far from the listing', { hoursFromGuest: 0, hoursFromStay: 8 }, []],
  ['a guest without a known country', { hoursFromGuest: null, hoursFromStay: 8 }, []],
  ['a listing without a known country', { hoursFromGuest: 8, hoursFromStay: null }, []],
  ['a clock within three hours', { hoursFromGuest: 3, hoursFromStay: 9 }, []],
  ['a clock far from both', { hoursFromGuest: 3.5, hoursFromStay: 9 }, ['portal_time_zone_far']],
  ['a device of other guests', { otherGuests: 1 }, ['portal_device_shared']],
])('%s', (_title, change, codes) => expect(codesOf(change)).toEqual(codes));

test('all hints together are too few points for a review, and none exceeds 10', () => {
  const points = BEHAVIOR_RISKS.map((risk) => risk.points);
  expect(Math.max(...points)).toBeLessThanOrEqual(10);
  expect(points.reduce((sum, one) => sum + one, 0)).toBeLessThan(FRAUD_THRESHOLDS.review);
  expect(fraudDetection(signals(behavior(EVERYTHING)))).toMatchObject({ status: 'PASS', value: '22' });
});

test('hints never turn a review into a decline', () => {
  // 3-D Secure failed and the code was wrong: close to a decline.
  const reviewed = signals({ payments: [payment({ threeDSecure: 'failed', cvcCheck: 'fail', cardCountry: 'BR' })] });
  const before = fraudDetection(reviewed);
  expect(before.status).toBe('REVIEW');
  const after = fraudDetection({ ...reviewed, ...behavior(EVERYTHING) });
  expect(Number(after.value)).toBe(Math.min(100, Number(before.value) + 22));
  expect(Number(after.value)).toBeGreaterThanOrEqual(FRAUD_THRESHOLDS.decline);
  expect(after.status).toBe('REVIEW');
});

test('a guest who did not agree gets the result that they would have had', () => {
  expect(fraudDetection(signals())).toEqual(fraudDetection(signals(behavior())));
});

const WINTER = new Date('2031-01-15T12:00:00Z');

test.each<[string, string | null, (string | null)[], number | null]>([
  ['the same country', 'Europe/Lisbon', ['PT'], 0],
  ['the nearest of several zones', 'America/Denver', ['US'], 0],
  ['the nearest of several countries', 'Asia/Manila', ['DE', 'JP'], 1],
  ['half an hour', 'Asia/Kathmandu', ['IN'], 0.3],
  ['far away', 'Asia/Manila', ['US'], 6],
  ['across the date line', 'Pacific/Auckland', ['TV'], 1],
  ['no time zone', null, ['PT'], null],
  ['no country', 'Europe/Lisbon', [null], null],
  ['a country without zones', 'Europe/Lisbon', ['XK'], null],
])('hours apart: %s', (_title, zone, countries, hours) => expect(hoursApart(zone, countries, WINTER)).toBe(hours));
