import type { RunningTest } from './running.js';

export interface TestAccount {
  id: string;
  key: string;
  headers: { 'x-api-key': string };
}

/**
 * An account with a key, created over `/v1` below the first one or below the account of `parent`; in test mode by
 * default.
 */
export async function accountWithKey(
  service: RunningTest,
  body: object = { mode: 'test' },
  parent?: { headers: { 'x-api-key': string } },
): Promise<TestAccount> {
  const made = await service.rest('POST', '/accounts/register', body, parent?.headers);
  const issued = await service.rest('POST', '/accounts/keys', { user_id: made.body.id }, parent?.headers);
  if (made.status !== 200 || issued.status !== 200)
    throw new Error(`There is no account: ${JSON.stringify([made.body, issued.body])}`);
  const key = issued.body.value as string;
  return { id: made.body.id as string, key, headers: { 'x-api-key': key } };
}
