import type pg from 'pg';
import type { SourceFile } from '../source/source-file.js';

/** A value of a column, before it is cast to the column's type. */
export type Value = string | number | boolean | null | undefined | string[] | Buffer | Buffer[];

/** One row for one of the data set's tables. A member that is left out is null. */
export interface Put {
  into: string;
  row: Record<string, Value>;
}

/** Said instead of a row for a record that is well formed but of no use to the lookup, such as a company without a site. */
export const SKIPPED = 'skipped';

export type Puts = AsyncIterable<Put | typeof SKIPPED>;

/**
 * A data set that can be imported: adding one is adding such an object to `DATASETS`. Its rows live in reference tables,
 * which belong to no account.
 */
export interface Dataset {
  /** What the operator types, in kebab-case. */
  name: string;
  title: string;
  publisher: string;
  licence: string;
  /** Where its publisher gives it to everybody; null where there is no such address. */
  officialUrl: string | null;
  /** Addresses of further files that belong to the one at `officialUrl`. */
  officialBeside?: string[];
  /** Addresses of the further pages, told by the address and the text of the first one. Throws ListError. */
  officialPages?(address: string, firstPage: string): string[];
  /** Where it was published before: what came from there is replaced by what comes from `officialUrl`. */
  officialBefore?: string[];
  /** What to load, in a sentence for the operator. */
  advice: string;
  /** How many days old the data may be before a check no longer relies on it; left out where nothing is cleared by it. */
  maxAgeDays?: number;
  /** The setting that names an age for several data sets at once, such as all watchlists; its own name wins. */
  maxAgeGroup?: string;
  /** Guests wait for it: it is fetched from its publisher before those without this mark. */
  isFetchedFirst?: boolean;
  /** Guests are searched for in it: what an import changes lets their checks and entries be completed. */
  isFollowed?: boolean;
  /** A select of one JSON object that says what the version $1 covers: see `Coverage`. */
  coverageSql?: string;
  /** Raised when `read` gives other rows for the same file: a version begun by the old reading is not gone on with. */
  revision: number;
  /** Schema-qualified table → column → SQL type. Each table has a `version_id` beside these. */
  tables: Record<string, Record<string, string>>;
  /**
   * Which part of the data set a file holds, by its name and its first characters; parts are versioned apart. `all` for
   * every file unless given. null: the file is none of this data set's.
   */
  partOf?(name: string, head: string): string | null;
  /** The day (`YYYY-MM-DD`) that a file states for its data in its first characters; null: it states none. */
  statedDay?(head: string): string | null;
  /**
   * The rows of the files of one part, always in the same order for the same files: a load that was killed goes on by
   * number. Throws ImportProblem for what is malformed or truncated.
   */
  read(files: SourceFile[]): Puts;
  /** What is reckoned from a version's rows once all are there, before it comes into force. Safe to run twice. */
  settle?(client: pg.PoolClient, version: Settling): Promise<void>;
  /**
   * Given where a file holds the latest records alone: takes a version's rows in among those of the part that stand under
   * `corpusId`, and lets go what they replace and what is too old. In place of `settle`, in the transaction that puts the
   * version in force. Gives how many rows went.
   */
  join?(client: pg.PoolClient, version: Joining): Promise<number>;
}

/** What an import covers; a member that is left out does not limit it. */
export interface Coverage {
  /** ISO 3166-1 alpha-2. */
  countries?: string[];
  /** Postal abbreviations of States of the United States. */
  states?: string[];
  /** Names of its sources, as answers call them. */
  sources?: string[];
  /** ISO 639-1. */
  languages?: string[];
  /** The first and the last day (ISO 8601) that its records are of. */
  from?: string | null;
  to?: string | null;
}

/** A version whose rows are all there, and the part it is of. */
export interface Settling {
  id: string;
  dataset: string;
  part: string;
}

/** A version whose rows are taken in among others; those that no file listed for `keptDays` days are too old. */
export interface Joining extends Settling {
  corpusId: string;
  keptDays: number;
}

/** What `partOf` gives where a data set has no parts. */
export const WHOLE = 'all';
