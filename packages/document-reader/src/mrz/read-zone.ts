import type { GrayImage } from '../intake/gray-image.js';
import { pyramidOf } from '../intake/gray-image.js';
import type { ZoneReading } from '../reading/id-image-reading.js';
import { decideZone, type DecidedZone } from './fields/decide-zone.js';
import { readPlacesOfZone } from './line/read-places-of-zone.js';
import { PACKED_WEIGHTS } from './line/weights.js';
import { weightsOf } from './line/weights-of.js';
import { findZones, RARE_SIDES, USUAL_SIDES, type ZonePlace } from './zone/find-zones.js';
import { findLeaningZones, findZonesAside } from './zone/leaning-zones.js';

const weights = weightsOf(PACKED_WEIGHTS);

/** A reading whose signs are less sure than this (mean log) is of no zone at all. */
const LEAST_SCORE = -0.9;
const SMALLEST_LEVEL = 200;
/** A reading this sure whose digits fail is of a bad zone; after so many of them nothing better will come. */
const CLEAR_SCORE = -0.3;
const MAX_CLEAR = 3;
/** Readings of all places together: a page of text has many that lead nowhere. */
const MAX_READINGS = 16;

/** Places that are looked at, of usual and of rare sizes. */
const MAX_USUAL = 16;
const MAX_RARE = 6;

/**
 * Places with rows across, then those with rows that run down, then those that lean, then the first two of rare sizes;
 * looked for only when asked.
 */
function* placesOf(image: GrayImage): Generator<ZonePlace> {
  yield* findZones(image, USUAL_SIDES, MAX_USUAL);
  yield* findZonesAside(image, USUAL_SIDES, MAX_USUAL);
  yield* findLeaningZones(image, USUAL_SIDES, MAX_USUAL);
  yield* findZones(image, RARE_SIDES, MAX_RARE);
  yield* findZonesAside(image, RARE_SIDES, MAX_RARE);
}

/**
 * Reads the machine-readable zone of an upright or turned document; undefined where there is none.
 * Stops with the first zone whose check digits hold, and after `budgetMs` with the best so far.
 */
export function readZone(image: GrayImage, budgetMs: number, today = new Date()): ZoneReading | undefined {
  const until = performance.now() + budgetMs;
  const levels = pyramidOf(image, SMALLEST_LEVEL);
  let best: DecidedZone | undefined;
  let [clear, readings] = [0, 0];
  for (const place of placesOf(image)) {
    for (const places of readPlacesOfZone(levels, place, weights)) {
      readings++;
      const decided = decideZone(places, today);
      if (decided?.reading.valid) return decided.reading;
      if (decided && decided.score > (best?.score ?? LEAST_SCORE)) best = decided;
      if (decided && decided.score > CLEAR_SCORE) clear++;
    }
    if (clear >= MAX_CLEAR || readings >= MAX_READINGS || performance.now() > until) break;
  }
  return best?.reading;
}
