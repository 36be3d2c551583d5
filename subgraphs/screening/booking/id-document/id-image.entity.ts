import { ArrayType } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';

/** The current image of one step: the last usable one. Its file is encrypted with a key that is stored only here. */
@Entity({ tableName: 'id_image' })
export class IdImage extends AccountRow {
  /** Owner: the reservation for the guest who booked, or an adult on its guest list. */
  @Property({ type: 'uuid' })
  reservationId!: string;

  /** `front`, `back` or `selfie`; `chip`, `mobile_licence`: the picture in it, and what else was read from it. */
  @Property({ type: 'text' })
  step!: string;

  /** `drivers`, `passport` or `id`. */
  @Property({ type: 'text' })
  kind!: string;

  /** Reading, as the JSON of `StoredReading`. */
  @Property({ type: EncryptedText })
  reading!: string;

  @Property({ type: 'text' })
  perceptualHash!: string;

  /** Masked 1,024-bit hash that tells copies from images with the same layout; null in older rows. */
  @Property({ type: 'text', nullable: true })
  fineHash: string | null = null;

  /** Whether `reading` contains face measurements. */
  @Property({ type: 'boolean' })
  hasFace: boolean = false;

  /** The hash in four parts: two images that differ in at most three bits share at least one part. */
  @Property({ type: ArrayType, columnType: 'text[]' })
  hashParts!: string[];

  /** null: the image is not stored. */
  @Property({ type: 'text', nullable: true })
  fileName: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  fileKey: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  uploadedAt!: Date;
}
