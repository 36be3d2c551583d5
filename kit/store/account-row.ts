import { type AnyEntity, type EventArgs, type EventSubscriber, PrimaryKeyProp } from '@mikro-orm/core';
import { Filter, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../id.js';

/**
 * A row that belongs to one account. The account filter is always on: a query without an account throws. The account is
 * the first column of the primary key, so updates and deletes include it too.
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

/** Rejects writes to accounts that the entity manager was not opened for. */
export class TenancyGuard implements EventSubscriber {
  beforeCreate(args: EventArgs<AnyEntity>): void {
    this.check(args);
  }

  beforeUpdate(args: EventArgs<AnyEntity>): void {
    this.check(args);
  }

  private check({ em, entity }: EventArgs<AnyEntity>): void {
    if (!(entity instanceof AccountRow)) return;
    const allowed = (em.getFilterParams('account') as { accountIds?: string[] } | undefined)?.accountIds ?? [];
    if (!allowed.includes(entity.accountId))
      throw new Error('Cannot write a row of an account outside the current scope.');
  }
}
