import type { ScreeningContext } from '../../../context.js';
import { readPortalCredential } from '../link/portal-token.js';
import type { PortalHolder } from './portal-holder.type.js';

/** Whom a portal's credential stands for; null where it is none of ours, has expired, or its reservation or guest is gone. */
export async function findPortalHolder(
  { load, isTestAccount }: ScreeningContext,
  credential: string,
): Promise<PortalHolder | null> {
  const name = readPortalCredential(credential, new Date());
  const row = name && (await load.reservationOf(name.accountId, name.id));
  if (!row || row.erasedAt) return null;
  return { accountId: row.accountId, reservationId: row.id, isTest: await isTestAccount(row.accountId) };
}
