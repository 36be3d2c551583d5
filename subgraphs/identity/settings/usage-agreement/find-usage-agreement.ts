import { findTargetAccount } from '../../account/family/find-target-account.js';
import type { IdentityContext } from '../../context.js';
import { AgreementText } from './agreement-text.entity.js';
import type { UsageAgreement } from './usage-agreement.type.js';

/**
 * Returns the texts of the viewer's account or one below it, in order of creation; null if there is no such account.
 */
export async function findUsageAgreement(
  { em, viewer }: IdentityContext,
  givenAccountId: string | null,
): Promise<UsageAgreement | null> {
  const accountId = findTargetAccount(viewer, givenAccountId);
  if (!accountId) return null;
  return agreementOf(accountId, await em.find(AgreementText, { accountId }));
}

/** Groups the rows of one account by scope. */
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
