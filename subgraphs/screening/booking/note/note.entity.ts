import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** A note on a reservation. */
@Entity({ tableName: 'note' })
export class Note extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  /** null: erased with the guest. */
  @Property({ type: EncryptedText, nullable: true })
  text!: string | null;

  @Property({ type: 'text' })
  authorType!: string;

  @Property({ type: 'uuid', nullable: true })
  authorId: string | null = null;

  /** The signed-in user; null: the account's own sign-in, or an API key. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;
}
