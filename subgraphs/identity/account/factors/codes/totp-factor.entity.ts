import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** The authenticator app of one holder. `id` is the account's, or the person's. */
@Entity({ tableName: 'totp_factor' })
export class TotpFactor extends AccountRow {
  /** null: who signs in with the account's own address. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** Base32, as apps take it. */
  @Property({ type: EncryptedText })
  secret!: string;

  /** null until a first code was entered. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;

  /** Time step of the last accepted code: a code of this step or an earlier one is a replay. */
  @Property({ type: 'integer', columnType: 'bigint' })
  lastStep: number = 0;
}
