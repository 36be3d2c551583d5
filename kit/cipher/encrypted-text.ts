import { Type } from '@mikro-orm/core';

/**
 * A text column that is encrypted at rest. Values are bound to their row, which a column type does not know, so the
 * database driver encrypts and decrypts them (`SealingDriver`). Entities and their snapshots contain plain text.
 */
export class EncryptedText extends Type<string | null, string | null> {
  override compareAsType(): string {
    return 'string';
  }

  override getColumnType(): string {
    return 'text';
  }
}
