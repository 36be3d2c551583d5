import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';
import type { ScreenName } from '#portal-screens';
import type { FileFormat } from './file-formats.js';

/** The file in one slot of a screen: the last one sent. It is sealed by a key that stands here alone. */
@Entity({ tableName: 'portal_file' })
export class PortalFileRow extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  @Property({ type: 'text' })
  screen!: ScreenName;

  /** Identifier of the slot, or of the question, in the screen's content. */
  @Property({ type: 'text' })
  slot!: string;

  /** What its bytes are, whatever it was called. */
  @Property({ type: 'text' })
  format!: FileFormat;

  /** As it is kept. */
  @Property({ type: 'integer' })
  bytes!: number;

  /** What the guest's device called it. */
  @Property({ type: EncryptedText, nullable: true })
  name: string | null = null;

  @Property({ type: 'text' })
  fileName!: string;

  @Property({ type: EncryptedText })
  fileKey!: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  uploadedAt!: Date;
}
