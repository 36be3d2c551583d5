import { ArrayType } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';

/** The picture of one step that counts: the last good one. Its file is sealed by a key that stands here alone. */
@Entity({ tableName: 'id_image' })
export class IdImage extends AccountRow {
  /** Whose it is: the reservation, for the guest who booked, or an adult of its list. */
  @Property({ type: 'uuid' })
  reservationId!: string;

  /** `front`, `back` or `selfie`. */
  @Property({ type: 'text' })
  step!: string;

  /** `drivers`, `passport` or `id`. */
  @Property({ type: 'text' })
  kind!: string;

  /** What was read, as the JSON of `StoredReading`. */
  @Property({ type: EncryptedText })
  reading!: string;

  @Property({ type: 'text' })
  perceptualHash!: string;

  /** 1,024 bits, under a mask, that tell copies from pictures of the same layout; null: from before there were any. */
  @Property({ type: 'text', nullable: true })
  fineHash: string | null = null;

  /** Whether numbers of a face stand in `reading`. */
  @Property({ type: 'boolean' })
  hasFace: boolean = false;

  /** The hash in four parts: of two pictures that differ in three bits at most one part is the same. */
  @Property({ type: ArrayType, columnType: 'text[]' })
  hashParts!: string[];

  /** null: the picture itself is not kept. */
  @Property({ type: 'text', nullable: true })
  fileName: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  fileKey: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  uploadedAt!: Date;
}
