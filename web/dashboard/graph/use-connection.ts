import { useState } from 'react';
import type { RequestPolicy } from '@urql/core';
import { type Source, fromValue, map, pipe, switchMap } from 'wonka';
import type { Refused } from './ask.js';
import type { Answer, Name, Variables } from './requests.js';
import { answersTo } from './use-asked.js';
import { type Found, useFollowed } from './use-followed.js';

interface Connection<Node> {
  totalCount?: number;
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

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

interface Read<Node> {
  rows: Node[];
  total: number | null;
  hasMore: boolean;
}

/** What is read of a connection. */
interface Reading<N extends Name, Node> {
  name: N;
  variables: Omit<Variables<N>, 'after'>;
  pick: (answer: Answer<N>) => Connection<Node>;
}

/** Reads a connection page by page, from the start if its variables change. It follows changes, as `useAsked` does. */
export function useConnection<N extends Name, Node>(
  name: N,
  variables: Omit<Variables<N>, 'after'>,
  pick: (answer: Answer<N>) => Connection<Node>,
): Paged<Node> {
  const key = `${name} ${JSON.stringify(variables)}`;
  const [wanted, setWanted] = useState({ key, pages: 1 });
  const pages = wanted.key === key ? wanted.pages : 1;
  const { data, failed, isStale, again } = useFollowed(
    key,
    (policy) => pagesOf({ name, variables, pick }, policy, pages, null),
    pages,
  );
  return {
    rows: data?.rows ?? null,
    total: data?.total ?? null,
    hasMore: data?.hasMore ?? false,
    isReading: isStale && !failed,
    failed,
    again,
    more: () => setWanted({ key, pages: pages + 1 }),
  };
}

/** A page and those after it. Each is followed; a page that ends elsewhere now is followed by other ones. */
function pagesOf<N extends Name, Node>(
  reading: Reading<N, Node>,
  policy: RequestPolicy,
  pages: number,
  after: string | null,
): Source<Found<Read<Node>>> {
  const { name, variables, pick } = reading;
  return pipe(
    answersTo(name, { ...variables, after } as Variables<N>, policy),
    switchMap(({ data, failed, isStale }): Source<Found<Read<Node>>> => {
      if (!data) return fromValue({ data: null, failed, isStale });
      const { edges, pageInfo, totalCount } = pick(data);
      const page = { rows: edges.map(({ node }) => node), total: totalCount ?? null, hasMore: pageInfo.hasNextPage };
      if (pages === 1 || !page.hasMore) return fromValue({ data: page, failed, isStale });
      return pipe(
        pagesOf(reading, policy, pages - 1, pageInfo.endCursor),
        map((rest) => ({
          data: rest.data && {
            rows: [...page.rows, ...rest.data.rows],
            total: rest.data.total ?? page.total,
            hasMore: rest.data.hasMore,
          },
          failed: rest.failed,
          isStale: isStale || rest.isStale,
        })),
      );
    }),
  );
}
