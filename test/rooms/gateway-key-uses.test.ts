import pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { askSubgraph } from '#gateway/supergraph/ask-subgraph.js';
import { type KeyUses, keyUses } from '#gateway/http/key-uses.js';
import { localDataSources } from '#gateway/supergraph/local-data-sources.js';
import { openStores, openSubgraphs } from '#subgraphs/all.js';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { type RunningTest, runningTest } from '../support/running.js';

const log = openLog('silent', 'test');
let service: RunningTest;
let pool: pg.Pool;
let client: pg.Client;
let uses: KeyUses;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  pool = openPool(service.databaseUrl, 2, log);
  const subgraphs = await openSubgraphs({ pool, log } as never, await openStores(pool), ['identity']);
  const identity = localDataSources(subgraphs).get('identity')!;
  uses = keyUses((query, variables) => askSubgraph(identity, query, variables), log, 50);
});

afterAll(async () => {
  await uses?.stop();
  await client?.end();
  await pool?.end();
  await service?.stop();
});

const viewerOf = ({ id, keyId }: MadeAccount) => ({ kind: 'api' as const, accountId: id, accountIds: [id], keyId });

async function lastUse({ keyId }: MadeAccount, table = 'api_key'): Promise<Date | null> {
  const text = `select last_used_at as at from identity.${table} where id = $1`;
  return (await client.query<{ at: Date | null }>(text, [keyId])).rows[0]!.at;
}

async function untilTold(holder: MadeAccount): Promise<Date> {
  for (const until = Date.now() + 30_000; Date.now() < until;) {
    const at = await lastUse(holder);
    if (at) return at;
  }
  throw new Error('The use was not told.');
}

test('reports uses periodically, many keys at once', async () => {
  const holders = [await makeAccount(client), await makeAccount(client), await makeAccount(client)];
  const unused = await makeAccount(client);
  for (const holder of holders) uses.note(viewerOf(holder));
  for (const holder of holders) expect(Math.abs(Date.now() - Number(await untilTold(holder)))).toBeLessThan(30_000);
  expect(await lastUse(unused)).toBeNull();
});

test('retries a failed report later, with the original time', async () => {
  const holder = await makeAccount(client);
  await client.query('alter table identity.api_key rename to hidden');
  uses.note(viewerOf(holder));
  const used = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await lastUse(holder, 'hidden')).toBeNull();
  await client.query('alter table identity.hidden rename to api_key');
  expect(Number(await untilTold(holder))).toBeLessThanOrEqual(used);
});

test('ignores the use of a key that has since been deleted', async () => {
  const [gone, kept] = [await makeAccount(client), await makeAccount(client)];
  await client.query('delete from identity.api_key where id = $1', [gone.keyId]);
  uses.note(viewerOf(gone));
  uses.note(viewerOf(kept));
  expect(await untilTold(kept)).toBeInstanceOf(Date);
});

test('a stopped subgraph does not delay the shutdown', async () => {
  const asked: unknown[] = [];
  const away = keyUses((_query, variables) => new Promise(() => asked.push(variables)), log, 60_000, 50);
  away.note(viewerOf(await makeAccount(client)));
  await away.stop();
  expect(asked).toHaveLength(1);
});
