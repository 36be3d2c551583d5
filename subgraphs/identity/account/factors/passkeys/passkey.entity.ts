import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** A passkey that somebody registered. */
@Entity({ tableName: 'passkey' })
export class Passkey extends AccountRow {
  /** null: who signs in with the account's own address. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** The account's id, or the person's. */
  @Property({ type: 'uuid' })
  holderId!: string;

  /** The holder's own name for it. */
  @Property({ type: EncryptedText })
  name!: string;

  /** The authenticator's identifier, in base64url. */
  @Property({ type: 'text' })
  credentialId!: string;

  /** COSE key in base64url. */
  @Property({ type: 'text' })
  publicKey!: string;

  /** Signature counter of the last use; many authenticators always report 0. */
  @Property({ type: 'integer', columnType: 'bigint' })
  counter!: number;

  /** How browsers reach it, separated by spaces. */
  @Property({ type: 'text' })
  transports!: string;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;
}
