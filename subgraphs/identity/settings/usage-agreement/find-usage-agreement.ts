import { findTargetAccount } from '../../account/family/find-target-account.js';
import type { IdentityContext } from '../../context.js';
import { AgreementText } from './agreement-text.entity.js';
import type { UsageAgreement } from './usage-agreement.type.js';

/** The texts of the viewer's account or one below it, each kind in the order in which it was made; null for no account. */
export async function findUsageAgreement(
  { em, viewer }: IdentityContext,
  givenAccountId: string | null,
): Promise<UsageAgreement | null> {
  const accountId = findTargetAccount(viewer, givenAccountId);
  if (!accountId) return null;
  return agreementOf(accountId, await em.find(AgreementText, { accountId }));
}

/** Rows of one account, sorted out by what they hold for. */
export function agreementOf(accountId: string, rows: AgreementText[]): UsageAgreement {
  const inOrder = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  const of = (level: string) => inOrder.filter((row) => row.level === level);
  return {
    accountId,
    user: of('user')[0] ?? null,
    sources: of('source'),
    reservations: of('reservation'),
    listings: of('listing'),
  };
}
