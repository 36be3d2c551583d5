import pg from 'pg';
import { Failure } from '#kit/failure.js';
import { type Connection, connection, readPage } from '#kit/graph/connection.js';
import { isId } from '#kit/id.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import type { ApiKey } from './api-key.entity.js';
import { type ApiKeyPage, type ApiKeyType, shownKey } from './api-key.type.js';

/** Maximum page size. Keys are few and small, and a list of them should be complete. */
const MAX = 1_000;

const COLUMNS = `id, account_id as "accountId", ending, sdk, mode, enabled, description,
  created_at as "createdAt", updated_at as "updatedAt", last_used_at as "lastUsedAt"`;

const OFFSET = `
  select ${COLUMNS} from identity.api_key where account_id = any($1::uuid[])
  order by created_at, id offset $2 limit $3`;

const AFTER = `
  select ${COLUMNS} from identity.api_key where account_id = any($1::uuid[]) and ($2::uuid is null or id > $2)
  order by id limit $3`;

export interface ApiKeyQuery {
  /** Only this account; null for all that the viewer manages. */
  accountId: string | null;
  from: number;
  /** 1 to 1,000. */
  size: number;
}

/** Returns a page of the keys that the viewer manages, oldest first. Throws ACCOUNT_NOT_FOUND. */
export async function findApiKeys(context: IdentityContext, query: ApiKeyQuery): Promise<ApiKeyPage> {
  const accountIds = accountsOf(context, query.accountId);
  const page = { from: Math.max(0, query.from), size: Math.min(MAX, Math.max(1, query.size)) };
  const items = await read(context, 'api-key-page', OFFSET, [accountIds, page.from, page.size]);
  const text = 'select count(*)::int as total from identity.api_key where account_id = any($1::uuid[])';
  const { rows } = await context.pool.query<{ total: number }>({ name: 'api-key-count', text, values: [accountIds] });
  return { ...page, total: rows[0]?.total ?? 0, items };
}

/**
 * Returns a page by cursor. IDs are time-ordered, so that is the order of creation. Throws BAD_INPUT,
 * ACCOUNT_NOT_FOUND.
 */
export async function connectApiKeys(
  context: IdentityContext,
  { accountId, first, after }: { accountId: string | null; first: number | null; after: string | null },
): Promise<Connection<ApiKeyType>> {
  const asked = readPage(first, after, 1);
  const [place = null] = asked.after ?? [];
  if (asked.after && !isId(String(place)))
    throw new Failure('BAD_INPUT', `after ${messages.notACursor}`, [
      { loc: ['after'], msg: messages.notACursor, type: 'cursor' },
    ]);
  const rows = await read(context, 'api-key-edges', AFTER, [accountsOf(context, accountId), place, asked.first + 1]);
  return connection(rows, asked, ({ id }) => [id]);
}

function accountsOf({ managed }: IdentityContext, accountId: string | null): string[] {
  const accountIds = managed.filter((id) => !accountId || id === accountId.toLowerCase());
  if (accountIds.length === 0) throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  return accountIds;
}

async function read({ pool }: IdentityContext, name: string, text: string, values: unknown[]): Promise<ApiKeyType[]> {
  // Use pg's type parsers; the ORM's return times as text.
  const { rows } = await pool.query<ApiKey>({ name, text, values, types: pg.types });
  return rows.map(shownKey);
}
