import type pg from 'pg';
import type { SourceFile } from '../source/source-file.js';

/** A column value before it is cast to the column's type. */
export type Value = string | number | boolean | null | undefined | string[] | Buffer | Buffer[];

/** One row of one of the dataset's tables. Omitted columns are null. */
export interface Put {
  into: string;
  row: Record<string, Value>;
}

/** Yielded instead of a row for a valid record that the lookup cannot use, such as a company without a website. */
export const SKIPPED = 'skipped';

export type Puts = AsyncIterable<Put | typeof SKIPPED>;

/**
 * A dataset that can be imported. To add one, add such an object to `DATASETS`. Its rows are stored in reference
 * tables, which belong to no account.
 */
export interface Dataset {
  /** Name for the operator, in kebab-case. */
  name: string;
  title: string;
  publisher: string;
  licence: string;
  /** Public download URL of the publisher; null if there is none. */
  officialUrl: string | null;
  /** Whether `officialUrl` is the operator's own, such as a mirror; its query can contain a token. */
  hasOwnUrl?: boolean;
  /** URLs of further files that belong to the one at `officialUrl`. */
  officialBeside?: string[];
  /** Returns the URLs of further pages, given the URL and text of the first one. Throws ListError. */
  officialPages?(address: string, firstPage: string): string[];
  /** Former URLs: data from them is replaced by data from `officialUrl`. */
  officialBefore?: string[];
  /** What to import, in a sentence for the operator. */
  advice: string;
  /** Maximum age of the data in days before checks stop relying on it; omitted if nobody is cleared by this data. */
  maxAgeDays?: number;
  /**
   * Name for a maximum age setting shared by several datasets, such as all watchlists; the dataset's own setting takes
   * precedence.
   */
  maxAgeGroup?: string;
  /** Whether guests wait for it: it is downloaded before other datasets. */
  isFetchedFirst?: boolean;
  /** Whether guests are searched for in it: an import then allows their checks to be completed. */
  isFollowed?: boolean;
  /** A select that returns one JSON object with the coverage of version $1: see `Coverage`. */
  coverageSql?: string;
  /**
   * Incremented when `read` produces different rows for the same file: an import started with an older revision is not
   * resumed.
   */
  revision: number;
  /** Schema-qualified table → column → SQL type. Each table also has a `version_id`. */
  tables: Record<string, Record<string, string>>;
  /**
   * Returns the part of the dataset that a file contains, by its name and first characters; parts have separate
   * versions. Default: `all` for every file. null: the file does not belong to the dataset.
   */
  partOf?(name: string, head: string): string | null;
  /** Returns the date (`YYYY-MM-DD`) stated in the first characters of a file; null if none. */
  statedDay?(head: string): string | null;
  /**
   * Yields the rows of the files of one part, always in the same order for the same files: an interrupted import
   * resumes by row number. Throws ImportProblem for malformed or truncated files.
   */
  read(files: SourceFile[]): Puts;
  /** Derives data from the rows of a complete version before it becomes active. Can safely run twice. */
  settle?(client: pg.PoolClient, version: Settling): Promise<void>;
  /**
   * Set for feeds, whose files contain only the latest records: merges the rows of a version into the rows of the part
   * under `corpusId`, and deletes rows that are replaced or too old. Runs instead of `settle`, in the transaction that
   * activates the version. Returns the number of deleted rows.
   */
  join?(client: pg.PoolClient, version: Joining): Promise<number>;
}

/** Coverage of an import; a missing field means no restriction. */
export interface Coverage {
  /** ISO 3166-1 alpha-2. */
  countries?: string[];
  /** Postal abbreviations of US states. */
  states?: string[];
  /** Names of its sources, as shown in results. */
  sources?: string[];
  /** ISO 639-1. */
  languages?: string[];
  /** First and last date (ISO 8601) of its records. */
  from?: string | null;
  to?: string | null;
}

/** A completely loaded version and its part. */
export interface Settling {
  id: string;
  dataset: string;
  part: string;
}

/** A version whose rows are merged into existing ones; rows not listed by any file for `keptDays` days are too old. */
export interface Joining extends Settling {
  corpusId: string;
  keptDays: number;
}

/** Part name of a dataset without parts. */
export const WHOLE = 'all';
