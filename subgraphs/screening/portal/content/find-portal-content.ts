import type { EntityManager } from '@mikro-orm/postgresql';
import type { ScreenName } from '#portal-screens';
import { CONTENT, type ContentScreen, USUAL_CONTENT } from './content-shapes.js';
import { PortalContentRow } from './portal-content.entity.js';

export const hasContent = (screen: ScreenName): screen is ContentScreen => screen in CONTENT;

export type PortalContents = { [Screen in ContentScreen]: (typeof USUAL_CONTENT)[Screen] };

/** Content of each screen for a listing: the listing's own, else the account's, else the default. */
export async function findPortalContents(
  em: EntityManager,
  accountId: string,
  listingId: string | null,
): Promise<PortalContents> {
  const rows = await em.find(PortalContentRow, { accountId, scope: { $in: ['', listingId ?? ''] } });
  const found: Record<string, unknown> = { ...USUAL_CONTENT };
  for (const row of [...rows].sort((a, b) => a.scope.length - b.scope.length)) found[row.screen] = row.content;
  return found as PortalContents;
}
