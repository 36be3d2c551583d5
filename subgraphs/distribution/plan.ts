import type { CatalogTable } from './read-catalog.js';
import { DISTRIBUTION_COLUMN, FIRST_DISTRIBUTED, LOCAL_SCHEMAS, LOCAL_TABLES, REFERENCE_TABLES } from './tables.js';

export type Kind = 'distributed' | 'reference' | 'local';

/** Returns how a table is stored across nodes. Tables on no list are distributed. */
export function kindOf({ name, schema }: Pick<CatalogTable, 'name' | 'schema'>): Kind {
  if (name in REFERENCE_TABLES) return 'reference';
  return name in LOCAL_TABLES || schema in LOCAL_SCHEMAS ? 'local' : 'distributed';
}

/** Lists what Citus would reject, one sentence each. An empty list means that the schema can be distributed. */
export function problemsOf(tables: CatalogTable[]): string[] {
  const kinds = new Map(tables.map((table) => [table.name, kindOf(table)]));
  const listed = [...Object.keys(REFERENCE_TABLES), ...Object.keys(LOCAL_TABLES)];
  return [
    ...listed.filter((name) => !kinds.has(name)).map((name) => `${name} is listed but does not exist`),
    ...listed
      .filter((name) => name in REFERENCE_TABLES && name in LOCAL_TABLES)
      .map((name) => `${name} is listed both as a reference table and as a local table`),
    ...tables.flatMap((table) => [
      ...ofDistributed(table, kinds.get(table.name)!),
      ...ofKeys(table, kinds),
      ...(kinds.get(table.name) === 'local' ? [] : table.triggers.map((name) => `${table.name} has trigger ${name}`)),
    ]),
  ];
}

function ofDistributed({ name, distributedBy, uniques, smallCounters, views }: CatalogTable, kind: Kind): string[] {
  if (kind !== 'distributed') return [];
  const loose = uniques.filter(({ columns }) => !columns.includes(DISTRIBUTION_COLUMN));
  return [
    ...(distributedBy === 'uuid'
      ? []
      : [`${name} has no column "${DISTRIBUTION_COLUMN} uuid not null" and is not listed`]),
    ...loose.map((index) => `${name} has unique index ${index.name}, which does not include ${DISTRIBUTION_COLUMN}`),
    ...smallCounters.map((column) => `${name} has identity column ${column}, which is not a bigint`),
    ...views.map((view) => `${name} is used by view ${view}`),
  ];
}

/** A foreign key must stay within one node: it includes the distribution column, or its target is on every node. */
function ofKeys({ name, foreignKeys }: CatalogTable, kinds: Map<string, Kind>): string[] {
  const kind = kinds.get(name)!;
  const wrong = foreignKeys.filter(({ to, pairs }) => {
    const target = kinds.get(to);
    if (target === 'reference') return false;
    if (kind === 'local') return target === 'distributed';
    const together = pairs.some((pair) => pair.every((column) => column === DISTRIBUTION_COLUMN));
    return !(kind === 'distributed' && target === 'distributed' && together);
  });
  return wrong.map((key) => `${name} has foreign key ${key.name} to ${key.to}, which may be on another node`);
}

/** A Citus call for one table, and the statement that removes the rows left on the coordinator. */
export interface Call {
  table: string;
  kind: Exclude<Kind, 'local'>;
  statements: [string, string];
}

/** Returns the calls in order: reference tables, the first distributed table, then the tables co-located with it. */
export function callsFor(tables: CatalogTable[]): Call[] {
  const of = (kind: Kind) => tables.filter((table) => kindOf(table) === kind).map(({ name }) => name);
  const others = of('distributed').filter((name) => name !== FIRST_DISTRIBUTED);
  return [
    ...of('reference').map((table) => call(table, 'reference', `create_reference_table('${table}')`)),
    call(FIRST_DISTRIBUTED, 'distributed', distribute(FIRST_DISTRIBUTED, 'none')),
    ...others.map((table) => call(table, 'distributed', distribute(table, FIRST_DISTRIBUTED))),
  ];
}

const distribute = (table: string, with_: string) =>
  `create_distributed_table('${table}', '${DISTRIBUTION_COLUMN}', colocate_with => '${with_}')`;

function call(table: string, kind: Call['kind'], made: string): Call {
  return {
    table,
    kind,
    statements: [`select ${made};`, `select truncate_local_data_after_distributing_table('${table}');`],
  };
}
