import { rising } from '../ebm/monotone.js';
import { descending } from './ranking.js';

/** A non-decreasing step function: from `scores[n]` on the probability is `probabilities[n]`. */
export interface Staircase {
  scores: number[];
  probabilities: number[];
}

/**
 * Fits the non-decreasing step function closest to the outcomes. Needs many rows of label 1 (about 1,000) to beat Platt
 * scaling.
 */
export function fitIsotonic(labels: Uint8Array, scores: ArrayLike<number>): Staircase {
  const order = Array.from(descending(scores)).reverse();
  const groups: { score: number; ones: number; count: number }[] = [];
  for (const row of order) {
    const last = groups.at(-1);
    if (last && last.score === scores[row]) {
      last.ones += labels[row]!;
      last.count += 1;
    } else groups.push({ score: scores[row]!, ones: labels[row]!, count: 1 });
  }
  const levels = rising(
    groups.map(({ ones, count }) => ones / count),
    groups.map(({ count }) => count),
  );
  const kept = groups
    .map(({ score }, n) => ({ score, level: levels[n]! }))
    .filter(({ level }, n) => level !== levels[n - 1]);
  return { scores: kept.map(({ score }) => score), probabilities: kept.map(({ level }) => level) };
}

/** Returns the probability of a score; below the first step, that of the first step. */
export function stepAt({ scores, probabilities }: Staircase, score: number): number {
  let [low, high] = [0, scores.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (score >= scores[middle]!) low = middle + 1;
    else high = middle;
  }
  return probabilities[Math.max(0, low - 1)] ?? 0;
}
