import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** A key of an account. Only its SHA-256 is kept: a key has 256 random bits, so that a plain hash is enough. */
@Entity({ tableName: 'api_key' })
export class ApiKey extends AccountRow {
  @Property({ type: 'text' })
  keyHash!: string;

  /** The last four characters, for telling keys apart. */
  @Property({ type: 'text' })
  ending!: string;

  @Property({ type: 'boolean' })
  sdk: boolean = false;

  /** That of its account. */
  @Property({ type: 'text' })
  mode: string = 'live';

  @Property({ type: 'boolean' })
  enabled: boolean = true;

  @Property({ type: 'text' })
  description: string = '';

  /** Told by the gateways, which collect it: no request writes here. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;
}
