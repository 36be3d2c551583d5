import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** How guests get into a listing. The row has the listing's ID. Encrypted, because hosts write door codes here. */
@Entity({ tableName: 'check_in_instructions' })
export class CheckInInstructions extends AccountRow {
  @Property({ type: EncryptedText })
  text!: string;
}
