import type pg from 'pg';
import type { Article } from '../../../news/facts.js';
import { articlesAt } from '../../../news/find-articles.js';

/** Marks a finding whose article the source no longer returns. */
export const UNLISTED = 'no_longer_listed';

/** A finding of an earlier search. */
interface Placed {
  link: string | null;
  imported?: boolean | undefined;
}

/**
 * Current versions of the imported articles an earlier search found; newer articles may push them out of the search.
 */
export function importedAgain(pool: pg.Pool, earlier: readonly Placed[]): Promise<Article[]> {
  return articlesAt(
    pool,
    earlier.flatMap(({ link, imported }) => (link !== null && imported !== false ? [link] : [])),
  );
}

/**
 * Findings of an earlier search that an external source no longer returns. Such a source covers a few months only, so a
 * missing article withdraws nothing; an article missing from the imported corpus was withdrawn or is too old.
 */
export function unlisted<Found extends Placed>(earlier: readonly Found[], read: ReadonlySet<string>): Found[] {
  return earlier.filter(({ link, imported }) => link !== null && !imported && !read.has(link));
}

/** Adds the `no_longer_listed` mark. */
export const marked = <Mark extends string>(marks: readonly Mark[]): (Mark | typeof UNLISTED)[] => [
  ...new Set([...marks, UNLISTED as typeof UNLISTED]),
];
