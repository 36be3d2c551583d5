/** Returns row indexes by descending score; ties keep their order. */
export function descending(scores: ArrayLike<number>): Uint32Array {
  const places = Uint32Array.from({ length: scores.length }, (_, n) => n);
  return places.sort((a, b) => scores[b]! - scores[a]! || a - b);
}

/** A threshold with the counts at or above it. */
export interface RankPoint {
  score: number;
  hits: number;
  alarms: number;
}

/** Returns true and false positives as the threshold falls; rows with equal scores are grouped. */
export function rankPoints(labels: Uint8Array, scores: ArrayLike<number>): RankPoint[] {
  const points: RankPoint[] = [];
  let [hits, alarms] = [0, 0];
  const order = descending(scores);
  order.forEach((row, n) => {
    if (labels[row]) hits += 1;
    else alarms += 1;
    const next = order[n + 1];
    if (next === undefined || scores[next] !== scores[row]) points.push({ score: scores[row]!, hits, alarms });
  });
  return points;
}

/**
 * Area under the ROC curve: probability that a row of label 1 ranks above one of label 0, with ties counted as half.
 */
export function aucOf(labels: Uint8Array, scores: ArrayLike<number>): number {
  const points = rankPoints(labels, scores);
  const last = points.at(-1);
  if (!last || last.hits === 0 || last.alarms === 0) return NaN;
  let [area, before] = [0, { hits: 0, alarms: 0 }];
  for (const point of points) {
    area += ((point.alarms - before.alarms) * (point.hits + before.hits)) / 2;
    before = point;
  }
  return area / (last.hits * last.alarms);
}

/** Average precision (area under the precision-recall curve). */
export function prAucOf(labels: Uint8Array, scores: ArrayLike<number>): number {
  const points = rankPoints(labels, scores);
  const total = points.at(-1)?.hits ?? 0;
  if (total === 0) return NaN;
  let [sum, before] = [0, 0];
  for (const { hits, alarms } of points) {
    sum += ((hits - before) / total) * (hits / (hits + alarms));
    before = hits;
  }
  return sum;
}

/** Returns the recall at a maximum false positive rate. */
export function recallAt(labels: Uint8Array, scores: ArrayLike<number>, alarmShare: number): number {
  const points = rankPoints(labels, scores);
  const last = points.at(-1);
  if (!last || last.hits === 0) return NaN;
  const under = points.filter(({ alarms }) => alarms <= alarmShare * last.alarms);
  return (under.at(-1)?.hits ?? 0) / last.hits;
}
