import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** A registered passkey. */
@Entity({ tableName: 'passkey' })
export class Passkey extends AccountRow {
  /** null for the account's own sign-in. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** Account ID, or team member ID. */
  @Property({ type: 'uuid' })
  holderId!: string;

  /** Name given by the user. */
  @Property({ type: EncryptedText })
  name!: string;

  /** Credential ID, in base64url. */
  @Property({ type: 'text' })
  credentialId!: string;

  /** COSE public key, in base64url. */
  @Property({ type: 'text' })
  publicKey!: string;

  /** Signature counter at the last use; many authenticators always report 0. */
  @Property({ type: 'integer', columnType: 'bigint' })
  counter!: number;

  /** Transports of the authenticator, separated by spaces. */
  @Property({ type: 'text' })
  transports!: string;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;
}
