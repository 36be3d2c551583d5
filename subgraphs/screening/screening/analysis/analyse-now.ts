import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#kit/process/log.js';
import type { BookedListing } from '../../booking/reservation/booked-listing.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { type AnalysisChoice, type AnalysisParts, analyseReservation } from './analyse-reservation.js';

/** Maximum time a synchronous request waits for the analysis. The gateway answers 503 after 9 seconds. */
const SYNC_WAIT_MS = 7_000;

/** Runs the analysis within a request, for up to 7 seconds. If it takes longer or fails, the queue does it. */
export function analyserNow(parts: AnalysisParts, log: Log) {
  return async (row: Reservation, listing: BookedListing | null): Promise<void> => {
    const wait = new Promise<void>((resolve) => setTimeout(resolve, SYNC_WAIT_MS).unref());
    const analyse = (how: AnalysisChoice = {}) =>
      analyseReservation(parts, row.accountId, row.id, { ...how, read: { row, listing } });
    const unhurried = async () => {
      const { waitSeconds } = await analyse();
      if (waitSeconds === 0) return;
      await sleep(waitSeconds * 1_000);
      await analyse({ waited: true });
    };
    const work = unhurried().then(
      () => undefined,
      (err: unknown) => log.warn({ err }, 'analysis.left_to_the_queue'),
    );
    await Promise.race([work, wait]);
  };
}
