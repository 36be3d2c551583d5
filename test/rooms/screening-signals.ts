import { paragraph } from '#kit/phrase.js';
import type { CheckResult } from '#subgraphs/screening/screening/details/check-result.js';
import type { Answer, Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { DEFAULT_SCREENS } from '#subgraphs/screening/booking/facts/default-screens.js';
import { SCREEN_NAMES, type EffectiveScreens, type ScreenName } from '#subgraphs/screening/booking/facts/screens.js';
import type { BehaviorSignal } from '#subgraphs/screening/booking/facts/portal-facts.js';
import type { PaymentSignal } from '#subgraphs/screening/booking/facts/payment-facts.js';

/** The result of a check with its texts in English. */
export function english({ help, findings, ...rest }: CheckResult) {
  return { ...rest, ...(help && { help: paragraph(help) }), findings: findings.map(({ text }) => text) };
}

/** A check whose result has its texts in English. */
export const inEnglish =
  <Given extends unknown[]>(check: (...given: Given) => CheckResult) =>
  (...given: Given) =>
    english(check(...given));

export type EnglishResult = ReturnType<typeof english>;

export const AS_OF = '2031-05-04T10:00:00Z';

export const known = <T>(value: T): Answer<T> => ({ known: true, source: 'test', asOf: AS_OF, value });
export const unknown: Answer<never> = { known: false, reason: 'the provider did not answer' };

/** A provider that did not respond. */
export const failing: Answer<never> = { known: false, reason: 'provider_failed', failed: true };

export const goodPhone = known({ valid: true, countryCode: 'PT', lineType: 'mobile' });
export const goodEmail = known({ valid: true, disposable: false, free: true, masked: false });
export const maskedEmail = known({ valid: true, disposable: false, free: false, masked: true });
export const goodIp = known({ countryCode: 'PT', reserved: false });
export const goodAddress = known({ countryCode: 'PT', matched: true, precision: 'city' });

export const screens = (...required: ScreenName[]): EffectiveScreens => {
  const off = Object.fromEntries(SCREEN_NAMES.map((name) => [name, 'disabled'])) as EffectiveScreens;
  for (const name of required) off[name] = 'required';
  return off;
};

export const payment = (change: Partial<PaymentSignal> = {}): PaymentSignal => ({
  type: 'authorization',
  status: 'success',
  networkStatus: 'approved_by_network',
  threeDSecure: 'authenticated',
  cardCountry: 'PT',
  cvcCheck: 'pass',
  postalCodeCheck: 'pass',
  occurredAt: '2031-05-03T10:00:00Z',
  ...change,
});

export const refused = (change: Partial<PaymentSignal> = {}): PaymentSignal =>
  payment({ status: 'failure', networkStatus: 'not_sent_to_network', ...change });

export const booking = (change: Partial<Signals['booking']> = {}): Signals['booking'] => ({
  status: 'CONFIRMED',
  source: 'api',
  nights: 4,
  numberOfGuests: 2,
  accommodates: 4,
  leadTimeDays: 30,
  hasListing: true,
  listingCountryCode: 'ES',
  ...change,
});

export const stays = (change: Partial<Signals['stays']> = {}): Signals['stays'] => ({
  completed: 0,
  canceled: 0,
  declined: 0,
  lastCheckOutAt: null,
  ...change,
});

export const portal = (change: Partial<Signals['portal']> = {}): Signals['portal'] => ({
  completed: false,
  skipped: false,
  acceptedScreens: [],
  ...change,
});

/** A guest who filled in the portal slowly, at home, on their own device. */
export const behavior = (change: Partial<BehaviorSignal> = {}): Pick<Signals, 'behavior'> => ({
  behavior: { filledInFast: false, detailsPasted: false, timeZoneFar: false, deviceShared: false, ...change },
});

/** A guest without negative signals, who has completed the portal with the default screens. */
export const signals = (change: Partial<Signals> = {}): Signals => ({
  asOf: AS_OF,
  screens: { ...DEFAULT_SCREENS },
  portal: portal({ completed: true, acceptedScreens: ['AboutYou'] }),
  booking: booking(),
  guest: { hasName: true, age: 40 },
  phone: goodPhone,
  email: goodEmail,
  ip: goodIp,
  address: goodAddress,
  blacklist: { hits: [] },
  stays: stays(),
  payments: [],
  ...change,
});
