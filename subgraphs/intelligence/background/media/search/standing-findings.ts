import type pg from 'pg';
import type { Article } from '../../../news/facts.js';
import { articlesAt } from '../../../news/find-articles.js';

/** Said of what stands although the source's answer holds its article no more. */
export const UNLISTED = 'no_longer_listed';

/** Something that an earlier search found. */
interface Placed {
  link: string | null;
  imported?: boolean | undefined;
}

/** The imported articles that an earlier search found, as they are now: newer ones may hide them from a search. */
export function importedAgain(pool: pg.Pool, earlier: readonly Placed[]): Promise<Article[]> {
  return articlesAt(
    pool,
    earlier.flatMap(({ link, imported }) => (link !== null && imported !== false ? [link] : [])),
  );
}

/**
 * Of what an earlier search found, what a source outside does not list any more. Such a source tells of some months only, so
 * that this takes nothing back; of the imported corpus what is not there was withdrawn, or is too old.
 */
export function unlisted<Found extends Placed>(earlier: readonly Found[], read: ReadonlySet<string>): Found[] {
  return earlier.filter(({ link, imported }) => link !== null && !imported && !read.has(link));
}

/** A list of marks with the one for that. */
export const marked = <Mark extends string>(marks: readonly Mark[]): (Mark | typeof UNLISTED)[] => [
  ...new Set([...marks, UNLISTED as typeof UNLISTED]),
];
