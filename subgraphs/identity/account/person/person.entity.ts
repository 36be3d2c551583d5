import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import type { Role } from '#kit/viewer/viewer.js';
import { AccountRow } from '#kit/store/account-row.js';

/** Somebody who signs in to an account beside its own address. Who was removed stays, since the audit trail names them. */
@Entity({ tableName: 'person' })
export class Person extends AccountRow {
  @Property({ type: 'text' })
  role!: Role;

  @Property({ type: EncryptedText })
  name!: string;

  @Property({ type: EncryptedText })
  email!: string;

  /** Keyed digest of the e-mail address, unique in the account; null once removed. */
  @Property({ type: 'text', nullable: true })
  loginKey: string | null = null;

  /** When it was shown that the address is theirs; null: not yet. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  verifiedAt: Date | null = null;

  /** argon2id; null until the invitation is taken. */
  @Property({ type: 'text', nullable: true })
  passwordHash: string | null = null;

  /** SHA-256 of the invitation's token, in hex; null where none is open. */
  @Property({ type: 'text', nullable: true })
  invitationHash: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  invitedUntil: Date | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  lastLoginAt: Date | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  removedAt: Date | null = null;
}
