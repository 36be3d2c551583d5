import { useRef } from 'react';
import type { Refused } from './ask.js';
import { type Connection, type Reach, pagesOf } from './connection-pages.js';
import type { Answer, Name, Variables } from './requests.js';
import { useFollowed } from './use-followed.js';

export interface Paged<Node> {
  /** Rows of all pages read so far; null until the first is read. */
  rows: Node[] | null;
  total: number | null;
  hasMore: boolean;
  isReading: boolean;
  failed: Refused | null;
  /** Reads the shown pages again. */
  again(): void;
  /** Reads the next page. */
  more(): void;
}

const firstPageOf = (key: string): Reach => ({ key, pages: 1, widen: () => undefined });

/** Reads a connection page by page, from the start if its variables change. It follows changes, as `useAsked` does. */
export function useConnection<N extends Name, Node extends { id: string }>(
  name: N,
  variables: Omit<Variables<N>, 'after'>,
  pick: (answer: Answer<N>) => Connection<Node>,
): Paged<Node> {
  const key = `${name} ${JSON.stringify(variables)}`;
  const reach = useRef(firstPageOf(key));
  if (reach.current.key !== key) reach.current = firstPageOf(key);
  const { data, failed, isStale, again } = useFollowed(key, (policy) =>
    pagesOf({ name, variables, pick }, policy, reach.current),
  );
  return {
    rows: data?.rows ?? null,
    total: data?.total ?? null,
    hasMore: data?.hasMore ?? false,
    isReading: isStale && !failed,
    failed,
    again,
    more: () => reach.current.widen(),
  };
}
