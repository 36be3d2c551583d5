import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { digestOfTarget } from './code-target.js';
import { type CodeVia, PortalCode } from './portal-code.entity.js';
import { email, phone } from '../answers/members.js';

type Named = Pick<Reservation, 'accountId' | 'id'>;

/** The first of these addresses that the guest confirmed with a code. */
export async function findConfirmed(
  em: EntityManager,
  { accountId, id: reservationId }: Named,
  tried: Record<CodeVia, unknown[]>,
): Promise<Record<CodeVia, string | null>> {
  const codes = await em.find(PortalCode, { accountId, reservationId, confirmedAt: { $ne: null } });
  const found = (via: CodeVia) => {
    const code = codes.find((row) => row.via === via);
    return tried[via].find((one): one is string => code !== undefined && isTarget(via, one, code.target)) ?? null;
  };
  return { email: found('email'), sms: found('sms') };
}

/** Whether the typed value is the target of a code. */
function isTarget(via: CodeVia, typed: unknown, target: string): boolean {
  const read = (via === 'email' ? email : phone).safeParse(typed);
  return read.success && digestOfTarget(via, read.data) === target;
}
