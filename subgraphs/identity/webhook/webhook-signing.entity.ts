import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** How an account's deliveries prove where they come from. `id` is the account's. */
@Entity({ tableName: 'webhook_signing' })
export class WebhookSigning extends AccountRow {
  /** `whsec_` and 32 bytes in base64, as Standard Webhooks spells it; null while no webhook is registered. */
  @Property({ type: EncryptedText, nullable: true })
  signingSecret: string | null = null;

  /** The secret before; until `previousUntil` deliveries are signed with it too. */
  @Property({ type: EncryptedText, nullable: true })
  previousSecret: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  previousUntil: Date | null = null;

  /** Sent as the Authorization header with each delivery. */
  @Property({ type: EncryptedText, nullable: true })
  authorizationHeader: string | null = null;
}
