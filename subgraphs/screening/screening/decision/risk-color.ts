export type RiskColor = 'green' | 'yellow' | 'orange' | 'red' | 'black';

/** The score from which each colour holds; green lies below yellow. Set by judgement, not learned from outcomes. */
export const COLOR_FROM = { yellow: 20, orange: 40, red: 65 } as const;

/** Facts that no good history outweighs: an exact match on a list of unwanted guests, and proven card fraud. */
const BLACK = [
  'blacklist_email',
  'blacklist_phone',
  'blacklist_document_number',
  'card_reported_stolen',
  'payment_chargeback',
];

/**
 * The colour of a score (0–100). Black stands for the confirmed facts above and for a DECLINE, whatever the score;
 * green needs everything that is on to have been looked at, so that an unknown guest is yellow at best.
 */
export function riskColor(
  score: number,
  codes: readonly string[],
  facts: { declined: boolean; complete: boolean },
): RiskColor {
  if (facts.declined || codes.some((code) => BLACK.includes(code))) return 'black';
  if (score >= COLOR_FROM.red) return 'red';
  if (score >= COLOR_FROM.orange) return 'orange';
  return score >= COLOR_FROM.yellow || !facts.complete ? 'yellow' : 'green';
}
