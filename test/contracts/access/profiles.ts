/** Everybody who may knock. `owner` has the row that a request names, `sdk` is an SDK key of the owner's account. */
export const ASKERS = [
  ...(['owner', 'parent', 'sibling', 'stranger', 'sdk'] as const),
  ...(['suspended', 'disabled', 'revoked', 'nobody'] as const),
];

export type Asker = (typeof ASKERS)[number];

/**
 * What one asker gets: `answer`, `forbidden` (an SDK key at the fence), `shut out` (the account may not come in),
 * `not known` (no such key), or in the words of the interface: `404 account_not_found`, `LISTING_NOT_FOUND`, `null`,
 * (a list of nothing else too), `empty`, `0`.
 */
export type Outcome = string;

export type Profile = Record<Asker, Outcome>;

const SHUT_OUT = { suspended: 'shut out', disabled: 'shut out', revoked: 'not known', nobody: 'not known' };

/** The expectation of one operation, spelled out for those who hold a key that works. */
export function profile(known: Pick<Profile, 'owner' | 'parent' | 'sibling' | 'stranger' | 'sdk'>): Profile {
  return { ...known, ...SHUT_OUT };
}

const answering = { owner: 'answer', parent: 'answer', sibling: 'answer', stranger: 'answer' };

/** A row of the owner's: for its account and those above it. Others are told `refused`, as for an unknown row. */
export const ownRow = (refused: Outcome) =>
  profile({ owner: 'answer', parent: 'answer', sibling: refused, stranger: refused, sdk: 'forbidden' });

/** Each key gets or makes what is its own account's; the walk checks that nothing of the owner's is in it. */
export const OWN_ACCOUNT = profile({ ...answering, sdk: 'forbidden' });

/** The same answer for every API key, whosever it is. */
export const PUBLIC_TO_KEYS = profile({ ...answering, sdk: 'forbidden' });

/** The same answer for every key, SDK keys too. */
export const OPEN_TO_SDK = profile({ ...answering, sdk: 'answer' });

/** Refused to everybody who holds a key. */
export const FORBIDDEN_TO_ALL = profile({
  owner: 'forbidden',
  parent: 'forbidden',
  sibling: 'forbidden',
  stranger: 'forbidden',
  sdk: 'forbidden',
});

/** A row that is reached by its own account alone: those above have rows of their own. */
export const ownAlone = (refused: Outcome) =>
  profile({ owner: 'answer', parent: refused, sibling: refused, stranger: refused, sdk: 'forbidden' });

/** A row of the account above the owner's: an account never reaches up. */
export const parentsRow = (refused: Outcome) =>
  profile({ owner: refused, parent: 'answer', sibling: refused, stranger: refused, sdk: 'forbidden' });
