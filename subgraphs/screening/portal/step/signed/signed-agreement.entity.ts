import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** A text as it was when a guest signed it: the one in force may change, what was signed does not. */
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
