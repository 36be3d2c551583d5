/** Every asker. `owner` has the row that a request names, `sdk` is an SDK key of the owner's account. */
export const ASKERS = [
  ...(['owner', 'parent', 'sibling', 'stranger', 'sdk'] as const),
  ...(['suspended', 'disabled', 'revoked', 'nobody'] as const),
];

export type Asker = (typeof ASKERS)[number];

/**
 * What one asker gets: `answer`, `forbidden` (an SDK key at the fence), `shut out` (the account is suspended),
 * `not known` (no such key), or in the terms of the interface: `404 account_not_found`, `LISTING_NOT_FOUND`, `null`,
 * (also for an empty list), `empty`, `0`.
 */
export type Outcome = string;

export type Profile = Record<Asker, Outcome>;

const SHUT_OUT = { suspended: 'shut out', disabled: 'shut out', revoked: 'not known', nobody: 'not known' };

/** The expectation of one operation, spelled out for holders of a working key. */
export function profile(known: Pick<Profile, 'owner' | 'parent' | 'sibling' | 'stranger' | 'sdk'>): Profile {
  return { ...known, ...SHUT_OUT };
}

const answering = { owner: 'answer', parent: 'answer', sibling: 'answer', stranger: 'answer' };

/** A row of the owner: for its account and the accounts above it. Others get `refused`, as for an unknown row. */
export const ownRow = (refused: Outcome) =>
  profile({ owner: 'answer', parent: 'answer', sibling: refused, stranger: refused, sdk: 'forbidden' });

/** Each key gets or creates data of its own account; the walk checks that no data of the owner is in it. */
export const OWN_ACCOUNT = profile({ ...answering, sdk: 'forbidden' });

/** The same response for every API key of any account. */
export const PUBLIC_TO_KEYS = profile({ ...answering, sdk: 'forbidden' });

/** The same response for every key, SDK keys too. */
export const OPEN_TO_SDK = profile({ ...answering, sdk: 'answer' });

/** Refused for every key. */
export const FORBIDDEN_TO_ALL = profile({
  owner: 'forbidden',
  parent: 'forbidden',
  sibling: 'forbidden',
  stranger: 'forbidden',
  sdk: 'forbidden',
});

/** A row that only its own account can reach: the accounts above have rows of their own. */
export const ownAlone = (refused: Outcome) =>
  profile({ owner: 'answer', parent: refused, sibling: refused, stranger: refused, sdk: 'forbidden' });

/** A row of the account above the owner: an account never reaches up. */
export const parentsRow = (refused: Outcome) =>
  profile({ owner: refused, parent: 'answer', sibling: refused, stranger: refused, sdk: 'forbidden' });
