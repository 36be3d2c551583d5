import type { EntityClass } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';

/**
 * The columns of an entity as property name → SQL on the table `t`, for reads without hydration. Encrypted columns are
 * not decrypted. Names in `without` are omitted.
 */
export function columnsOf<T extends object>(
  orm: MikroORM,
  entity: EntityClass<T>,
  without: (keyof T)[] = [],
): Record<string, string> {
  const columns: Record<string, string> = {};
  for (const property of orm.getMetadata(entity).props) {
    const [column] = property.fieldNames ?? [];
    if (!column || without.includes(property.name as keyof T)) continue;
    columns[property.name] = `t."${column}"`;
  }
  return columns;
}
