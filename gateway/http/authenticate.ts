import { hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Failure } from '#kit/failure.js';
import type { Holder, Viewer } from '#kit/viewer/viewer.js';
import { verifyViewer } from '#kit/viewer/viewer-token.js';
import { bearerOf, isToken } from './shown-key.js';
import { messages } from '../messages.js';

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

const SESSION_HOLDER = /* GraphQL */ `
  query SessionHolder($tokenHash: String!) {
    sessionHolder(tokenHash: $tokenHash) {
      accountId
      accountIds
      testAccountIds
      isTest
      sessionId
      role
      personId
      active
      suspended
      mustEnrol
      isStale
    }
  }
`;

const NOTE_SESSION_USE = /* GraphQL */ `
  mutation NoteSessionUse($tokenHash: String!) {
    noteSessionUse(tokenHash: $tokenHash)
  }
`;

/**
 * How long a holder is cached, in ms, unless the identity subgraph announces a change. Such a notice can get lost; with
 * this limit and the periodic check of sockets, a revoked key stops working within a second in every process.
 */
const BELIEVED_MS = 600;
const MAX_KEPT = 20_000;
/** Longer than any key, token or credential that this service issues. */
const LONGEST_SECRET = 400;

interface KnownHolder extends Holder {
  active: boolean;
  suspended: boolean;
  /** null: the default limit. */
  ratePerMinute: number | null;
  /** Sessions only: the user must set up a second factor first. */
  mustEnrol?: boolean;
  /** Sessions only: the last use is due to be recorded again. */
  isStale?: boolean;
}

type SessionHolder = Omit<KnownHolder, 'kind' | 'keyId' | 'ratePerMinute'> & { sessionId: string };

/** The reservation that a portal credential gives access to; `open`: its account is active. */
export interface PortalHolder {
  accountId: string;
  reservationId: string;
  adultId: string | null;
  isTest: boolean;
  /** Previews only: who requested the preview. */
  previewBy: string | null;
  open: boolean;
}

/** The credential of a request: an API key, a session token from the cookie, or a portal credential. */
export type Shown = { key: string | undefined } | { session: string } | { portal: string };

/** Operations per minute for the guests of one reservation. */
const GUEST_PER_MINUTE = 120;

/** Runs an internal query on the identity subgraph. Throws UNAVAILABLE when it does not respond. */
export type AskIdentity = <Data>(query: string, variables: Record<string, unknown>) => Promise<Data>;

/**
 * Returns the holder of a key or session. Throws UNAUTHENTICATED without a valid one, FORBIDDEN when the account is
 * suspended or disabled. With `isUse` false it only checks a session, without extending it.
 */
export interface Authenticate {
  (shown: Shown, isUse?: boolean): Promise<Holder>;
  /** Clears the cache because accounts or keys have changed. */
  forget(): void;
}

export interface AuthenticateParts {
  /** Queries the identity subgraph directly: these fields are not visible to clients. */
  askIdentity: AskIdentity;
  /** The holder of a portal credential; null if it is unknown or has expired. */
  askPortal(credential: string): Promise<PortalHolder | null>;
  /** Called for every use of a valid key. */
  noteUse(holder: Holder): void;
  /** Registers a callback for changes of holders. */
  onChange(forget: () => void): void;
  /** Operations per minute for each session. */
  sessionPerMinute: number;
}

/** Authenticates by keys and sessions. */
export function authenticator(parts: AuthenticateParts): Authenticate {
  const { askIdentity, noteUse, onChange, sessionPerMinute } = parts;
  const believed = new LRUCache<string, Promise<KnownHolder | null>>({ max: MAX_KEPT, ttl: BELIEVED_MS, perf: Date });
  onChange(() => believed.clear());
  const askKey = async (hash: string): Promise<KnownHolder | null> => {
    const { keyHolder = null } = await askIdentity<{ keyHolder?: KnownHolder | null }>(KEY_HOLDER, { hash });
    return keyHolder;
  };
  const askSession = async (tokenHash: string): Promise<KnownHolder | null> => {
    const { sessionHolder } = await askIdentity<{ sessionHolder?: SessionHolder | null }>(SESSION_HOLDER, {
      tokenHash,
    });
    if (!sessionHolder) return null;
    const { sessionId, ...holder } = sessionHolder;
    return { ...holder, kind: 'user', keyId: sessionId, ratePerMinute: sessionPerMinute };
  };
  const holderOf = (kind: ShownKind, secret: string, hash: string): Promise<KnownHolder | null> => {
    const name = `${kind} ${hash}`;
    const known = believed.get(name);
    if (known) return known;
    const asked = { key: () => askKey(hash), session: () => askSession(hash), portal: () => askGuest(parts, secret) };
    const holder = asked[kind]();
    believed.set(name, holder);
    holder.catch(() => believed.delete(name));
    return holder;
  };
  const authenticate = async (shown: Shown, isUse = true) => {
    const [kind, secret] = Object.entries(shown)[0] as [ShownKind, string | undefined];
    if (!secret || secret.length > LONGEST_SECRET) throw notKnown(kind);
    const hash = digest('sha256', secret);
    const holder = await holderOf(kind, secret, hash);
    if (!holder) throw notKnown(kind);
    if (!holder.active || holder.suspended) throw new Failure('FORBIDDEN', messages.accountClosed);
    if (holder.mustEnrol) throw new Failure('FORBIDDEN', messages.enrolFirst);
    if (kind === 'key') noteUse(holder);
    else if (isUse && holder.isStale) {
      // The cached holder is shared: concurrent requests need not record the use again.
      holder.isStale = false;
      await askIdentity(NOTE_SESSION_USE, { tokenHash: hash });
    }
    return holder;
  };
  return Object.assign(authenticate, { forget: () => believed.clear() });
}

type ShownKind = 'key' | 'session' | 'portal';

const NOT_KNOWN: Record<ShownKind, string> = {
  key: messages.apiKey,
  session: messages.sessionOver,
  portal: messages.portalOver,
};

function notKnown(kind: ShownKind): Failure {
  return new Failure('UNAUTHENTICATED', NOT_KNOWN[kind]);
}

async function askGuest({ askPortal }: AuthenticateParts, credential: string): Promise<KnownHolder | null> {
  const found = await askPortal(credential);
  if (!found) return null;
  const { accountId, reservationId, adultId, isTest, previewBy, open } = found;
  const limits = { active: open, suspended: false, ratePerMinute: GUEST_PER_MINUTE };
  const own = { reservationId, adultId, keyId: previewBy ?? adultId ?? reservationId, isPreview: previewBy !== null };
  return { kind: 'guest', accountId, accountIds: [accountId], isTest, ...own, ...limits };
}

/** The viewer in a token signed by one of the service's own processes; null if there is no token. Throws UNAUTHENTICATED. */
export async function vouchedViewer(
  authorization: string | undefined,
  secret: string | undefined,
): Promise<Viewer | null> {
  const bearer = bearerOf(authorization);
  if (!secret || !bearer || !isToken(bearer)) return null;
  try {
    return verifyViewer(bearer, 'gateway', new TextEncoder().encode(secret));
  } catch {
    throw new Failure('UNAUTHENTICATED', messages.badToken);
  }
}
