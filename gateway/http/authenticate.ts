import { createHash } from 'node:crypto';
import type { GraphQLDataSource } from '@apollo/gateway';
import { Failure } from '#kit/failure.js';
import { type Viewer, verifyViewer } from '#kit/graph/viewer.js';

const KEY_HOLDER = /* GraphQL */ `
  query KeyHolder($hash: String!) {
    keyHolder(hash: $hash) {
      kind
      accountId
      accountIds
      keyId
      active
      suspended
      ratePerMinute
    }
  }
`;

/** An answer is believed for so long: a revoked key stops working within a second, in every process. */
const BELIEVED_MS = 900;
const MOST_KEPT = 20_000;

interface KeyHolder extends Viewer {
  kind: 'api' | 'sdk';
  active: boolean;
  suspended: boolean;
  /** null: the limit of everybody. */
  ratePerMinute: number | null;
}

/** Tells who holds a key. Throws UNAUTHENTICATED without a valid one, FORBIDDEN when the account may not come in. */
export type Authenticate = (key: string | undefined) => Promise<Viewer>;

const NOBODY: Viewer = { kind: 'service', accountId: '', accountIds: [], keyId: null };

/** Asks the identity subgraph itself, since what it answers is not for clients. */
export function authenticator(identity: GraphQLDataSource): Authenticate {
  const believed = new Map<string, { until: number; holder: Promise<KeyHolder | null> }>();
  const ask = async (hash: string): Promise<KeyHolder | null> => {
    const request = { query: KEY_HOLDER, variables: { hash } };
    const options = { request, context: { viewer: NOBODY }, kind: 'health check' } as unknown;
    const { data, errors } = await identity.process(options as Parameters<GraphQLDataSource['process']>[0]);
    if (errors?.length) throw new Failure('UNAVAILABLE', 'The service is not available right now.');
    return (data?.keyHolder as KeyHolder | null | undefined) ?? null;
  };
  const holderOf = (hash: string): Promise<KeyHolder | null> => {
    const now = Date.now();
    const known = believed.get(hash);
    if (known && known.until > now) return known.holder;
    if (believed.size >= MOST_KEPT) believed.clear();
    const holder = ask(hash);
    believed.set(hash, { until: now + BELIEVED_MS, holder });
    holder.catch(() => believed.delete(hash));
    return holder;
  };
  return async (key) => {
    if (!key || key.length > 200) throw new Failure('UNAUTHENTICATED', 'Send a valid API key in the header x-api-key.');
    const holder = await holderOf(createHash('sha256').update(key).digest('hex'));
    if (!holder) throw new Failure('UNAUTHENTICATED', 'Send a valid API key in the header x-api-key.');
    if (!holder.active || holder.suspended) throw new Failure('FORBIDDEN', 'This account is suspended or disabled.');
    return holder;
  };
}

/** The service's own processes vouch for a viewer with a signed token instead of a key. null: no such token. */
export async function vouchedViewer(
  authorization: string | undefined,
  secret: string | undefined,
): Promise<Viewer | null> {
  const token = secret && authorization?.startsWith('Bearer ') ? authorization.slice(7) : null;
  if (!token) return null;
  try {
    return await verifyViewer(token, 'gateway', new TextEncoder().encode(secret));
  } catch {
    throw new Failure('UNAUTHENTICATED', 'The token is not valid.');
  }
}
