import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

const sealed = () => Property({ type: EncryptedText, nullable: true });
const moment = () => Property({ type: 'Date', columnType: 'timestamptz', nullable: true });

/**
 * An adult of the guest list who does screens by a link of their own. Their steps, document check and pictures stand
 * under `id`, where those of the guest who booked stand under the reservation's.
 */
@Entity({ tableName: 'portal_adult' })
export class PortalAdultRow extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  @sealed()
  name: string | null = null;

  @sealed()
  email: string | null = null;

  @sealed()
  phone: string | null = null;

  /** `YYYY-MM-DD`. */
  @sealed()
  birthDate: string | null = null;

  /** A keyed digest of the name within the reservation: a list that is sent again keeps who was on it. */
  @Property({ type: 'text', nullable: true })
  personKey: string | null = null;

  /** What the link in force names; null: it was taken back. */
  @Property({ type: 'uuid', nullable: true })
  linkId: string | null = null;

  @moment()
  linkedAt: Date | null = null;

  @moment()
  erasedAt: Date | null = null;
}
