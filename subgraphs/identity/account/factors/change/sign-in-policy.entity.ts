import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** Sign-in requirements of an account and all accounts below it. `id` is the account ID. */
@Entity({ tableName: 'sign_in_policy' })
export class SignInPolicy extends AccountRow {
  @Property({ type: 'boolean' })
  requiresSecondFactor!: boolean;
}
