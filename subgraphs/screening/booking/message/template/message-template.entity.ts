import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';
import type { Trigger, Via } from '../message.entity.js';

/** Message content and its trigger. Encrypted, because it may contain a door code. */
@Entity({ tableName: 'message_template' })
export class MessageTemplate extends AccountRow {
  @Property({ type: 'text' })
  tag!: string;

  @Property({ type: 'text' })
  via!: Via;

  @Property({ type: 'text' })
  trigger!: Trigger;

  /** Minutes between the trigger and the sending. */
  @Property({ type: 'integer' })
  delayMinutes: number = 0;

  /** Only for `before_check_in`. */
  @Property({ type: 'integer', nullable: true })
  hoursBeforeCheckIn: number | null = null;

  /** Hours between reminders, only for `portal_incomplete`; null: one reminder. */
  @Property({ type: 'integer', nullable: true })
  repeatHours: number | null = null;

  @Property({ type: EncryptedText, nullable: true })
  subject: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  text: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  html: string | null = null;

  @Property({ type: 'boolean' })
  gated: boolean = false;

  @Property({ type: 'boolean' })
  enabled: boolean = true;
}
