import { useCallback, useEffect, useRef, useState } from 'react';
import type { Operations } from './answers.js';
import { type Name, type Refused, ask, refusedBy } from './ask.js';

interface Connection<Node> {
  totalCount?: number;
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

type Variables<N extends Name> = Operations[N]['variables'];

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
  key: string;
  rows: Node[];
  total: number | null;
  hasMore: boolean;
}

/** Reads a connection page by page, from the start if its variables change. Outdated answers are ignored. */
export function useConnection<N extends Name, Node>(
  name: N,
  variables: Omit<Variables<N>, 'after'>,
  pick: (answer: Operations[N]['answer']) => Connection<Node>,
): Paged<Node> {
  const key = JSON.stringify(variables);
  const [read, setRead] = useState<Read<Node> | null>(null);
  const [failed, setFailed] = useState<Refused | null>(null);
  const [wanted, setWanted] = useState({ key, pages: 1 });
  const [isReading, setReading] = useState(false);
  const turn = useRef(0);
  const picking = useRef(pick);
  picking.current = pick;
  const pages = wanted.key === key ? wanted.pages : 1;
  const again = useCallback(() => {
    const mine = (turn.current += 1);
    const isMine = () => turn.current === mine;
    setReading(true);
    readPages(name, JSON.parse(key) as Variables<N>, pages, (answer: Operations[N]['answer']) =>
      picking.current(answer),
    )
      .then(
        (pagesRead) => isMine() && (setRead({ key, ...pagesRead }), setFailed(null)),
        (error: unknown) => isMine() && setFailed(refusedBy(error)),
      )
      .finally(() => isMine() && setReading(false));
  }, [name, key, pages]);
  useEffect(() => {
    again();
    return () => void (turn.current += 1);
  }, [again]);
  const current = read?.key === key ? read : null;
  return {
    rows: current?.rows ?? null,
    total: current?.total ?? null,
    hasMore: current?.hasMore ?? false,
    isReading,
    failed,
    again,
    more: () => setWanted({ key, pages: pages + 1 }),
  };
}

/** The first pages of a connection, one after the other. */
async function readPages<N extends Name, Node>(
  name: N,
  variables: Variables<N>,
  pages: number,
  pick: (answer: Operations[N]['answer']) => Connection<Node>,
) {
  const rows: Node[] = [];
  let total: number | null = null;
  let after: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const { edges, pageInfo, totalCount }: Connection<Node> = pick(await ask(name, { ...variables, after }));
    rows.push(...edges.map(({ node }) => node));
    total = totalCount ?? total;
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) return { rows, total, hasMore: false };
  }
  return { rows, total, hasMore: true };
}
