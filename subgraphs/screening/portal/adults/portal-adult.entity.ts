import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

const sealed = () => Property({ type: EncryptedText, nullable: true });
const moment = () => Property({ type: 'Date', columnType: 'timestamptz', nullable: true });

/**
 * An adult on the guest list with a portal link of their own. Their steps, document check and images are stored under
 * `id`, where those of the primary guest use the reservation's id.
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

  /** Keyed digest of the name within the reservation: identifies adults when the list is submitted again. */
  @Property({ type: 'text', nullable: true })
  personKey: string | null = null;

  /** Id of the current link; null: revoked. */
  @Property({ type: 'uuid', nullable: true })
  linkId: string | null = null;

  @moment()
  linkedAt: Date | null = null;

  @moment()
  erasedAt: Date | null = null;
}
