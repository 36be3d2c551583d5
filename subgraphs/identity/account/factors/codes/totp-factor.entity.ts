import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** The authenticator app of a holder. `id` is the account ID or team member ID. */
@Entity({ tableName: 'totp_factor' })
export class TotpFactor extends AccountRow {
  /** null for the account's own sign-in. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** Secret in base32, as authenticator apps expect it. */
  @Property({ type: EncryptedText })
  secret!: string;

  /** null until confirmed with the first code. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;

  /** Time step of the last accepted code. A code of this or an earlier step is a replay. */
  @Property({ type: 'integer', columnType: 'bigint' })
  lastStep: number = 0;
}
