import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

const MINUTES_VALID = 10;

/** A sign-in attempt that was redirected to the provider and has not returned yet. */
@Entity({ tableName: 'oidc_attempt' })
export class OidcAttempt extends AccountRow {
  /** SHA-256 of the state, as hex. */
  @Property({ type: 'text' })
  stateHash!: string;

  /** SHA-256 of the browser token, as hex, so that another browser cannot complete the sign-in. */
  @Property({ type: 'text' })
  browserHash!: string;

  @Property({ type: EncryptedText })
  nonce!: string;

  @Property({ type: EncryptedText })
  codeVerifier!: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  validUntil: Date = new Date(Date.now() + MINUTES_VALID * 60_000);
}
