import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';
import type { ScreenName } from '#portal-screens';
import type { FileFormat } from './file-formats.js';

/** The last file uploaded to a slot of a screen. It is encrypted with a key that is stored only here. */
@Entity({ tableName: 'portal_file' })
export class PortalFileRow extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  @Property({ type: 'text' })
  screen!: ScreenName;

  /** Id of the slot or question in the screen's content. */
  @Property({ type: 'text' })
  slot!: string;

  /** Detected from the content, not the file name. */
  @Property({ type: 'text' })
  format!: FileFormat;

  /** Stored size. */
  @Property({ type: 'integer' })
  bytes!: number;

  /** File name on the guest's device. */
  @Property({ type: EncryptedText, nullable: true })
  name: string | null = null;

  @Property({ type: 'text' })
  fileName!: string;

  @Property({ type: EncryptedText })
  fileKey!: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  uploadedAt!: Date;
}
