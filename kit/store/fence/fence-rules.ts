/** Rights of a part of the service on single tables, where they differ from the rights on its schemas. */
export interface TableRights {
  table: string;
  part: string;
  rights: Right[];
}

export type Right = 'select' | 'insert' | 'update' | 'delete' | 'maintain';

/** Rules of row security. Tables are found in the catalog, so new ones are covered automatically. */
export interface FenceRules {
  /** The schemas with the tables. */
  schemas: string[];
  /** Parts of the service, each with its own role; it can read and change the tables in `schemas`. */
  parts: { part: string; schemas: string[] }[];
  /** Replaces the rights from the part's schemas. */
  exceptions: TableRights[];
  /** Tables whose account is in another column than `account_id`. */
  accountColumns: Record<string, string>;
  /** Tables that a part searches by text; see `forSearch`. */
  searched: { table: string; part: string }[];
  /** Parts that load so much data at once that they run `analyze`. */
  maintaining: string[];
  /** Tables that a part recreates at runtime and therefore owns; it can create tables in their schema. */
  remade: { table: string; part: string }[];
}
