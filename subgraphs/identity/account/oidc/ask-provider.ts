import type { IdentityContext } from '../../context.js';
import { domainOf } from './domain-of.js';
import type { FoundConnection } from './find-connection.js';
import type { OidcAttempt } from './oidc-attempt.entity.js';
import { openProvider, redirectUri } from './provider.js';

export interface ProviderClaims {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  /** Whether the provider required more than one factor. */
  hasTwoFactors: boolean;
  all: Record<string, unknown>;
}

/** Authentication context classes of phishing-resistant factors (OpenID Extended Authentication Profile). */
const STRONG_ACR = ['phr', 'phrh'];

/**
 * Exchanges the authorization code and reads the user's identity. The client library verifies ID token, nonce, state,
 * issuer and PKCE. Returns null if that fails, or if the address is unverified or not in a verified domain. The
 * provider's response is not passed on or logged.
 */
export async function askProvider(
  context: IdentityContext,
  connection: FoundConnection,
  { nonce, codeVerifier }: OidcAttempt,
  query: URLSearchParams,
): Promise<ProviderClaims | null> {
  const client = await import('openid-client');
  const provider = await openProvider(context, connection);
  const url = new URL(`${redirectUri(context)}?${query}`);
  try {
    const tokens = await client.authorizationCodeGrant(provider, url, {
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
      idTokenExpected: true,
      expectedState: query.get('state')!,
    });
    const told = tokens.claims()!;
    const asked = provider.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(provider, tokens.access_token, told.sub)
      : {};
    return readClaims({ ...asked, ...told }, connection);
  } catch {
    // Error messages of the library contain tokens and responses, so they must not be logged.
    return null;
  }
}

function readClaims(all: Record<string, unknown>, { domains }: FoundConnection): ProviderClaims | null {
  const { iss, sub, email, email_verified: verified, name, amr, acr } = all;
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof email !== 'string' || verified !== true) return null;
  if (email.length > 200 || !domains?.includes(domainOf(email) ?? '')) return null;
  return {
    issuer: iss,
    subject: sub,
    email: email.trim(),
    all,
    name: (typeof name === 'string' && name.trim() ? name.trim() : email).slice(0, 200),
    hasTwoFactors: (Array.isArray(amr) && amr.includes('mfa')) || STRONG_ACR.includes(String(acr)),
  };
}
