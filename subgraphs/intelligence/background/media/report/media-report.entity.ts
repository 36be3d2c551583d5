import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

export type MediaStatus = 'PENDING' | 'NO_RESULTS' | 'REVIEW' | 'FINISHED';

/** An adverse media search. `createdAt` is the time of the request. */
@Entity({ tableName: 'media_report' })
export class MediaReport extends AccountRow {
  /** Keyed digest of the input, to find an identical search again. */
  @Property({ type: 'text' })
  requestDigest!: string;

  /** Requested by an account in test mode: no external provider is called. */
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

  /** How often the search was requeued because it did not finish, and when last. */
  @Property({ type: 'integer' })
  sweeps = 0;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  sweptAt: Date | null = null;
}
