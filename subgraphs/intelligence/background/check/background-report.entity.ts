import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

export type CheckStatus = 'PENDING' | 'REVIEW' | 'FINISHED' | 'FAILED';

/** A background check. `createdAt` is the time of submission. */
@Entity({ tableName: 'background_report' })
export class BackgroundReport extends AccountRow {
  @Property({ type: 'text' })
  type = 'globalcheck' as const;

  /** Submitted by an account in test mode: no external provider is called. */
  @Property({ type: 'boolean' })
  isTest!: boolean;

  @Property({ type: 'text' })
  status: CheckStatus = 'PENDING';

  @Property({ type: 'text', nullable: true })
  riskStatus: 'CLEARED' | 'REVIEW' | null = null;

  /** JSON of `CheckedPerson`. */
  @Property({ type: EncryptedText })
  person!: string;

  /** JSON of `ReportItem[]`, one per source. */
  @Property({ type: EncryptedText })
  items!: string;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  stoppedAt: Date | null = null;

  /** How often the check was requeued because it did not finish, and when last. */
  @Property({ type: 'integer' })
  sweeps = 0;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  sweptAt: Date | null = null;
}
