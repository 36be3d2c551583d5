import type { EntityManager } from '@mikro-orm/postgresql';

/** Cancels pending messages of a reservation or template. One that is being sent is re-evaluated if sending fails. */
export async function cancelWaiting(
  tx: EntityManager,
  accountId: string,
  of: { reservationId: string } | { templateId: string },
  reason: 'reservation_canceled' | 'template_deleted',
): Promise<void> {
  const [column, id] = 'reservationId' in of ? ['reservation_id', of.reservationId] : ['template_id', of.templateId];
  await tx.execute(
    `update screening.message set status = 'canceled', reason = ?, updated_at = now()
     where account_id = ? and ${column} = ? and status in ('queued', 'waiting_for_approval', 'held')
       and (claimed_until is null or claimed_until < now())`,
    [reason, accountId, id],
  );
}
