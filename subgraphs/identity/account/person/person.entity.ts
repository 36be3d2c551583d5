import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import type { Role } from '#kit/viewer/viewer.js';
import { AccountRow } from '#kit/store/account-row.js';

/** A team member: a user with their own sign-in. Removed members are kept because the audit trail refers to them. */
@Entity({ tableName: 'person' })
export class Person extends AccountRow {
  @Property({ type: 'text' })
  role!: Role;

  @Property({ type: EncryptedText })
  name!: string;

  @Property({ type: EncryptedText })
  email!: string;

  /** Keyed digest of the email address, unique in the account; null once removed. */
  @Property({ type: 'text', nullable: true })
  loginKey: string | null = null;

  /** Time the email address was confirmed; null if not confirmed yet. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  verifiedAt: Date | null = null;

  /** argon2id hash; null until the invitation is accepted. */
  @Property({ type: 'text', nullable: true })
  passwordHash: string | null = null;

  /** SHA-256 of the invitation token, as hex; null without an open invitation. */
  @Property({ type: 'text', nullable: true })
  invitationHash: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  invitedUntil: Date | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  lastLoginAt: Date | null = null;

  /** Language of the page on which the user last signed in, for mails; null for English. */
  @Property({ type: 'text', nullable: true })
  language: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  removedAt: Date | null = null;
}
