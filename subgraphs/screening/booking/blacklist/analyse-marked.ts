import type { EntityManager } from '@mikro-orm/postgresql';
import { analyseAgain, arrayText } from '../reservation/analyse-again.js';
import type { BookingContext } from '../context.js';

const STILL_TO_COME = `
  guest_marks && ?::text[] and status <> 'CANCELED' and (check_in_date is null or left(check_in_date, 10) >= ?)`;

/** Re-analyses upcoming reservations of guests affected by a blacklist change. */
export async function analyseMarked(context: BookingContext, tx: EntityManager, matchKey: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await analyseAgain(context, tx, STILL_TO_COME, [arrayText([matchKey]), today]);
}
