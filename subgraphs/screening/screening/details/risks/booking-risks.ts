import type { Signals } from '../../checks/signals.js';
import type { RiskRule } from './risk-rule.js';

const booked = (signals: Signals, change: Partial<Signals['booking']>): Signals => ({
  ...signals,
  booking: { ...signals.booking, ...change },
});
const grownUp = (signals: Signals): Signals => ({ ...signals, guest: { ...signals.guest, age: 30 } });

/** 28 nights: from about a month on, many laws treat a guest as a tenant. */
export const LONG_STAY_NIGHTS = 28;
/** A group of six or more for one or two nights is the usual shape of a party. */
export const PARTY = { guests: 6, nights: 2 };

export const PARTY_OVER_CAPACITY: RiskRule = {
  code: 'party_over_capacity',
  points: 20,
  text: 'More guests are coming than the listing takes.',
  recommendation: 'Ask the guest how many people will stay.',
  applies: ({ booking }) => booking.accommodates !== null && booking.numberOfGuests > booking.accommodates,
  without: (signals) => booked(signals, { numberOfGuests: signals.booking.accommodates ?? 1 }),
};

export const GUEST_YOUNG: RiskRule = {
  code: 'guest_young',
  points: 10,
  text: 'The guest is under 21.',
  recommendation: 'Ask for the purpose of the stay or for a deposit.',
  applies: ({ guest }) => guest.age !== null && guest.age >= 18 && guest.age < 21,
  without: grownUp,
};

/** Risks of the booking itself; without dates, listing or birth date the rule concerned says nothing. */
export const BOOKING_RISKS: readonly RiskRule[] = [
  PARTY_OVER_CAPACITY,
  GUEST_YOUNG,
  {
    code: 'guest_under_age',
    points: 40,
    text: 'The guest is under 18 and in most places cannot make a contract.',
    recommendation: 'Ask for an adult who books and stays.',
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
    text: `A group of ${PARTY.guests} or more comes for ${PARTY.nights} nights or fewer.`,
    recommendation: 'Ask for the purpose of the stay and for the house rules to be accepted.',
    applies: ({ booking }) =>
      booking.numberOfGuests >= PARTY.guests && booking.nights !== null && booking.nights <= PARTY.nights,
    without: (signals) => booked(signals, { nights: null }),
  },
  {
    code: 'long_stay',
    points: 8,
    text: `The stay lasts ${LONG_STAY_NIGHTS} nights or more, so that the law may see a tenant.`,
    recommendation: 'Ask for references or for a signed agreement.',
    applies: ({ booking }) => booking.nights !== null && booking.nights >= LONG_STAY_NIGHTS,
    without: (signals) => booked(signals, { nights: null }),
  },
];
