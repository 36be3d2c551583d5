import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** A registered webhook of an account, one per category. */
@Entity({ tableName: 'webhook_endpoint' })
export class WebhookEndpointRow extends AccountRow {
  @Property({ type: 'text' })
  webhookKey!: string;

  /** Encrypted, because the URL may contain the receiver's token. */
  @Property({ type: EncryptedText })
  url!: string;

  /** `full` or `thin`. */
  @Property({ type: 'text' })
  kind: string = 'full';

  @Property({ type: 'boolean' })
  enabled: boolean = true;

  /** Time of the first failure since the last success. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  failingSince: Date | null = null;

  /** End of the pause that the receiver requested. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  restingUntil: Date | null = null;

  /** Reason for disabling: `gone` or `failing`. */
  @Property({ type: 'text', nullable: true })
  disabledReason: string | null = null;
}
