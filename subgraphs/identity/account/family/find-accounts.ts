import type pg from 'pg';
import { Failure } from '#kit/failure.js';
import type { Connection } from '#kit/graph/connection.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { isId } from '#kit/id.js';
import { forEveryAccount } from '#kit/store/fence/scope.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import type { Account } from '../account.entity.js';
import type { AccountPage } from '../account.type.js';
import { mustManage } from './must-manage.js';

/** Account $1 and its ancestors. */
const UPWARDS = `
  with recursive above as (
    select id, parent_id, is_active, is_suspended from identity.account where id = $1
    union all
    select a.id, a.parent_id, a.is_active, a.is_suspended from identity.account a join above c on a.id = c.parent_id
  )`;

/** Whether an account is the other one or is below it at any depth. Never cached, so that it is always current. */
export async function isWithin(pool: pg.Pool, id: string, ofId: string): Promise<boolean> {
  if (!isId(id) || !isId(ofId)) return false;
  const text = `${UPWARDS} select exists (select 1 from above where id = $2) as within`;
  const { rows } = await forEveryAccount(() =>
    pool.query<{ within: boolean }>({ name: 'account-within', text, values: [id, ofId] }),
  );
  return rows[0]!.within;
}

/** Whether an account can be used: it and all its ancestors are active, and none is suspended. False if unknown. */
export async function isOpen(pool: pg.Pool, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const text = `${UPWARDS} select coalesce(bool_and(is_active and not is_suspended), false) as open from above`;
  const { rows } = await forEveryAccount(() =>
    pool.query<{ open: boolean }>({ name: 'account-open', text, values: [id] }),
  );
  return rows[0]!.open;
}

const PAGE = `
  with recursive below as (
    select id, created_at from identity.account where parent_id = $1
    union all
    select a.id, a.created_at from identity.account a join below b on a.parent_id = b.id
  )
  select (select count(*)::int from below) as total,
    array(select id::text from below order by created_at, id offset $2 limit $3) as ids`;

/** Lists all accounts below the caller's, at any depth, oldest first. `size` is capped at 100. */
export async function listAccounts(
  { pool, viewer, load }: IdentityContext,
  from: number,
  size: number,
): Promise<AccountPage> {
  mustManage(viewer);
  if (from < 0) throw belowLeast('from', 0);
  if (size < 1) throw belowLeast('size', 1);
  const page = { from, size: Math.min(100, size) };
  const values = [viewer.accountId, page.from, page.size];
  const { rows } = await pool.query<{ total: number; ids: string[] }>({ name: 'account-page', text: PAGE, values });
  const { total, ids } = rows[0]!;
  const items = await Promise.all(ids.map((id) => load.account(id)));
  return { ...page, total, items: items.filter((account) => account !== null) };
}

/**
 * Lists the accounts below the caller's, or those directly below one of them, by cursor. Throws BAD_INPUT,
 * ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export function connectAccounts(
  { viewer, managed, load }: IdentityContext,
  parentId: string | null,
  page: PageArgs,
): Promise<Connection<Account>> {
  mustManage(viewer);
  const parent = parentId?.toLowerCase() ?? null;
  if (parent !== null && !managed.includes(parent)) throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  return load.accountsBelow(parent, page);
}

/** Lists the direct children of an account. `first` is capped at 100. */
export function listChildren(load: IdentityContext['load'], parentId: string, first: number): Promise<Account[]> {
  if (first < 1) throw belowLeast('first', 1);
  return load.childrenOf(parentId, first);
}

function belowLeast(member: string, least: number): Failure {
  const msg = messages.belowMinimum(least);
  return new Failure('BAD_INPUT', `${member} ${msg}`, [{ loc: [member], msg, type: 'greater_than_equal' }]);
}
