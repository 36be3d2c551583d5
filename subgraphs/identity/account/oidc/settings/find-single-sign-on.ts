import type { IdentityContext } from '../../../context.js';
import { mustManage } from '../../family/must-manage.js';
import { redirectUri } from '../provider.js';
import { OidcConnection } from './oidc-connection.entity.js';
import { SignInDomain } from './sign-in-domain.entity.js';
import type { ShownSignInDomain, SingleSignOn } from './single-sign-on.type.js';

export const RECORD_PREFIX = '_guest-screening';

export const recordValueOf = ({ proof }: SignInDomain): string => `guest-screening-domain=${proof}`;

export function shownDomain(row: SignInDomain): ShownSignInDomain {
  const { id, domain, verifiedAt } = row;
  const record = { recordName: `${RECORD_PREFIX}.${domain}`, recordValue: recordValueOf(row) };
  return { id, domain, isVerified: verifiedAt !== null, ...record };
}

/** Returns the single sign-on settings of the viewer's account. Throws FORBIDDEN. */
export async function findSingleSignOn(context: IdentityContext): Promise<SingleSignOn> {
  const { viewer, emOf } = context;
  mustManage(viewer);
  const { accountId } = viewer;
  const em = emOf([accountId]);
  const found = await em.findOne(OidcConnection, { accountId, id: accountId });
  const domains = await em.find(SignInDomain, { accountId }, { orderBy: { domain: 'asc' } });
  return {
    issuer: found?.issuer ?? null,
    clientId: found?.clientId ?? null,
    redirectUri: redirectUri(context),
    roleClaim: found?.roleClaim ?? null,
    roleMap: found?.roleMap ?? [],
    defaultRole: found?.defaultRole ?? null,
    isRequired: found?.isRequired ?? false,
    domains: domains.map(shownDomain),
  };
}
