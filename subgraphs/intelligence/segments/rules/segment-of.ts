import { frequencyBand, monetaryBand, recencyBand } from './bands.js';
import { type SegmentWords, segmentWords } from './catalogue.js';
import { type Factor, factorsOf } from './factors.js';
import { type Flags, flagsOf } from './flags.js';
import { type Metrics, metricsOf } from './metrics.js';
import { type Quality, isConflicting, qualityOf } from './quality.js';
import type { Scale, Stay } from './stay.js';

export interface Segmented {
  segment: SegmentWords;
  rfmScores: { recency: number; frequency: number; monetary: number; composite: string };
  metrics: Metrics;
  dataQuality: Quality;
  topFactors: Factor[];
  flags: Flags;
}

/**
 * Segment of a guest from all their stays in one account, as of `today` (`YYYY-MM-DD`, UTC). Computed on read, so that
 * no row has to change as time passes.
 */
export function segmentOf(stays: Stay[], scale: Scale, today: string): Segmented {
  const metrics = metricsOf(stays, scale, today);
  const flags = flagsOf(stays, today);
  const measured = {
    recency: recencyBand(metrics.daysSinceLastStay, flags.hasFutureBooking),
    frequency: frequencyBand(metrics.totalStays),
    monetary: metrics.totalStays === 0 ? 1 : monetaryBand(metrics.nightsEquivalent, scale),
    completed: metrics.totalStays,
    daysSinceLastStay: metrics.daysSinceLastStay,
    conflicting: isConflicting(stays),
  };
  const { recency, frequency, monetary } = measured;
  return {
    segment: segmentWords(measured),
    rfmScores: { recency, frequency, monetary, composite: `${recency}${frequency}${monetary}` },
    metrics,
    dataQuality: qualityOf(stays, metrics.totalStays, scale),
    topFactors: factorsOf(measured, metrics, scale),
    flags,
  };
}
