import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import type { Role } from '#kit/viewer/viewer.js';
import { AccountRow } from '#kit/store/account-row.js';

export interface RoleOfValue {
  value: string;
  role: Role;
}

/** The OpenID Connect provider of an account. `id` is the account's. */
@Entity({ tableName: 'oidc_connection' })
export class OidcConnection extends AccountRow {
  @Property({ type: 'text' })
  issuer!: string;

  @Property({ type: 'text' })
  clientId!: string;

  @Property({ type: EncryptedText })
  clientSecret!: string;

  /** The claim whose values decide the role; null: everyone gets the default role. */
  @Property({ type: 'text', nullable: true })
  roleClaim: string | null = null;

  @Property({ type: 'json' })
  roleMap: RoleOfValue[] = [];

  /** null: whoever has no mapped value is refused. */
  @Property({ type: 'text', nullable: true })
  defaultRole: Role | null = null;

  /** Whether people with an address of a proven domain sign in by the provider only. */
  @Property({ type: 'boolean' })
  isRequired: boolean = false;
}
