import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/cipher.js';
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
}
