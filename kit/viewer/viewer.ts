import type { RequestClaim } from './request-claim.js';

/** Roles of signed-in users; each includes the rights of the ones before. */
export const ROLES = ['viewer', 'manager', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/**
 * The holder of a key or session. `accountIds` are the accounts whose rows are visible (its own first, then sub-accounts).
 * Kinds: `user` is a signed-in user, `service` the service itself acting for the given accounts, `guest` the holder of a
 * reservation's portal link.
 */
export interface Holder {
  kind: 'api' | 'sdk' | 'user' | 'service' | 'guest';
  accountId: string;
  accountIds: string[];
  /** Test accounts below a live one: managed from there, but their rows are not visible. */
  testAccountIds?: string[];
  /** Whether it is a test account; for the service itself, whether it acts for an analysis in test mode. */
  isTest?: boolean;
  /** ID of the credential: the key, the session of a `user`, the reservation of a `guest`. */
  keyId: string | null;
  /** Of a `user`: the role, and the ID of the user within the account; null if signed in as the account itself. */
  role?: Role;
  personId?: string | null;
  /** Of a `guest`: the reservation of the portal link. */
  reservationId?: string;
  /** Of an additional guest's own link: which one. */
  adultId?: string | null;
  /** Of a `guest`: a team member's read-only preview of the portal. */
  isPreview?: boolean;
}

/** The caller of one request. `address` is the IP address; both are null for the service itself. */
export interface Viewer extends Holder {
  address: string | null;
  requestId: string | null;
  /** Set for requests with an `Idempotency-Key`: writes as this viewer happen once. */
  claim?: RequestClaim;
}

/** Creates the viewer of one request: a copy, because holders are shared between requests. */
export function viewerFrom(holder: Holder, address: string | null, requestId: string | null): Viewer {
  return { ...holder, address, requestId };
}
