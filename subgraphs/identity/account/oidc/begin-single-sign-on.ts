import { createHash } from 'node:crypto';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import type { IdentityContext } from '../../context.js';
import { mustBeGateway } from '../sign-in/must-be-gateway.js';
import { findConnection } from './find-connection.js';
import { OidcAttempt } from './oidc-attempt.entity.js';
import { openProvider, redirectUri } from './provider.js';

const FORGET = `
  delete from identity.oidc_attempt where state_hash in (
    select state_hash from identity.oidc_attempt where valid_until < now() limit 20 for update skip locked)`;

export const hashState = (state: string): string => createHash('sha256').update(state).digest('hex');

/**
 * Returns the provider's sign-in URL for an address in a verified domain, bound to this browser by a single-use
 * state; null for other addresses. Only the domain decides: whether a user with this address exists is not checked.
 * Throws UNAVAILABLE.
 */
export async function beginSingleSignOn(
  context: IdentityContext,
  email: string,
  browserHash: string,
): Promise<string | null> {
  mustBeGateway(context.viewer);
  const connection = await findConnection(context.pool, email);
  if (!connection) return null;
  const { accountId } = connection;
  const client = await import('openid-client');
  const provider = await openProvider(context, connection);
  const [state, nonce, codeVerifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
  await context.emOf([accountId]).transactional(async (tx) => {
    const attempt = { accountId, stateHash: hashState(state), browserHash, nonce, codeVerifier };
    tx.persist(Object.assign(new OidcAttempt(), attempt));
    await tx.flush();
    await lookBeyond(tx, '*', () => tx.execute(FORGET));
  });
  return client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri(context),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).href;
}
