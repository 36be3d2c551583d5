import type { Risk } from '../check-result.js';

/** Each code once, the first of it kept: two entries that saw the same fact have not seen two facts. */
export function distinctRisks<T extends Risk>(risks: readonly T[]): T[] {
  return risks.filter((risk, at) => risks.findIndex(({ code }) => code === risk.code) === at);
}

/** The score of some risks: the sum of the points of each distinct code, held within 0 and 100. */
export function riskScore(risks: readonly Risk[]): number {
  const sum = distinctRisks(risks).reduce((total, { points }) => total + points, 0);
  return Math.min(100, Math.max(0, sum));
}
