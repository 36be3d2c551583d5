import { PrimaryKeyProp } from '@mikro-orm/core';
import { Filter, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../id.js';

/**
 * A row that belongs to one account. The filter is always on: a query that names no account throws.
 * The account leads the primary key, so that updates and deletes name it too.
 */
@Filter({
  name: 'account',
  cond: (open) => ({ accountId: { $in: open.accountIds as string[] } }) as object,
  default: true,
})
export class AccountRow {
  [PrimaryKeyProp]?: ['accountId', 'id'];

  @PrimaryKey({ type: 'uuid' })
  accountId!: string;

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'Date', columnType: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
