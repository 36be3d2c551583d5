import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SealingDriver } from '../cipher/sealing-driver.js';

/** Columns that were read before: by entity, then by list of names. */
const known = new WeakMap<object, Map<unknown, Map<unknown, string>>>();

/** The column of each property of an entity; only those named in `names`, if given. `names` must be a constant. */
export function columnNames<T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  names?: readonly (keyof T)[],
): ReadonlyMap<keyof T, string> {
  const metadata = em.getMetadata(entity);
  const byNames = known.get(metadata) ?? new Map<unknown, Map<unknown, string>>();
  known.set(metadata, byNames);
  const found = byNames.get(names);
  if (found) return found as Map<keyof T, string>;
  const columns = new Map<keyof T, string>();
  for (const { name, fieldNames } of metadata.props)
    if (fieldNames?.[0] && (!names || names.includes(name as keyof T))) columns.set(name as keyof T, fieldNames[0]);
  byNames.set(names, columns);
  return columns;
}

/** An entity's columns as JSON for `jsonb_populate_record`, in stored form: encrypted columns are encrypted. */
export function storedRow<T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  row: T & { accountId: string; id: string },
  names?: readonly (keyof T)[],
): string {
  const columns = [...columnNames(em, entity, names)];
  const given = Object.fromEntries(columns.map(([name]) => [name, row[name]]));
  const stored = (em.getDriver() as unknown as SealingDriver).encrypted(entity, given, row);
  return JSON.stringify(Object.fromEntries(columns.map(([name, column]) => [column, jsonOf(stored[name as string])])));
}

/** Bytes in the hexadecimal form of PostgreSQL. */
const jsonOf = (value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
