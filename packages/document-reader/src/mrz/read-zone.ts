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

/** Below this mean log probability a reading is not an MRZ. */
const MIN_SCORE = -0.9;
const SMALLEST_LEVEL = 200;
/** A reading with wrong check digits above this confidence is a defective MRZ; after this many of them, stop. */
const CLEAR_SCORE = -0.3;
const MAX_CLEAR = 3;
/** Maximum number of readings over all candidates: a page of text has many candidates. */
const MAX_READINGS = 16;

/** Maximum number of candidates, at usual and at unusual sizes. */
const MAX_USUAL = 16;
const MAX_RARE = 6;

/**
 * Candidates with horizontal rows, then with vertical rows, then with skewed rows, then the first two at unusual sizes;
 * computed lazily.
 */
function* placesOf(image: GrayImage): Generator<ZonePlace> {
  yield* findZones(image, USUAL_SIDES, MAX_USUAL);
  yield* findZonesAside(image, USUAL_SIDES, MAX_USUAL);
  yield* findLeaningZones(image, USUAL_SIDES, MAX_USUAL);
  yield* findZones(image, RARE_SIDES, MAX_RARE);
  yield* findZonesAside(image, RARE_SIDES, MAX_RARE);
}

/**
 * Reads the MRZ of a document in any orientation; undefined if there is none. Stops at the first MRZ with correct check
 * digits, and after `budgetMs` with the best reading so far.
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
      if (decided && decided.score > (best?.score ?? MIN_SCORE)) best = decided;
      if (decided && decided.score > CLEAR_SCORE) clear++;
    }
    if (clear >= MAX_CLEAR || readings >= MAX_READINGS || performance.now() > until) break;
  }
  return best?.reading;
}
