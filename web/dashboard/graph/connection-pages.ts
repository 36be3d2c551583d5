import type { RequestPolicy } from '@urql/core';
import { type Source, make, pipe, subscribe } from 'wonka';
import type { Refused } from './ask.js';
import type { Answer, Name, Variables } from './requests.js';
import { answersTo } from './use-asked.js';
import type { Found } from './use-followed.js';

export interface Connection<Node> {
  totalCount?: number;
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The rows of one page, or of several in a row. */
interface Read<Node> {
  rows: Node[];
  total: number | null;
  hasMore: boolean;
}

/** What is read of a connection. */
export interface Reading<N extends Name, Node> {
  name: N;
  variables: Omit<Variables<N>, 'after'>;
  pick: (answer: Answer<N>) => Connection<Node>;
}

/** How many pages of a connection are wanted. */
export interface Reach {
  key: string;
  pages: number;
  /** Reads one more page, or the last one again if it failed. */
  widen(): void;
}

interface Page<Node> {
  after: string | null;
  /** Null until it is read. Rows stay if they cannot be read again. */
  read: (Read<Node> & { endCursor: string | null }) | null;
  failed: Refused | null;
  isStale: boolean;
  stop(): void;
}

const isAnswered = ({ read, failed }: Page<unknown>) => read !== null || failed !== null;

function joined<Node extends { id: string }>(pages: readonly Page<Node>[]): Found<Read<Node>> {
  const read = pages.flatMap((page) => page.read ?? []);
  const last = read.at(-1);
  // A row that moved to an earlier page is on both until the later one is read again.
  const rows = new Map<string, Node>();
  for (const row of read.flatMap((page) => page.rows)) if (!rows.has(row.id)) rows.set(row.id, row);
  return {
    data: last ? { rows: [...rows.values()], total: last.total, hasMore: last.hasMore } : null,
    failed: pages.find(({ failed }) => failed)?.failed ?? null,
    isStale: pages.some(({ isStale }) => isStale),
  };
}

/**
 * The wanted pages of a connection, joined. Each page is a query of its own: it is read once, and again only after a
 * change. A page that ends elsewhere after a change is followed by other pages; the rows stay until those are read.
 */
export function pagesOf<N extends Name, Node extends { id: string }>(
  { name, variables, pick }: Reading<N, Node>,
  policy: RequestPolicy,
  reach: Reach,
): Source<Found<Read<Node>>> {
  return make(({ next }) => {
    const pages: Page<Node>[] = [];
    let shown: Found<Read<Node>> | null = null;
    const tell = () => {
      if (pages.every(isAnswered)) shown = joined(pages);
      else if (shown) shown = { ...shown, isStale: true };
      if (shown) next(shown);
    };
    const closeFrom = (at: number) => pages.splice(at).forEach(({ stop }) => stop());
    /** Opens the page after this one, if it is wanted and there is one. */
    const goOn = (page: Page<Node>) => {
      const at = pages.indexOf(page) + 1;
      const after = page.read?.hasMore ? page.read.endCursor : null;
      if (pages[at] && pages[at].after !== after) closeFrom(at);
      if (after !== null && at === pages.length && at < reach.pages) open(after);
    };
    const open = (after: string | null) => {
      const page: Page<Node> = { after, read: null, failed: null, isStale: true, stop: () => undefined };
      pages.push(page);
      const { unsubscribe } = pipe(
        answersTo(name, { ...variables, after } as Variables<N>, policy),
        subscribe(({ data, failed, isStale }) => {
          Object.assign(page, { read: data ? readOf(pick(data)) : page.read, failed, isStale });
          goOn(page);
          tell();
        }),
      );
      page.stop = unsubscribe;
    };
    reach.widen = () => {
      const last = pages.at(-1);
      if (!last || !isAnswered(last)) return;
      if (last.read) {
        reach.pages = pages.length + 1;
        goOn(last);
      } else {
        closeFrom(pages.length - 1);
        open(last.after);
      }
      tell();
    };
    open(null);
    return () => closeFrom(0);
  });
}

const readOf = <Node>({ edges, pageInfo, totalCount }: Connection<Node>) => ({
  rows: edges.map(({ node }) => node),
  total: totalCount ?? null,
  hasMore: pageInfo.hasNextPage,
  endCursor: pageInfo.endCursor,
});
