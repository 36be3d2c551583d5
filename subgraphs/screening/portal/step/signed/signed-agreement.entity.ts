import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** A text as signed by a guest; it is unaffected by later versions. */
@Entity({ tableName: 'signed_agreement' })
export class SignedAgreement extends AccountRow {
  @Property({ type: 'text' })
  sha256!: string;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  format!: string;

  @Property({ type: 'text' })
  content!: string;
}
