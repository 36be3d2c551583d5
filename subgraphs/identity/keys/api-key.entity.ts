import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** An API key. Only its SHA-256 is stored: a key has 256 random bits, so a plain hash is enough. */
@Entity({ tableName: 'api_key' })
export class ApiKey extends AccountRow {
  @Property({ type: 'text' })
  keyHash!: string;

  /** Last four characters, to tell keys apart. */
  @Property({ type: 'text' })
  ending!: string;

  @Property({ type: 'boolean' })
  sdk: boolean = false;

  /** Mode of the account. */
  @Property({ type: 'text' })
  mode: string = 'live';

  @Property({ type: 'boolean' })
  enabled: boolean = true;

  @Property({ type: 'text' })
  description: string = '';

  /** Reported in batches by the gateways: requests do not write here. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;
}
