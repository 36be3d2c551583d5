/** Risk categories of a finding, in the contract's spelling. The last one is the fallback. */
export const RISK_CATEGORIES = [
  'Discrimination',
  'Fraud or Financial Crime',
  'Harassment',
  'Violence',
  'Conflicts or Litigation',
  'Other News',
] as const;

export type RiskCategory = (typeof RISK_CATEGORIES)[number];
