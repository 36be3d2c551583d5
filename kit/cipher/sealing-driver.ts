import type {
  Dictionary,
  EntityData,
  EntityDictionary,
  EntityMetadata,
  EntityName,
  FilterQuery,
  NativeInsertUpdateManyOptions,
  NativeInsertUpdateOptions,
  PopulateOptions,
  QueryResult,
  UpsertManyOptions,
  UpsertOptions,
} from '@mikro-orm/core';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { AnyQueryBuilder } from '@mikro-orm/sql';
import { type SealedRow, open, seal } from './cipher.js';
import { type EncryptedProperty, encryptedProperties } from './encrypted-properties.js';
import { openIfSealed, sealIfSet } from './sealable-text.js';

/**
 * A database driver that encrypts `EncryptedText` columns on write and decrypts them on read, bound to the column and to
 * the row's account and ID. Throws for a write that does not include both.
 */
export class SealingDriver extends PostgreSqlDriver {
  override mapResult<T extends object>(
    result: EntityData<T>,
    meta: EntityMetadata<T>,
    ...more: [PopulateOptions<T>[]?, AnyQueryBuilder<T>?, Dictionary?]
  ): EntityData<T> | null {
    const row = super.mapResult(result, meta, ...more) as Dictionary | null;
    for (const { name, column, sealable } of this.propertiesOf(meta as EntityMetadata))
      if (row && typeof row[name] === 'string')
        row[name] = (sealable ? openIfSealed : open)(row[name], column, row as SealedRow);
    return row as EntityData<T> | null;
  }

  override nativeInsert<T extends object>(
    entity: EntityName<T>,
    data: EntityDictionary<T>,
    options?: NativeInsertUpdateOptions<T>,
  ): Promise<QueryResult<T>> {
    return super.nativeInsert(entity, this.encrypted(entity, data, data), options);
  }

  override nativeInsertMany<T extends object>(
    entity: EntityName<T>,
    data: EntityDictionary<T>[],
    options?: NativeInsertUpdateManyOptions<T>,
    transform?: (sql: string) => string,
  ): Promise<QueryResult<T>> {
    const rows = data.map((row) => this.encrypted(entity, row, row));
    return super.nativeInsertMany(entity, rows, options, transform);
  }

  override nativeUpdate<T extends object>(
    entity: EntityName<T>,
    where: FilterQuery<T>,
    data: EntityDictionary<T>,
    options?: NativeInsertUpdateOptions<T> & UpsertOptions<T>,
  ): Promise<QueryResult<T>> {
    return super.nativeUpdate(entity, where, this.encrypted(entity, data, where), options);
  }

  override nativeUpdateMany<T extends object>(
    entity: EntityName<T>,
    where: FilterQuery<T>[],
    data: EntityDictionary<T>[],
    options?: NativeInsertUpdateManyOptions<T> & UpsertManyOptions<T>,
    transform?: (sql: string, params: unknown[]) => string,
  ): Promise<QueryResult<T>> {
    const rows = data.map((row, n) => this.encrypted(entity, row, where[n]));
    return super.nativeUpdateMany(entity, where, rows, options, transform);
  }

  /** Returns a copy with encrypted columns in stored form, for statements outside the unit of work. */
  encrypted<T extends object, Data extends EntityDictionary<T> | object>(
    entity: EntityName<T>,
    data: Data,
    row: unknown,
  ): Data {
    const properties = this.propertiesOf(this.metadata.get(entity) as EntityMetadata);
    const given = data as Dictionary;
    const named = properties.filter(({ name }) => typeof given[name] === 'string');
    if (named.length === 0) return data;
    return Object.assign(
      { ...data },
      Object.fromEntries(
        named.map(({ name, column, sealable }) => [
          name,
          (sealable ? sealIfSet : seal)(given[name] as string, column, row as SealedRow),
        ]),
      ),
    );
  }

  private propertiesOf(meta: EntityMetadata | undefined): EncryptedProperty[] {
    return meta ? encryptedProperties(meta, meta.schema ?? (this.config.get('schema') as string)) : [];
  }
}
