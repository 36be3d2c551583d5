export interface Measured {
  recency: number;
  frequency: number;
  monetary: number;
  completed: number;
  daysSinceLastStay: number | null;
  conflicting: boolean;
}

export interface SegmentWords {
  name: string;
  /** 1 is the highest. */
  tier: number;
  description: string;
  recommendedAction: string;
  offerType: string;
  priority: 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW';
}

interface Listed extends SegmentWords {
  holds(of: Measured): boolean;
}

type Said = Pick<SegmentWords, 'description' | 'recommendedAction' | 'offerType' | 'priority'>;

/** Days; whoever has been away for longer is not won back. */
export const THREE_YEARS = 1_095;

function listed(name: string, tier: number, holds: Listed['holds'], said: Said): Listed {
  return { name, tier, holds, ...said };
}

/** In their order: the first that holds is the guest's. The lists of one tier differ in what to do, not in worth. */
const LISTED: Listed[] = [
  listed('Other', 8, ({ completed, conflicting }) => completed === 0 || conflicting, {
    description: 'No completed stay to judge by, or several people under one address or number.',
    recommendedAction: 'Nothing until there is a stay of this guest.',
    offerType: 'none',
    priority: 'LOW',
  }),
  listed('Champions', 1, ({ recency: r, frequency: f, monetary: m }) => r >= 4 && f >= 3 && m >= 4, {
    description: 'Stays often, stayed lately and spends more than most.',
    recommendedAction: 'Recognise the guest in person and offer dates early; no discount is needed.',
    offerType: 'vip_experience',
    priority: 'HIGH',
  }),
  listed('High Value Active', 2, ({ recency: r, frequency: f, monetary: m }) => r >= 4 && f >= 2 && m === 5, {
    description: 'Has come back, stayed lately and is among the fifth that spends most.',
    recommendedAction: 'Offer an upgrade or a perk for booking directly.',
    offerType: 'upgrade',
    priority: 'HIGH',
  }),
  listed('High Value Slipping', 2, ({ recency: r, frequency: f, monetary: m }) => r === 3 && f >= 2 && m === 5, {
    description: 'Among the fifth that spends most, but has not stayed for half a year or more.',
    recommendedAction: 'Send a personal invitation to come back.',
    offerType: 'personal_offer',
    priority: 'HIGH',
  }),
  listed(
    'High Value At Risk',
    2,
    ({ recency: r, frequency: f, monetary: m, daysSinceLastStay: days }) =>
      r <= 2 && f >= 2 && m === 5 && days !== null && days <= THREE_YEARS,
    {
      description: 'Among the fifth that spends most, and away for more than a year.',
      recommendedAction: 'Call or write in person this week.',
      offerType: 'win_back',
      priority: 'CRITICAL',
    },
  ),
  listed('Loyal Active', 3, ({ recency: r, frequency: f }) => r >= 3 && f >= 3, {
    description: 'Three stays or more, the last within about a year.',
    recommendedAction: 'Thank for the loyalty with a perk.',
    offerType: 'loyalty_reward',
    priority: 'MEDIUM',
  }),
  listed('Loyal At Risk', 3, ({ recency: r, frequency: f }) => r === 2 && f >= 3, {
    description: 'Three stays or more, but none for more than a year.',
    recommendedAction: 'Win the guest back with an offer that has a last day.',
    offerType: 'win_back',
    priority: 'HIGH',
  }),
  listed('Potential Loyalists', 4, ({ recency: r, frequency: f }) => r >= 3 && f === 2, {
    description: 'Two stays, the last within about a year.',
    recommendedAction: 'Give a reason for the third stay.',
    offerType: 'next_stay_credit',
    priority: 'MEDIUM',
  }),
  listed('Repeat At Risk', 4, ({ recency: r, frequency: f }) => r === 2 && f === 2, {
    description: 'Two stays, but none for more than a year.',
    recommendedAction: 'Remind the guest before the season of their stays.',
    offerType: 'win_back',
    priority: 'MEDIUM',
  }),
  listed('Promising First-Timers', 5, ({ recency: r, frequency: f, monetary: m }) => r >= 4 && f === 1 && m >= 4, {
    description: 'One stay, lately, that was worth more than most.',
    recommendedAction: 'Say thank you and offer the next stay directly.',
    offerType: 'direct_booking_discount',
    priority: 'MEDIUM',
  }),
  listed('Recent First-Timers', 5, ({ recency: r, frequency: f }) => r >= 4 && f === 1, {
    description: 'One stay, lately.',
    recommendedAction: 'Ask for a review and begin the welcome messages.',
    offerType: 'welcome_back',
    priority: 'MEDIUM',
  }),
  listed('First-Timers Need Attention', 6, ({ recency: r, frequency: f }) => r === 3 && f === 1, {
    description: 'One stay, half a year to a year ago.',
    recommendedAction: 'Write once, with the season in mind.',
    offerType: 'seasonal_offer',
    priority: 'LOW',
  }),
  listed('Hibernating', 7, () => true, {
    description: 'Has not stayed for more than a year.',
    recommendedAction: 'Leave the guest in peace, or write once a year.',
    offerType: 'none',
    priority: 'LOW',
  }),
];

/** Every segment in its order, with what to do about it. */
export const SEGMENTS: readonly SegmentWords[] = LISTED.map(({ holds: _, ...words }) => words);

/** The segment of a guest, with what to do about it. */
export function segmentWords(of: Measured): SegmentWords {
  return SEGMENTS[LISTED.findIndex(({ holds }) => holds(of))]!;
}

/** The names of all segments. */
export const SEGMENT_NAMES: readonly string[] = SEGMENTS.map(({ name }) => name);
