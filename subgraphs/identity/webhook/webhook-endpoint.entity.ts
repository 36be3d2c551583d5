import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** Where an account wants one category of events posted. There is one for each key. */
@Entity({ tableName: 'webhook_endpoint' })
export class WebhookEndpointRow extends AccountRow {
  @Property({ type: 'text' })
  webhookKey!: string;

  /** Sealed: the link may carry the receiver's token. */
  @Property({ type: EncryptedText })
  url!: string;

  /** `full` or `thin`. */
  @Property({ type: 'text' })
  kind: string = 'full';

  @Property({ type: 'boolean' })
  enabled: boolean = true;

  /** Of the attempts that failed since the last success, the time of the first. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  failingSince: Date | null = null;

  /** Until when the receiver has asked for no more deliveries. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  restingUntil: Date | null = null;

  /** Why it was disabled: `gone` or `failing`. */
  @Property({ type: 'text', nullable: true })
  disabledReason: string | null = null;
}
