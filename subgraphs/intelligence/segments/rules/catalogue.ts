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
  /** 1 (highest) to 8. */
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

/** In days; guests away for longer are not targeted by win-back offers. */
export const THREE_YEARS = 1_095;

function listed(name: string, tier: number, holds: Listed['holds'], said: Said): Listed {
  return { name, tier, holds, ...said };
}

/**
 * In order of precedence: the first rule that applies decides. Segments of one tier differ in the action, not in value.
 */
const LISTED: Listed[] = [
  listed('Other', 8, ({ completed, conflicting }) => completed === 0 || conflicting, {
    description: 'No completed stay yet, or several people share one email address or phone number.',
    recommendedAction: 'No action until the guest has completed a stay.',
    offerType: 'none',
    priority: 'LOW',
  }),
  listed('Champions', 1, ({ recency: r, frequency: f, monetary: m }) => r >= 4 && f >= 3 && m >= 4, {
    description: 'Frequent, recent guest with above-average spend.',
    recommendedAction: 'Greet the guest personally and offer early access to dates. No discount needed.',
    offerType: 'vip_experience',
    priority: 'HIGH',
  }),
  listed('High Value Active', 2, ({ recency: r, frequency: f, monetary: m }) => r >= 4 && f >= 2 && m === 5, {
    description: 'Recent repeat guest in the top 20% by spend.',
    recommendedAction: 'Offer an upgrade or a perk for booking direct.',
    offerType: 'upgrade',
    priority: 'HIGH',
  }),
  listed('High Value Slipping', 2, ({ recency: r, frequency: f, monetary: m }) => r === 3 && f >= 2 && m === 5, {
    description: 'Top 20% by spend, but no stay for at least six months.',
    recommendedAction: 'Send a personal invitation to return.',
    offerType: 'personal_offer',
    priority: 'HIGH',
  }),
  listed(
    'High Value At Risk',
    2,
    ({ recency: r, frequency: f, monetary: m, daysSinceLastStay: days }) =>
      r <= 2 && f >= 2 && m === 5 && days !== null && days <= THREE_YEARS,
    {
      description: 'Top 20% by spend, but no stay for more than a year.',
      recommendedAction: 'Contact the guest personally this week.',
      offerType: 'win_back',
      priority: 'CRITICAL',
    },
  ),
  listed('Loyal Active', 3, ({ recency: r, frequency: f }) => r >= 3 && f >= 3, {
    description: 'Three or more stays, the latest within about a year.',
    recommendedAction: 'Thank the guest for their loyalty with a perk.',
    offerType: 'loyalty_reward',
    priority: 'MEDIUM',
  }),
  listed('Loyal At Risk', 3, ({ recency: r, frequency: f }) => r === 2 && f >= 3, {
    description: 'Three or more stays, but none in more than a year.',
    recommendedAction: 'Win the guest back with a limited-time offer.',
    offerType: 'win_back',
    priority: 'HIGH',
  }),
  listed('Potential Loyalists', 4, ({ recency: r, frequency: f }) => r >= 3 && f === 2, {
    description: 'Two stays, the latest within about a year.',
    recommendedAction: 'Offer an incentive for a third stay.',
    offerType: 'next_stay_credit',
    priority: 'MEDIUM',
  }),
  listed('Repeat At Risk', 4, ({ recency: r, frequency: f }) => r === 2 && f === 2, {
    description: 'Two stays, but none in more than a year.',
    recommendedAction: 'Send a reminder before the season in which they usually stay.',
    offerType: 'win_back',
    priority: 'MEDIUM',
  }),
  listed('Promising First-Timers', 5, ({ recency: r, frequency: f, monetary: m }) => r >= 4 && f === 1 && m >= 4, {
    description: 'One recent stay with above-average spend.',
    recommendedAction: 'Thank the guest and invite them to book their next stay directly.',
    offerType: 'direct_booking_discount',
    priority: 'MEDIUM',
  }),
  listed('Recent First-Timers', 5, ({ recency: r, frequency: f }) => r >= 4 && f === 1, {
    description: 'One recent stay.',
    recommendedAction: 'Ask for a review and start the welcome messages.',
    offerType: 'welcome_back',
    priority: 'MEDIUM',
  }),
  listed('First-Timers Need Attention', 6, ({ recency: r, frequency: f }) => r === 3 && f === 1, {
    description: 'One stay, six months to a year ago.',
    recommendedAction: 'Send one seasonal message.',
    offerType: 'seasonal_offer',
    priority: 'LOW',
  }),
  listed('Hibernating', 7, () => true, {
    description: 'No stay for more than a year.',
    recommendedAction: 'Contact the guest at most once a year, or not at all.',
    offerType: 'none',
    priority: 'LOW',
  }),
];

/** All segments in order, with recommended actions. */
export const SEGMENTS: readonly SegmentWords[] = LISTED.map(({ holds: _, ...words }) => words);

/** Segment of a guest, with the recommended action. */
export function segmentWords(of: Measured): SegmentWords {
  return SEGMENTS[LISTED.findIndex(({ holds }) => holds(of))]!;
}

/** `High Value At Risk` → `segment.high_value_at_risk`. */
const segmentCode = (name: string) => `segment.${name.toLowerCase().replaceAll(/[^a-z]+/g, '_')}`;

/** English names, descriptions and actions of the segments by code. */
export const SEGMENT_PHRASES: Readonly<Record<string, string>> = Object.fromEntries(
  SEGMENTS.flatMap(({ name, description, recommendedAction }) => [
    [segmentCode(name), name],
    [`${segmentCode(name)}.about`, description],
    [`${segmentCode(name)}.action`, recommendedAction],
  ]),
);

/** Names of all segments. */
export const SEGMENT_NAMES: readonly string[] = SEGMENTS.map(({ name }) => name);
