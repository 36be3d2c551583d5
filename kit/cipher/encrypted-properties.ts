import type { EntityMetadata } from '@mikro-orm/core';
import type { SealedColumn } from './cipher.js';
import { EncryptedText } from './encrypted-text.js';
import { SealableText } from './sealable-text.js';

export interface EncryptedProperty {
  /** Name of the entity's property. */
  name: string;
  column: SealedColumn;
  /** The column can contain plain text too: `SealableText`. */
  sealable: boolean;
}

const known = new WeakMap<EntityMetadata, EncryptedProperty[]>();

/** The encrypted properties of an entity. */
export function encryptedProperties(meta: EntityMetadata, schema: string): EncryptedProperty[] {
  const found = known.get(meta);
  if (found) return found;
  const made = meta.props.flatMap(({ name, customType, fieldNames }) =>
    customType instanceof EncryptedText
      ? [
          {
            name: String(name),
            column: `${schema}.${meta.tableName}.${fieldNames[0]}` as const,
            sealable: customType instanceof SealableText,
          },
        ]
      : [],
  );
  known.set(meta, made);
  return made;
}
