import { Type } from '@mikro-orm/core';

/**
 * A text column that is encrypted at rest. Its value is bound to its row, which a column type does not know: the
 * database driver encrypts and decrypts it (`SealingDriver`), so that entities and their snapshots hold plain text.
 */
export class EncryptedText extends Type<string | null, string | null> {
  override compareAsType(): string {
    return 'string';
  }

  override getColumnType(): string {
    return 'text';
  }
}
