import { isDeepStrictEqual } from 'node:util';
import type { Holder, Viewer } from '#kit/viewer/viewer.js';

/** Who subscribed, and the connection, which knows the accounts that its key or session reaches now. */
export interface Subscriber {
  viewer: Viewer;
  connection: { holder: Pick<Holder, 'accountIds' | 'testAccountIds'> };
}

/** The viewer with the accounts of now: the same object as before unless these have changed. */
export function familyViewer({ viewer, connection }: Subscriber): () => Viewer {
  let current = viewer;
  return () => {
    const { accountIds, testAccountIds } = connection.holder;
    const isSame = isDeepStrictEqual(accountIds, current.accountIds);
    if (!isSame) current = { ...current, accountIds, ...(testAccountIds && { testAccountIds }) };
    return current;
  };
}
