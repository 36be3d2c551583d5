import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** Whom a provider knows a person as, from their first sign-in by it on. */
@Entity({ tableName: 'oidc_identity' })
export class OidcIdentity extends AccountRow {
  @Property({ type: 'text' })
  issuer!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'uuid' })
  personId!: string;
}
