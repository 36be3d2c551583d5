import { createHash } from 'node:crypto';
import { Failure } from '#kit/failure.js';
import { type Holder, type Viewer, verifyViewer } from '#kit/graph/viewer.js';

const KEY_HOLDER = /* GraphQL */ `
  query KeyHolder($hash: String!) {
    keyHolder(hash: $hash) {
      kind
      accountId
      accountIds
      testAccountIds
      isTest
      keyId
      active
      suspended
      ratePerMinute
    }
  }
`;

/**
 * An answer is believed for so long unless the identity subgraph tells that holders have changed. That may get lost;
 * with this and a socket's next look a revoked key stops within a second all the same, in every process.
 */
const BELIEVED_MS = 600;
const MOST_KEPT = 20_000;

interface KeyHolder extends Holder {
  kind: 'api' | 'sdk';
  active: boolean;
  suspended: boolean;
  /** null: the limit of everybody. */
  ratePerMinute: number | null;
}

/** Asks the identity subgraph for what clients cannot ask for. Throws UNAVAILABLE when it does not answer. */
export type AskIdentity = <Data>(query: string, variables: Record<string, unknown>) => Promise<Data>;

/** Tells who holds a key. Throws UNAUTHENTICATED without a valid one, FORBIDDEN when the account may not come in. */
export interface Authenticate {
  (key: string | undefined): Promise<Holder>;
  /** Believes no earlier answer any more: accounts or keys have changed. */
  forget(): void;
}

/**
 * Asks the identity subgraph itself, since what it answers is not for clients. `noteUse` is told of every key that was
 * let in; `onChange` is given what to call when holders have changed.
 */
export function authenticator(
  askIdentity: AskIdentity,
  noteUse: (holder: Holder) => void,
  onChange: (forget: () => void) => void,
): Authenticate {
  const believed = new Map<string, { until: number; holder: Promise<KeyHolder | null> }>();
  onChange(() => believed.clear());
  const ask = async (hash: string): Promise<KeyHolder | null> => {
    const { keyHolder = null } = await askIdentity<{ keyHolder?: KeyHolder | null }>(KEY_HOLDER, { hash });
    return keyHolder;
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
  const authenticate = async (key: string | undefined) => {
    if (!key || key.length > 200) throw new Failure('UNAUTHENTICATED', 'Send a valid API key in the header x-api-key.');
    const holder = await holderOf(createHash('sha256').update(key).digest('hex'));
    if (!holder) throw new Failure('UNAUTHENTICATED', 'Send a valid API key in the header x-api-key.');
    if (!holder.active || holder.suspended) throw new Failure('FORBIDDEN', 'This account is suspended or disabled.');
    noteUse(holder);
    return holder;
  };
  return Object.assign(authenticate, { forget: () => believed.clear() });
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
