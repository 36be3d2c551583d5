import { useState } from 'react';
import type { RequestPolicy } from '@urql/core';
import { type Source, empty, filter, map, pipe } from 'wonka';
import { type Refused, refusalOf, refusedBy } from './ask.js';
import { client } from './client.js';
import { type Answer, type Name, type Variables, contextOf, fillsForm, requestOf } from './requests.js';
import { type Found, useFollowed } from './use-followed.js';

export interface Asked<Data> {
  /** The latest answer; null until the first arrives. */
  data: Data | null;
  failed: Refused | null;
  again(): void;
}

/** The answers to a query: that of the cache, then newer ones. */
export function answersTo<N extends Name>(
  name: N,
  variables: Variables<N>,
  policy: RequestPolicy,
): Source<Found<Answer<N>>> {
  if (policy === 'cache-only' && fillsForm(name)) return empty as Source<never>;
  const requestPolicy = fillsForm(name) ? 'network-only' : policy;
  return pipe(
    client.executeQuery(requestOf(name, variables), { ...contextOf(name), requestPolicy }),
    map((result) => {
      const failed = refusalOf(result);
      return { data: failed ? null : (result.data ?? null), failed, isStale: result.stale };
    }),
    filter(({ data, failed }) => data !== null || failed !== null),
  );
}

/**
 * The answer to a query, at once if the cache has it, and read again in the background. It follows changes. Null variables
 * ask nothing.
 */
export function useAsked<N extends Name>(name: N, variables: Variables<N> | null): Asked<Answer<N>> {
  const { data, failed, again } = useFollowed(`${name} ${JSON.stringify(variables)}`, (policy) =>
    variables === null ? (empty as Source<never>) : answersTo(name, variables, policy),
  );
  return { data, failed, again };
}

/**
 * Runs one action at a time and stores why it failed. `run` returns true on success; `change` then calls `onDone`.
 */
export function useDoing(onDone?: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Refused | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailed(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailed(refusedBy(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    if (await run(work)) onDone?.();
  };
  return { isBusy, failed, run, change };
}
