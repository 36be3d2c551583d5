import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** What an account asks of everyone who signs in to it or to an account below it. `id` is the account's. */
@Entity({ tableName: 'sign_in_policy' })
export class SignInPolicy extends AccountRow {
  @Property({ type: 'boolean' })
  requiresSecondFactor!: boolean;
}
