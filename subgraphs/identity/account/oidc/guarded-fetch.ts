import type { CustomFetch } from 'openid-client';
import { Client, type Dispatcher } from 'undici';
import { pinned } from '#kit/outbound/post-json.js';
import { type AddressRules, RefusedAddress, readTarget, targetAddresses } from '#kit/outbound/public-address.js';

const LONGEST_MS = 10_000;
const MAX_BYTES = 2 ** 20;

/**
 * What the OpenID Connect client asks a provider with: the name is resolved once, private addresses are refused unless the
 * rules allow them, redirects are not followed, and time and answer are bounded.
 */
export function guardedFetch(rules: AddressRules): CustomFetch {
  return async (url, { method, headers, body }) => {
    const target = readTarget(url);
    if (target.protocol !== 'https:' && !rules.allowPrivate) throw new RefusedAddress('SCHEME');
    const addresses = await targetAddresses(target, rules);
    const limits = { headersTimeout: LONGEST_MS, bodyTimeout: LONGEST_MS };
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
