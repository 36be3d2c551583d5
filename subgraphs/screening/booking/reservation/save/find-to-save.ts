import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { Reservation } from '../reservation.entity.js';

/** Which reservation is meant: by its identifier, or by its code in an account and system. */
export type Meant = { id: string } | { accountId: string; pms: string; confirmationCode: string };

/**
 * The reservation as it is now, locked until the transaction ends: whoever changes one, whichever way they name it,
 * waits for the others. Where there is none of a code, the code is locked instead, so that one request makes it.
 * Throws RESERVATION_NOT_FOUND for an identifier that is not known.
 */
export async function findToSave(tx: EntityManager, meant: Meant): Promise<Reservation | null> {
  if (!('id' in meant)) {
    const { accountId, pms, confirmationCode } = meant;
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7303))', [
      `${accountId}:${pms}:${confirmationCode}`,
    ]);
  }
  const row = await tx.findOne(Reservation, meant, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if ('id' in meant && !row) throw new Failure('RESERVATION_NOT_FOUND', 'There is no such reservation.');
  return row;
}
