import type { MikroORM } from '@mikro-orm/postgresql';
import type { SealedColumn } from '../cipher.js';
import { isSealedSql } from '../sealable-text.js';
import { encryptedProperties } from '../encrypted-properties.js';

/** A column with encrypted values. SQL fragments refer to the table as `t`. */
export interface SealedPlace {
  /** The column that its values are bound to. */
  boundTo: SealedColumn;
  /** Schema-qualified. */
  table: string;
  column: string;
  /** Columns of the primary key in order, with their types. */
  key: [name: string, type: 'uuid' | 'text' | 'bigint'][];
  /** SQL for the row that values are bound to. */
  accountId: string;
  id: string;
  /** SQL to read the encrypted value, and for the whole column with the value replaced by `value`. */
  read: string;
  replaced(value: string): string;
}

const TENANT_KEY: SealedPlace['key'] = [
  ['account_id', 'uuid'],
  ['id', 'uuid'],
];

/** A text column of an account's rows, with values bound to the account and the rest of the key. */
export function sealedPlace(boundTo: SealedColumn, key = TENANT_KEY): SealedPlace {
  const [schema, table, column] = boundTo.split('.') as [string, string, string];
  return {
    boundTo,
    column,
    key,
    table: `${schema}.${table}`,
    accountId: 't.account_id',
    id: `t.${key[1]![0]}`,
    read: `t.${column}`,
    replaced: (value) => value,
  };
}

/** The encrypted columns of all entities. */
export function sealedPlacesOf(orm: MikroORM): SealedPlace[] {
  const schema = orm.config.get('schema') as string;
  return [...orm.getMetadata().getAll().values()].flatMap((meta) =>
    encryptedProperties(meta, meta.schema ?? schema).map(({ column, sealable }) =>
      sealable ? sealedWhereSet(sealedPlace(column)) : sealedPlace(column),
    ),
  );
}

/** For a column that contains plain text too, covers only the encrypted values. */
function sealedWhereSet(place: SealedPlace): SealedPlace {
  return { ...place, read: `(case when ${isSealedSql(place.read)} then ${place.read} end)` };
}
