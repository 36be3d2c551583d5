import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** An unused recovery code. */
@Entity({ tableName: 'recovery_code' })
export class RecoveryCode extends AccountRow {
  /** Account ID, or team member ID. */
  @Property({ type: 'uuid' })
  holderId!: string;

  /** SHA-256 of the holder ID and the code, as hex. The code has 80 random bits, so a plain hash is enough. */
  @Property({ type: 'text' })
  codeHash!: string;
}
