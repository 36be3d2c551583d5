import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { Browser } from './browser.js';

/** A user at the provider, and how they signed in there. */
export interface ProviderUser {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[] | string;
  amr?: string[];
}

export interface OidcProvider {
  issuer: string;
  client: { clientId: string; clientSecret: string };
  /** The user who signs in next. */
  user: ProviderUser;
  /** Overrides of the next token responses; null: the provider's own. */
  lie: ((body: Record<string, unknown>) => Record<string, unknown>) | null;
  /** Every secret that it issued. */
  tokens: string[];
  asked: string[];
  stop(): Promise<void>;
}

/** A real OpenID Connect provider on loopback, whose only page signs `user` in without a prompt. */
export async function oidcProvider(redirectUris: string[]): Promise<OidcProvider> {
  const server: Server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'screening', clientSecret: 'a secret of the client at the provider' };
  const state: OidcProvider = {
    issuer,
    client,
    user: { sub: 'nobody' },
    lie: null,
    tokens: [],
    asked: [],
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: redirectUris }],
    claims: { openid: ['sub', 'acr', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...state.user, sub }) }),
    async loadExistingGrant(context) {
      const { client: asking, session, provider: own } = context.oidc;
      const grant = new own.Grant({ clientId: asking!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path !== '/token' || typeof context.body !== 'object' || !context.body) return;
    const body = context.body as Record<string, unknown>;
    state.tokens.push(...['access_token', 'id_token'].flatMap((name) => (body[name] ? String(body[name]) : [])));
    if (state.lie) context.body = state.lie(body);
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    state.asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (!request.url!.startsWith('/interaction/')) return void handle(request, response);
    const { sub: accountId, amr } = state.user;
    return void provider.interactionFinished(request, response, { login: { accountId, ...(amr && { amr }) } });
  });
  return state;
}

/** Follows redirects at the provider until it redirects back. Returns the path and query at the service. */
export async function throughProvider({ issuer }: OidcProvider, to: string, service: string): Promise<string> {
  const browser = new Browser(issuer);
  let next = to;
  for (let n = 0; n < 10; n += 1) {
    const { location, text, status } = await browser.open(next.replace(issuer, ''));
    if (!location) throw new Error(`The provider answered ${status}: ${text.slice(0, 500)}`);
    next = new URL(location, issuer).href;
    if (next.startsWith(service)) return next.slice(service.length);
  }
  throw new Error('The provider sends the browser round and round.');
}
