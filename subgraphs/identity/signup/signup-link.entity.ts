import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** A single-use invitation to create an account below the one that owns it. */
@Entity({ tableName: 'signup_link' })
export class SignupLink extends AccountRow {
  /** SHA-256 of the token, as hex. The token has 256 random bits, so a plain hash is enough. */
  @Property({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'text' })
  pms!: string;

  @Property({ type: 'text', nullable: true })
  redirect: string | null = null;

  @Property({ type: 'boolean' })
  hidePassword: boolean = false;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}
