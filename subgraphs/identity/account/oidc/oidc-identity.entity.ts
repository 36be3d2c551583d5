import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** Links a team member to the provider's subject identifier, from their first single sign-on. */
@Entity({ tableName: 'oidc_identity' })
export class OidcIdentity extends AccountRow {
  @Property({ type: 'text' })
  issuer!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'uuid' })
  personId!: string;
}
