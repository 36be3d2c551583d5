import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

export type MediaStatus = 'PENDING' | 'NO_RESULTS' | 'REVIEW' | 'FINISHED';

/** One search of adverse media. `createdAt` is when it was asked for. */
@Entity({ tableName: 'media_report' })
export class MediaReport extends AccountRow {
  /** Keyed digest of the parameters, by which the same search is found again. */
  @Property({ type: 'text' })
  requestDigest!: string;

  /** Asked for by an account in test mode: nobody outside of the process is asked. */
  @Property({ type: 'boolean' })
  isTest!: boolean;

  @Property({ type: 'text' })
  status: MediaStatus = 'PENDING';

  /** JSON of `SearchedPerson`. */
  @Property({ type: EncryptedText })
  person!: string;

  /** JSON of `MediaOutcome`; null while the search runs. */
  @Property({ type: EncryptedText, nullable: true })
  outcome: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  stoppedAt: Date | null = null;

  /** How often it was queued again because it did not end, and when last. */
  @Property({ type: 'integer' })
  sweeps = 0;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  sweptAt: Date | null = null;
}
