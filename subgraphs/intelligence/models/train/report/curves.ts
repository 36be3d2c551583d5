import { calibrationBins, rankPoints } from '@guest-screening/tabular-models';

export type Point = [x: number, y: number];

/** Thins a curve to about 200 points, keeping both ends. */
function thinned<T>(points: T[]): T[] {
  const every = Math.max(1, Math.floor(points.length / 200));
  return points.filter((_, n) => n % every === 0 || n === points.length - 1);
}

/** False positive rate against true positive rate. */
export function rocCurve(labels: Uint8Array, scores: ArrayLike<number>): Point[] {
  const points = rankPoints(labels, scores);
  const last = points.at(-1)!;
  return [
    [0, 0],
    ...thinned(points).map(({ hits, alarms }): Point => [
      alarms / Math.max(1, last.alarms),
      hits / Math.max(1, last.hits),
    ]),
  ];
}

/** Recall against precision. */
export function precisionCurve(labels: Uint8Array, scores: ArrayLike<number>): Point[] {
  const points = rankPoints(labels, scores);
  const last = points.at(-1)!;
  return thinned(points).map(({ hits, alarms }): Point => [hits / Math.max(1, last.hits), hits / (hits + alarms)]);
}

/** Share of rows selected against share of positives found. */
export function gainsCurve(labels: Uint8Array, scores: ArrayLike<number>): Point[] {
  const points = rankPoints(labels, scores);
  const last = points.at(-1)!;
  return [
    [0, 0],
    ...thinned(points).map(({ hits, alarms }): Point => [
      (hits + alarms) / labels.length,
      hits / Math.max(1, last.hits),
    ]),
  ];
}

/** Predicted against observed frequency in ten groups. */
export function calibrationCurve(labels: Uint8Array, probabilities: ArrayLike<number>): Point[] {
  return calibrationBins(labels, probabilities).map(({ predicted, actual }): Point => [predicted, actual]);
}
