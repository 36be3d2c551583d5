import { Failure } from '#kit/failure.js';
import type { Configuration } from 'openid-client';
import type { IdentityContext } from '../../context.js';
import type { FoundConnection } from './find-connection.js';
import { guardedFetch } from './guarded-fetch.js';

/** Where providers send browsers back to. */
export const redirectUri = ({ publicUrl }: { publicUrl: string }): string =>
  new URL('/sign-in/oidc/callback', publicUrl).href;

/** The provider as it describes itself. Throws UNAVAILABLE, without what it said: that is not ours to log. */
export async function openProvider(
  { allowPrivateCallbacks: allowPrivate }: IdentityContext,
  { issuer, clientId, clientSecret }: FoundConnection,
): Promise<Configuration> {
  const client = await import('openid-client');
  try {
    return await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [client.customFetch]: guardedFetch({ allowPrivate }),
      // Plain HTTP is for a provider that runs in a test or on the same machine.
      execute: allowPrivate ? [client.allowInsecureRequests] : [],
      timeout: 10,
    });
  } catch {
    throw new Failure('UNAVAILABLE', 'Single sign-on is not available right now.');
  }
}
