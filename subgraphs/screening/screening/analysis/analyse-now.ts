import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#kit/process/log.js';
import type { BookedListing } from '../../booking/reservation/booked-listing.js';
import type { FirstResult } from '../../booking/reservation/analysis.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { type AnalysisChoice, type AnalysisParts, analyseReservation, analyseUnstored } from './analyse-reservation.js';
import { type AnswersOnce, StoreFirst } from './gather-signals.js';
import type { OwnSecret } from './read-own-rows.js';

/** Maximum time a synchronous request waits for the analysis. The gateway answers 503 after 9 seconds. */
const SYNC_WAIT_MS = 7_000;

/** Part of it after which the reservation is stored without its result, so that a slow provider does not delay that. */
const FIRST_WAIT_MS = 1_000;

/** Time after such a delay in which reservations are stored first: an overloaded process must not analyse twice. */
const STORE_FIRST_MS = 5_000;

interface Started {
  once: AnswersOnce;
  at: number;
}

/**
 * Runs the analysis within a request, for up to 7 seconds: `analyseFirst` before the reservation is stored, `analyseNow`
 * after it was stored without a result. If that takes longer or fails, the queue does it.
 */
export function analysersNow(parts: AnalysisParts, log: Log) {
  const started = new WeakMap<Reservation, Started>();
  let slowUntil = 0;
  return {
    async analyseFirst(
      row: Reservation,
      secret: OwnSecret | null,
      listing: BookedListing | null,
    ): Promise<FirstResult | null> {
      const at = performance.now();
      if (at < slowUntil) return null;
      const once: AnswersOnce = {};
      started.set(row, { once, at });
      const work = analyseUnstored(parts, row, { listing, once, unstored: { secret } }).catch((err: unknown) => {
        if (!(err instanceof StoreFirst)) log.warn({ err }, 'analysis.left_until_stored');
        return null;
      });
      once.isLate = await Promise.race([work.then(() => false), waited(FIRST_WAIT_MS).then(() => true)]);
      if (!once.isLate) return work;
      slowUntil = performance.now() + STORE_FIRST_MS;
      return null;
    },
    async analyseNow(row: Reservation, listing: BookedListing | null): Promise<void> {
      const { once, at = performance.now() } = started.get(row) ?? {};
      const analyse = (how: AnalysisChoice = {}) =>
        analyseReservation(parts, row.accountId, row.id, { ...how, read: { row, listing, once } });
      const unhurried = async () => {
        const { waitSeconds } = await analyse();
        if (waitSeconds === 0) return;
        await sleep(waitSeconds * 1_000);
        await analyse({ waited: true });
      };
      const work = unhurried().then(
        () => null,
        (err: unknown) => log.warn({ err }, 'analysis.left_to_the_queue'),
      );
      await Promise.race([work, waited(SYNC_WAIT_MS - (performance.now() - at))]);
    },
  };
}

const waited = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms).unref());
