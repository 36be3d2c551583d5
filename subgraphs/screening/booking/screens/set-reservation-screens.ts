import { LockMode } from '@mikro-orm/core';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages, problems } from '../../messages.js';
import type { BookingContext } from '../context.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { refuseErased } from '../retention/refuse-erased.js';
import type { PortalScreenSetting } from './portal-screen.type.js';

/**
 * Overrides the account's screens for one reservation. Other screens stay unchanged; `inherit` removes an override. A
 * change triggers a new analysis. Throws RESERVATION_NOT_FOUND, RESERVATION_ERASED, BAD_INPUT for duplicate screens.
 */
export async function setReservationScreens(
  { em, jobs, analysis }: Pick<BookingContext, 'em' | 'jobs' | 'analysis'>,
  id: string,
  given: PortalScreenSetting[],
): Promise<Reservation> {
  if (new Set(given.map(({ screen }) => screen)).size < given.length) {
    const problem = { loc: ['screens'], msg: problems.notUnique, type: 'value_error' };
    throw new Failure('BAD_INPUT', `screens ${problems.notUnique}`, [problem]);
  }
  return em.transactional(async (tx) => {
    const row = await tx.findOne(Reservation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!row) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
    refuseErased(row);
    const changes = given.filter(({ screen, setting }) => (row.screens[screen] ?? 'inherit') !== setting);
    if (changes.length === 0) return row;
    const screens = { ...row.screens };
    for (const { screen, setting } of changes) {
      if (setting === 'inherit') delete screens[screen];
      else screens[screen] = setting;
    }
    row.screens = screens;
    row.revision += 1;
    await tx.flush();
    await announce(tx, row.accountId, eventOf('reservation.updated', { reservationId: row.id }));
    await jobs.enqueue(tx, analysis, { accountId: row.accountId, reservationId: row.id, revision: row.revision });
    return row;
  });
}
