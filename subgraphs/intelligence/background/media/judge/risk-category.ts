/** The categories of risk that a finding may have, in the contract's spelling. The last one is for what fits none. */
export const RISK_CATEGORIES = [
  'Discrimination',
  'Fraud or Financial Crime',
  'Harassment',
  'Violence',
  'Conflicts or Litigation',
  'Other News',
] as const;

export type RiskCategory = (typeof RISK_CATEGORIES)[number];
