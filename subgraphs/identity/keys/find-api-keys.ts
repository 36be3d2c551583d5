import pg from 'pg';
import { Failure } from '#kit/failure.js';
import { connect } from '#kit/graph/connect.js';
import type { Connection } from '#kit/graph/connection.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import type { SortOrder } from '#kit/graph/keyset.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import type { ApiKey } from './api-key.entity.js';
import { type ApiKeyPage, type ApiKeyType, shownKey } from './api-key.type.js';

/** Maximum page size. Keys are few and small, and a list of them should be complete. */
const MAX = 1_000;

const COLUMNS = {
  id: 't.id',
  accountId: 't.account_id',
  ending: 't.ending',
  sdk: 't.sdk',
  mode: 't.mode',
  enabled: 't.enabled',
  description: 't.description',
  createdAt: 't.created_at',
  updatedAt: 't.updated_at',
  lastUsedAt: 't.last_used_at',
};

const OFFSET = `
  select ${Object.entries(COLUMNS)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')}
  from identity.api_key t where t.account_id = any($1::uuid[]) order by t.created_at, t.id offset $2 limit $3`;

/** IDs are time-ordered, so this is the order of creation. */
const OLDEST_FIRST: SortOrder = { keys: [{ sql: 't.id', type: 'uuid' }], direction: 'asc' };

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

/** Returns a page by cursor, oldest first. Throws BAD_INPUT, ACCOUNT_NOT_FOUND. */
export async function connectApiKeys(
  context: IdentityContext,
  accountId: string | null,
  page: PageArgs,
): Promise<Connection<ApiKeyType>> {
  const accountIds = accountsOf(context, accountId);
  const list = { table: 'identity.api_key', columns: COLUMNS, order: OLDEST_FIRST, accountIds };
  return connect(context.pool, list, page, shownKey);
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
