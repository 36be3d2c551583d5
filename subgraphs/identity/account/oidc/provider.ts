import type { Configuration, CustomFetch } from 'openid-client';
import type { Dispatcher } from 'undici';
import { Failure } from '#kit/failure.js';
import { pinned } from '#kit/outbound/post-json.js';
import { type AddressRules, RefusedAddress, readTarget, targetAddresses } from '#kit/outbound/public-address.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import type { FoundConnection } from './find-connection.js';

const LONGEST_MS = 10_000;
const MAX_BYTES = 2 ** 20;

/**
 * fetch for the OpenID Connect client: resolves the host name once, refuses private addresses unless allowed, does
 * not follow redirects, and limits time and response size.
 */
function guardedFetch(rules: AddressRules): CustomFetch {
  return async (url, { method, headers, body }) => {
    const target = readTarget(url);
    if (target.protocol !== 'https:' && !rules.allowPrivate) throw new RefusedAddress('SCHEME');
    const addresses = await targetAddresses(target, rules);
    const limits = { headersTimeout: LONGEST_MS, bodyTimeout: LONGEST_MS };
    const { Client } = await import('undici');
    const connect = { lookup: pinned(addresses), timeout: LONGEST_MS };
    const client = new Client(target.origin, { ...limits, connect, allowH2: false, maxResponseSize: MAX_BYTES });
    try {
      const answer = await client.request({
        method: method as Dispatcher.HttpMethod,
        headers,
        path: target.pathname + target.search,
        body: body ? String(body) : null,
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      const told = Object.entries(answer.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      );
      const text = await answer.body.text();
      return new Response(text || null, { status: answer.statusCode, headers: told });
    } finally {
      await client.destroy();
    }
  };
}

/** Redirect URI to register with providers. */
export const redirectUri = ({ publicUrl }: { publicUrl: string }): string =>
  new URL('/sign-in/oidc/callback', publicUrl).href;

/**
 * Discovers the provider's configuration. Throws UNAVAILABLE without the provider's response, which must not be
 * logged.
 */
export async function openProvider(
  { allowPrivateCallbacks: allowPrivate }: IdentityContext,
  { issuer, clientId, clientSecret }: FoundConnection,
): Promise<Configuration> {
  const client = await import('openid-client');
  try {
    return await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [client.customFetch]: guardedFetch({ allowPrivate }),
      // Plain HTTP is allowed for providers in tests or on the same machine.
      execute: allowPrivate ? [client.allowInsecureRequests] : [],
      timeout: 10,
    });
  } catch {
    throw new Failure('UNAVAILABLE', messages.singleSignOnUnavailable);
  }
}
