import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import type { ScreenName } from '#portal-screens';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { refuseErased } from '../../booking/retention/refuse-erased.js';
import { messages } from '../../messages.js';
import { refuseClosed } from '../visit/refuse-closed.js';
import { PortalStepRow } from './portal-step.entity.js';

/**
 * Locks a reservation until the transaction ends, which serialises changes to its portal steps. Throws
 * RESERVATION_NOT_FOUND, RESERVATION_ERASED.
 */
export async function lockReservation(tx: EntityManager, id: string): Promise<Reservation> {
  const row = await tx.findOne(Reservation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!row) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  refuseErased(row);
  return row;
}

/** Like `lockReservation`, for a change by a guest. May also throw PORTAL_CLOSED, STAY_DECLINED. */
export async function lockOpenReservation(tx: EntityManager, id: string): Promise<Reservation> {
  const row = await lockReservation(tx, id);
  refuseClosed(row);
  return row;
}

/** The step of a screen of the primary guest, or of an adult by their own id; created if missing. */
export async function findStep(
  tx: EntityManager,
  { accountId, id }: Pick<Reservation, 'accountId' | 'id'>,
  screen: ScreenName,
): Promise<PortalStepRow> {
  const name = { accountId, reservationId: id, screen };
  const known = await tx.findOne(PortalStepRow, name);
  if (known) return known;
  const step = Object.assign(new PortalStepRow(), name);
  tx.persist(step);
  return step;
}
