import type { BookingContext } from '../context.js';
import { Failure } from '#kit/failure.js';
import { messages, problems } from '../../messages.js';
import type { Reservation } from './reservation.entity.js';

/**
 * Finds a reservation by id; by confirmation code with `pms`; by the PMS's own id with `usePmsId` as well. null if not
 * found.
 */
export async function findReservation(
  { load, viewer }: Pick<BookingContext, 'load' | 'viewer'>,
  id: string,
  pms: string | null,
  usePmsId: boolean,
): Promise<Reservation | null> {
  if (!pms) {
    if (usePmsId)
      throw new Failure('BAD_INPUT', messages.usePmsIdAlone, [
        { loc: ['pms'], msg: problems.requiredWith('usepmsid'), type: 'missing' },
      ]);
    return load.reservation(id);
  }
  const found = await (usePmsId ? load.reservationsByPmsId(id) : load.reservationsByCode(id));
  const ofSystem = found.filter((row) => row.pms === pms);
  return ofSystem.find((row) => row.accountId === viewer.accountId) ?? ofSystem[0] ?? null;
}
