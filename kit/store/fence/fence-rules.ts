/** What a part of the service may do with a table that isn't in a schema of its own, or less than everything with one that is. */
export interface TableRights {
  table: string;
  part: string;
  rights: Right[];
}

export type Right = 'select' | 'insert' | 'update' | 'delete' | 'maintain';

/** What the fence is made of; tables are found in the catalog, so that a new one stands behind it by itself. */
export interface FenceRules {
  /** Where the tables are. */
  schemas: string[];
  /** Parts of the service, each with a role of its own; `schemas` are those whose tables it reads and changes. */
  parts: { part: string; schemas: string[] }[];
  /** Instead of what the part's schemas give it. */
  exceptions: TableRights[];
  /** Tables whose rows belong to the account that another column than `account_id` names. */
  accountColumns: Record<string, string>;
  /** Tables whose texts are searched by a part; see `forSearch`. */
  searched: { table: string; part: string }[];
  /** Parts that load so much at once that they tell the planner about it (`analyze`). */
  maintaining: string[];
  /** Tables that a part makes anew while it works, and therefore owns; it may make tables in their schema. */
  remade: { table: string; part: string }[];
}
