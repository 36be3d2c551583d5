import type { Risk } from '../check-result.js';

/** Keeps the first risk of each code: the same fact seen by two entries counts once. */
export function distinctRisks<T extends Risk>(risks: readonly T[]): T[] {
  return risks.filter((risk, at) => risks.findIndex(({ code }) => code === risk.code) === at);
}

/** Risk score: the sum of the points of each distinct code, limited to 0–100. */
export function riskScore(risks: readonly Risk[]): number {
  const sum = distinctRisks(risks).reduce((total, { points }) => total + points, 0);
  return Math.min(100, Math.max(0, sum));
}
