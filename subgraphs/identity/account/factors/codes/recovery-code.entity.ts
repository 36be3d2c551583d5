import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** One recovery code that was not used yet. */
@Entity({ tableName: 'recovery_code' })
export class RecoveryCode extends AccountRow {
  /** The account's id, or the person's. */
  @Property({ type: 'uuid' })
  holderId!: string;

  /** SHA-256 of the holder's id and the code, in hex: a code has 80 random bits, so that a plain hash is enough. */
  @Property({ type: 'text' })
  codeHash!: string;
}
