import type { MikroORM } from '@mikro-orm/postgresql';
import { connect } from '#kit/graph/connect.js';
import type { Add, SortOrder } from '#kit/graph/keyset.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { columnsOf } from '#kit/store/columns.js';
import type { Reads } from '#kit/store/replicas.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { Account } from '../account/account.entity.js';
import { Person } from '../account/person/person.entity.js';
import { shownPerson } from '../account/person/person.type.js';
import { openedPerson } from '../people/opened-person.js';

const ID = { sql: 't.id', type: 'uuid' } as const;
const BY_ID: SortOrder = { keys: [ID], direction: 'asc' };
const OLDEST_FIRST: SortOrder = { keys: [{ sql: 't.created_at', type: 'timestamptz' }, ID], direction: 'asc' };

/** Connections of accounts and team members. `managed`: the viewer's account and those below it, test accounts too. */
export function listReads(reads: Reads, orm: MikroORM) {
  const accounts = { table: 'identity.account', columns: columnsOf(orm, Account), order: OLDEST_FIRST };
  const people = { table: 'identity.person', columns: columnsOf(orm, Person), order: BY_ID };
  return ({ accountId }: Viewer, managed: string[]) => ({
    /** Accounts below the viewer's, or directly below one of them. */
    accountsBelow: (parentId: string | null, page: PageArgs) => {
      const where = (add: Add) => (parentId === null ? [] : [`t.parent_id = ${add(parentId)}::uuid`]);
      const list = { ...accounts, accountIds: managed.filter((id) => id !== accountId), where };
      return connect(reads, list, page, (row: Account) => row);
    },
    people: (page: PageArgs) => {
      const list = { ...people, accountIds: [accountId], where: () => ['t.removed_at is null'] };
      return connect(reads, list, page, (row: Person) => shownPerson(openedPerson(row)));
    },
  });
}
