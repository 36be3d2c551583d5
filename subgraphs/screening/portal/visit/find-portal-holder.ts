import type { PortalContext } from '../context.js';
import { findLinkedAdult } from '../adults/find-linked-adult.js';
import { readAdultCredential, readPortalCredential } from '../link/portal-token.js';
import { readPreviewCredential } from '../link/preview-portal.js';
import type { PortalHolder } from './portal-holder.type.js';

/**
 * The holder of a portal credential; null if it is invalid or expired, or if its reservation or guest no longer exists.
 */
export async function findPortalHolder(context: PortalContext, credential: string): Promise<PortalHolder | null> {
  const { load, isTestAccount } = context;
  const name = readPortalCredential(credential, new Date());
  const preview = name ? null : readPreviewCredential(credential, new Date());
  const adult = name || preview ? null : await findLinkedAdult(context, readAdultCredential(credential, new Date()));
  const own = name ?? preview ?? (adult && { accountId: adult.accountId, id: adult.reservationId });
  const row = own && (await load.reservationOf(own.accountId, own.id));
  if (!row || row.erasedAt) return null;
  const isTest = await isTestAccount(row.accountId);
  return {
    accountId: row.accountId,
    reservationId: row.id,
    adultId: adult?.id ?? null,
    isTest,
    previewBy: preview?.by.keyId ?? null,
  };
}
