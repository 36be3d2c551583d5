import { useCallback, useEffect, useState } from 'react';
import type { RequestPolicy } from '@urql/core';
import { type Source, pipe, subscribe } from 'wonka';
import type { Refused } from './ask.js';

/** An answer, or why there is none. */
export interface Found<Data> {
  data: Data | null;
  failed: Refused | null;
  /** Whether a newer answer is on its way. */
  isStale: boolean;
}

const NOTHING = { data: null, failed: null, isStale: true };

/** What the cache has. */
function cachedOf<Data>(read: (policy: RequestPolicy) => Source<Found<Data>>): Found<Data> {
  let found: Found<Data> = NOTHING;
  const { unsubscribe } = pipe(
    read('cache-only'),
    subscribe((next) => void (found = next)),
  );
  unsubscribe();
  return found.data ? { ...found, isStale: true } : NOTHING;
}

/**
 * Shows what the cache has for this key, then every newer answer. Data stays beside a failure to read it again, but is never
 * shown for another key.
 */
export function useFollowed<Data>(key: string, read: (policy: RequestPolicy) => Source<Found<Data>>) {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState(() => ({ key, found: cachedOf(read) }));
  let { found } = state;
  if (state.key !== key) {
    found = cachedOf(read);
    setState({ key, found });
  }
  useEffect(() => {
    setState((before) => (before.found.isStale ? before : { key, found: { ...before.found, isStale: true } }));
    const { unsubscribe } = pipe(
      read('cache-and-network'),
      subscribe((next) =>
        setState((before) => ({
          key,
          found: { ...next, data: next.data ?? (before.key === key ? before.found.data : null) },
        })),
      ),
    );
    return unsubscribe;
  }, [key, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { ...found, again };
}
