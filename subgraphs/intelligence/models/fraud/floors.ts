import type { EvidenceFloor } from '../register/contribution.type.js';
import type { Values } from '../features/read-features.js';

type Level = 'flag_min' | 'review_min';

/** Evidence that stands above any weight that was learned, and where it leads to at least. */
const FLOORS: readonly [feature: string, level: Level, text: string][] = [
  ['has_chargeback', 'flag_min', 'A payment was charged back.'],
  ['has_dispute', 'flag_min', 'A payment is disputed.'],
  ['has_stolen_card_flag', 'flag_min', 'A card was reported as stolen.'],
  ['has_lost_card_flag', 'flag_min', 'A card was reported as lost.'],
  ['has_fraudulent_flag', 'flag_min', 'The processor marked a payment as fraudulent.'],
  ['has_blocklist_flag', 'flag_min', "A card is on the processor's block list."],
  ['blacklist_count', 'flag_min', 'The guest is on the blacklist.'],
  ['has_highest_risk_flag', 'review_min', 'The processor gave a payment its highest level of risk.'],
];

/** The floors that the given values lead to; any number above 0 counts. */
export function floorsOf(values: Values, thresholds: Readonly<Record<string, number>>): EvidenceFloor[] {
  return FLOORS.filter(([feature]) => (values.get(feature) ?? 0) > 0).map(([feature, level, text]) => ({
    feature,
    probability: thresholds[level]!,
    text,
  }));
}
