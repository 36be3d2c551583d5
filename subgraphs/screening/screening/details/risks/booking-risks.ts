import type { Signals } from '../../checks/signals.js';
import type { RiskRule } from './risk-rule.js';

const booked = (signals: Signals, change: Partial<Signals['booking']>): Signals => ({
  ...signals,
  booking: { ...signals.booking, ...change },
});
const grownUp = (signals: Signals): Signals => ({ ...signals, guest: { ...signals.guest, age: 30 } });

/** 28 nights: from about a month, many laws treat a guest as a tenant. */
export const LONG_STAY_NIGHTS = 28;
/** Six or more guests for one or two nights are typical of a party. */
export const PARTY = { guests: 6, nights: 2 };

export const PARTY_OVER_CAPACITY: RiskRule = {
  code: 'party_over_capacity',
  points: 20,
  text: 'The reservation is for more guests than the listing accommodates.',
  change: 'Reduce the number of guests to what the listing accommodates.',
  recommendation: 'Ask the guest how many people will stay.',
  applies: ({ booking }) => booking.accommodates !== null && booking.numberOfGuests > booking.accommodates,
  without: (signals) => booked(signals, { numberOfGuests: signals.booking.accommodates ?? 1 }),
};

export const GUEST_YOUNG: RiskRule = {
  code: 'guest_young',
  points: 10,
  text: 'The guest is under 21.',
  recommendation: 'Ask about the purpose of the stay, or ask for a deposit.',
  applies: ({ guest }) => guest.age !== null && guest.age >= 18 && guest.age < 21,
  without: grownUp,
};

/** Risks of the booking itself. A rule does not apply if its dates, listing or date of birth are unknown. */
export const BOOKING_RISKS: readonly RiskRule[] = [
  PARTY_OVER_CAPACITY,
  GUEST_YOUNG,
  {
    code: 'guest_under_age',
    points: 40,
    text: 'The guest is under 18 and in most places cannot enter into a contract.',
    change: 'Have an adult book the stay.',
    recommendation: 'Ask for an adult to make the reservation and be one of the guests.',
    applies: ({ guest }) => guest.age !== null && guest.age < 18,
    without: grownUp,
  },
  {
    code: 'same_day_booking',
    points: 8,
    text: 'The stay was booked on the day of arrival.',
    recommendation: 'Ask for an identity document before arrival.',
    applies: ({ booking }) => booking.leadTimeDays === 0,
    without: (signals) => booked(signals, { leadTimeDays: null }),
  },
  {
    code: 'one_night_stay',
    points: 4,
    text: 'The stay is for one night only.',
    recommendation: null,
    applies: ({ booking }) => booking.nights === 1,
    without: (signals) => booked(signals, { nights: null }),
  },
  {
    code: 'party_shape',
    points: 12,
    text: `The reservation is for ${PARTY.guests} or more guests and ${PARTY.nights} or fewer nights.`,
    recommendation: 'Ask about the purpose of the stay and have the guest accept the house rules.',
    applies: ({ booking }) =>
      booking.numberOfGuests >= PARTY.guests && booking.nights !== null && booking.nights <= PARTY.nights,
    without: (signals) => booked(signals, { nights: null }),
  },
  {
    code: 'long_stay',
    points: 8,
    text: `The stay is ${LONG_STAY_NIGHTS} nights or longer: the law may treat the guest as a tenant.`,
    recommendation: 'Ask for references or a signed agreement.',
    applies: ({ booking }) => booking.nights !== null && booking.nights >= LONG_STAY_NIGHTS,
    without: (signals) => booked(signals, { nights: null }),
  },
];
