import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import type { Role } from '#kit/viewer/viewer.js';
import { AccountRow } from '#kit/store/account-row.js';

export interface RoleOfValue {
  value: string;
  role: Role;
}

/** OpenID Connect provider of an account. `id` is the account ID. */
@Entity({ tableName: 'oidc_connection' })
export class OidcConnection extends AccountRow {
  @Property({ type: 'text' })
  issuer!: string;

  @Property({ type: 'text' })
  clientId!: string;

  @Property({ type: EncryptedText })
  clientSecret!: string;

  /** Claim whose values determine the role; null gives everyone the default role. */
  @Property({ type: 'text', nullable: true })
  roleClaim: string | null = null;

  @Property({ type: 'json' })
  roleMap: RoleOfValue[] = [];

  /** Role for users without a mapped value; null denies them access. */
  @Property({ type: 'text', nullable: true })
  defaultRole: Role | null = null;

  /** Whether users with an address in a verified domain must use single sign-on. */
  @Property({ type: 'boolean' })
  isRequired: boolean = false;
}
