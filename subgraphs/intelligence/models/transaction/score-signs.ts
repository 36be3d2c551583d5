import { createHash } from 'node:crypto';
import { sigmoid } from '@guest-screening/tabular-models';
import type { FraudAnalysisStatus, FraudReason } from './analysis.type.js';
import { FLOORED, GROUP_CAP, POINTS, START, type SignCode } from './points.js';

/** The table of points by version and content. */
export const POINTS_MODEL = `transaction@2.0.0+${createHash('sha256')
  .update(JSON.stringify([POINTS, GROUP_CAP, FLOORED, START]))
  .digest('hex')
  .slice(0, 8)}`;

export interface Judgement {
  score: number;
  status: FraudAnalysisStatus;
  reasons: FraudReason[];
}

const DECLINE_FROM = 32.5;

/**
 * The score of the signs that were found: points summed by part, each part held to its cap, as percent of probability;
 * hard evidence leads to a decline at least.
 */
export function scoreSigns(signs: Iterable<SignCode>): Judgement {
  const reasons = [...new Set(signs)]
    .map((code): FraudReason => ({ code, ...POINTS[code] }))
    .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds) || (a.code < b.code ? -1 : 1));
  const sums = new Map<string, number>();
  for (const { group, logOdds } of reasons) sums.set(group, (sums.get(group) ?? 0) + logOdds);
  const total = [...sums.values()].reduce((sum, part) => sum + Math.min(GROUP_CAP, Math.max(-GROUP_CAP, part)), START);
  const least = reasons.some(({ code }) => FLOORED.some((floored) => floored === code)) ? DECLINE_FROM : 0.01;
  const score = Math.min(99, Math.max(least, Math.round(10_000 * sigmoid(total)) / 100));
  return { score, status: score >= DECLINE_FROM ? 'decline' : score >= 13 ? 'review' : 'pass', reasons };
}
