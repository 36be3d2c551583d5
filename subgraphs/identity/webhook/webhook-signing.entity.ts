import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** Signing secrets and Authorization header of an account's deliveries. `id` is the account ID. */
@Entity({ tableName: 'webhook_signing' })
export class WebhookSigning extends AccountRow {
  /** `whsec_` and 32 bytes in base64, as in Standard Webhooks; null while no webhook is registered. */
  @Property({ type: EncryptedText, nullable: true })
  signingSecret: string | null = null;

  /** Previous secret, which also signs until `previousUntil`. */
  @Property({ type: EncryptedText, nullable: true })
  previousSecret: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  previousUntil: Date | null = null;

  /** Authorization header sent with each delivery. */
  @Property({ type: EncryptedText, nullable: true })
  authorizationHeader: string | null = null;
}
