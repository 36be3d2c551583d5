import pg from 'pg';
import { newId } from '#kit/id.js';
import { openLog } from '#kit/process/log.js';
import { emFor, openOrm, openPool } from '#kit/store/database.js';
import { ensureRoles, rolesOf } from '#kit/store/fence/ensure-roles.js';
import { poolOf } from '#kit/store/fence/fenced-pool.js';
import { type FencedTable, tablesIn } from '#kit/store/fence/fenced-tables.js';
import { raiseFence } from '#kit/store/fence/raise-fence.js';
import { forAccounts, forEveryAccount, forSearch } from '#kit/store/fence/scope.js';
import { forViewer } from '#kit/graph/for-viewer.js';
import { serviceViewer } from '#kit/graph/graph.js';
import { rowBy } from '#kit/store/rows.js';
import { SUBGRAPHS } from '#subgraphs/all.js';
import { FENCE } from '#subgraphs/fence.js';
import type { Listing } from '#subgraphs/property/listing/listing.entity.js';
import type { TestDatabase } from '../support/database.js';
import { migratedDatabase } from '../support/running.js';
import { beginInEveryWay } from './row-security/begin-in-every-way.js';
import { dropChecks, putRow } from './row-security/rows-everywhere.js';

const [mine, theirs] = [newId(), newId()];

let database: TestDatabase;
/** Owns the tables and sees every row. */
let owner: pg.Client;
/** The login role of the service. */
let login: pg.Client;
let pool: pg.Pool;
let tables: FencedTable[];
let tenants: (FencedTable & { account: string })[];

beforeAll(async () => {
  database = await migratedDatabase();
  owner = new pg.Client({ connectionString: database.url });
  login = new pg.Client({ connectionString: database.loginUrl });
  await Promise.all([owner.connect(), login.connect()]);
  // The template's migrations ran without the login; roles are server-wide, and a new one has no other role granted.
  await ensureRoles(owner, 'screening', FENCE);
  pool = openPool(database.loginUrl, 2, openLog('silent', 'test'));
  tables = await tablesIn(owner, FENCE);
  tenants = tables.filter((table) => table.account !== null) as typeof tenants;
  const wholes = tenants.filter(({ isPart }) => !isPart);
  await dropChecks(owner, wholes);
  for (const table of wholes) for (const accountId of [mine, theirs]) await putRow(owner, table, accountId);
});

afterAll(async () => {
  await pool?.end();
  await Promise.all([owner?.end(), login?.end()]);
  await database?.drop();
});

/** Runs something as a role in a transaction that is rolled back. */
async function as<Done>(role: string, accounts: string | null, work: () => Promise<Done>): Promise<Done> {
  await login.query(`begin; set local role ${role}`);
  try {
    if (accounts !== null) await login.query(`select set_config('app.accounts', $1, true)`, [accounts]);
    return await work();
  } finally {
    await login.query('rollback');
  }
}

async function readable(role: string): Promise<FencedTable[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select name from unnest($1::text[]) name where has_table_privilege($2, name, 'select')`,
    [tenants.map(({ name }) => name), role],
  );
  return tenants.filter(({ name }) => rows.some((row) => row.name === name));
}

/** Tables in which a role sees a row that it must not see, or misses one. */
async function seenBy(role: string, accounts: string | null): Promise<Record<string, string[]>> {
  const seen: Record<string, string[]> = {};
  for (const { name, account } of await readable(role)) {
    const found = await as(role, accounts, () => login.query<{ id: string }>(`select ${account} as id from ${name}`));
    seen[name] = found.rows.map(({ id }) => id).sort();
  }
  return seen;
}

const everywhere = (seen: Record<string, string[]>, ids: string[]) =>
  Object.fromEntries(Object.keys(seen).map((name) => [name, ids]));

const roles = rolesOf(FENCE);
const fenced = roles.filter((role) => !role.endsWith('_search'));

test('every table with an account forces row security, and its account is never null', async () => {
  expect(tenants.length).toBeGreaterThan(70);
  expect(tenants.filter(({ isFenced }) => !isFenced)).toEqual([]);
  const { rows } = await owner.query(
    `select name from unnest($1::text[], $2::text[]) t(name, account) join pg_attribute a
       on a.attrelid = name::regclass and a.attname = account where not a.attnotnull`,
    [tenants.map(({ name }) => name), tenants.map(({ account }) => account)],
  );
  expect(rows).toEqual([]);
  expect(tables.filter(({ account }) => account === null).map(({ name }) => name)).toMatchInlineSnapshot(`
   [
     "edge.data_key",
     "edge.digest_key",
     "edge.key_use",
     "identity.known_browser",
     "identity.migration",
     "identity.passkey_challenge",
     "identity.sign_in_throttle",
     "intelligence.breach",
     "intelligence.breached_account",
     "intelligence.carrier",
     "intelligence.company",
     "intelligence.dataset_fetch",
     "intelligence.dataset_version",
     "intelligence.domain_registration",
     "intelligence.eviction",
     "intelligence.institution",
     "intelligence.ip_block",
     "intelligence.migration",
     "intelligence.mmdb_piece",
     "intelligence.model_artefact",
     "intelligence.model_use",
     "intelligence.news_item",
     "intelligence.place",
     "intelligence.postal_code",
     "intelligence.record_change",
     "intelligence.region",
     "intelligence.segment_build",
     "intelligence.sex_offender",
     "intelligence.social_account",
     "intelligence.usd_rate",
     "intelligence.watchlist_change",
     "intelligence.watchlist_entry",
     "intelligence.watchlist_keyed",
     "intelligence.watchlist_name",
     "intelligence.watchlist_term",
     "outbox.epoch",
     "outbox.heartbeat",
     "property.migration",
     "screening.contact_seal",
     "screening.migration",
     "screening.record_reading",
     "screening.usd_rate",
     "screening.usd_rate_reading",
     "screening.watchlist_reading",
   ]
  `);
});

test('each part has a role without login, superuser or ownership of other parts', async () => {
  const { rows } = await owner.query(
    `select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole from pg_roles where rolname = any($1) order by 1`,
    [roles],
  );
  const plain = { rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false };
  // A role that searches texts reads all rows of the searched tables only.
  const passes = (rolname: string) => ({ rolbypassrls: rolname.endsWith('_search') });
  expect(rows).toEqual([...roles].sort().map((rolname) => ({ rolname, ...plain, ...passes(rolname) })));
  const others = tables.filter(({ owner: name }) => name !== 'screening_owner');
  expect(others.map(({ name, owner: role }) => [name, role])).toEqual([
    ['intelligence.guest_key', 'screening_intelligence'],
    ['intelligence.stay', 'screening_intelligence'],
  ]);
});

test('the login role reads no table before it takes on a role', async () => {
  const refused = tables.map(({ name }) =>
    login.query(`select 1 from ${name}`).then(
      () => name,
      ({ code }) => code,
    ),
  );
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['42501']));
});

describe.each(fenced)('%s', (role) => {
  test('reads nothing without accounts', async () => {
    for (const accounts of [null, '']) {
      const seen = await seenBy(role, accounts);
      expect(Object.keys(seen).length).toBeGreaterThan(0);
      expect(seen).toEqual(everywhere(seen, []));
    }
  });

  test('reads the rows of one account only', async () => {
    const seen = await seenBy(role, mine);
    expect(seen).toEqual(everywhere(seen, [mine]));
  });

  test('reads every row where the service works for every account', async () => {
    const seen = await seenBy(role, '*');
    expect(seen).toEqual(everywhere(seen, [mine, theirs].sort()));
  });

  test('moves no row to another account, and changes or deletes no row of one', async () => {
    for (const { name, account } of await readable(role)) {
      const may = async (right: string) =>
        (await owner.query('select has_table_privilege($1, $2, $3) as may', [role, name, right])).rows[0]
          .may as boolean;
      if (await may('update')) {
        const move = as(role, mine, () => login.query(`update ${name} set ${account} = $1`, [theirs]));
        await expect(move).rejects.toMatchObject({ code: '42501' });
        const same = `update ${name} set ${account} = ${account}`;
        expect([name, (await as(role, mine, () => login.query(same))).rowCount]).toEqual([name, 1]);
      }
      if (await may('delete'))
        expect([name, (await as(role, mine, () => login.query(`delete from ${name}`))).rowCount]).toEqual([name, 1]);
    }
  });

  test('inserts no row of another account', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select name from unnest($1::text[]) name where has_table_privilege($2, name, 'insert')`,
      [tenants.map(({ name }) => name), role],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const table of tenants.filter(({ name }) => rows.some((row) => row.name === name))) {
      await as(role, mine, () => putRow(login, table, newId())).then(
        () => fail(`${role} wrote a row of another account into ${table.name}`),
        (error: { code: string }) => expect([table.name, error.code]).toEqual([table.name, '42501']),
      );
    }
  });
});

function fail(why: string): never {
  throw new Error(why);
}

test('each role reads the tables of its own part and the listed exceptions', async () => {
  const own = (role: string) => new RegExp(`^${role.replace(/^screening_/, '').replace('gateway', 'edge')}\\.`);
  const beyond: Record<string, string[]> = {};
  for (const role of fenced) {
    const names = (await readable(role)).map(({ name }) => name).filter((name) => !own(role).test(name));
    if (names.length > 0) beyond[role] = names;
  }
  const claims = ['edge.kept_answer', 'edge.performed_step'];
  expect(beyond).toEqual({
    screening_identity: [...claims, 'outbox.announcement'],
    screening_property: claims,
    screening_screening: claims,
    screening_intelligence: claims,
    screening_gateway: ['outbox.announcement'],
  });
});

test('the roles for text search read the searched tables and change nothing', async () => {
  const { rows } = await owner.query(
    `select role, name, string_agg(r, ',') as rights from unnest($1::text[]) role, unnest($2::text[]) name,
       unnest('{select,insert,update,delete,truncate}'::text[]) r
     where has_table_privilege(role, name, r) group by 1, 2 order by 1, 2`,
    [roles.filter((role) => role.endsWith('_search')), tables.map(({ name }) => name)],
  );
  expect(rows.map(({ role, name, rights }) => [role, name, rights])).toEqual([
    ['screening_property_search', 'property.listing', 'select'],
    ['screening_screening_search', 'screening.portal_step', 'select'],
    ['screening_screening_search', 'screening.reservation', 'select'],
    ['screening_screening_search', 'screening.reservation_total', 'select'],
    ['screening_screening_search', 'screening.reservation_touch', 'select'],
    ['screening_screening_search', 'screening.review', 'select'],
  ]);
  const open = await owner.query(
    `select tablename from pg_policies where qual = 'true' and roles && $1::name[] order by 1`,
    [roles.filter((role) => role.endsWith('_search'))],
  );
  expect(open.rows.map(({ tablename }) => tablename)).toEqual(['listing', 'reservation']);
});

describe('the audit trail', () => {
  const ATTEMPTS = [
    `update identity.audit_entry set action = 'nothing'`,
    'delete from identity.audit_entry',
    'truncate identity.audit_entry',
    'alter table identity.audit_entry disable row level security',
    'alter table identity.audit_entry no force row level security',
    'alter table identity.audit_entry add column more text',
    'drop table identity.audit_entry',
    'create policy more on identity.audit_entry using (true)',
    'drop policy owner on identity.audit_entry',
    'create rule more as on insert to identity.audit_entry do instead nothing',
    'set local role screening_owner',
    'set local session_replication_role = replica',
  ];

  test.each(['screening', ...roles])('%s can neither change it nor grant itself the right to', async (role) => {
    for (const text of ATTEMPTS) {
      const refused = await as(role, '*', () => login.query(text)).then(
        () => 'done',
        ({ code }) => code as string,
      );
      expect([text, refused]).toEqual([text, '42501']);
    }
    await as(role, '*', () => login.query(`grant all on identity.audit_entry to ${role}`)).catch(() => undefined);
    for (const right of ['update', 'delete', 'truncate', 'trigger'])
      expect(
        (await owner.query(`select has_table_privilege($1, 'identity.audit_entry', $2) as may`, [role, right])).rows[0],
      ).toEqual({ may: false });
  });
});

describe('a statement without an account condition', () => {
  const FORGETFUL = 'select account_id as id from screening.reservation';
  const ids = ({ rows }: pg.QueryResult<{ id: string }>) => rows.map(({ id }) => id).sort();
  const fencedPool = () => poolOf(pool, 'screening');

  test('returns the viewer’s rows through every API', async () => {
    const statements = [
      FORGETFUL,
      { text: FORGETFUL },
      { text: `${FORGETFUL} where $1`, values: [true] },
      { name: 'forgetful', text: `${FORGETFUL} where $1`, values: [true] },
      { text: FORGETFUL, query_timeout: 5_000 },
    ];
    for (const accountId of [mine, theirs, mine])
      await forViewer(serviceViewer(accountId), {}, async () => {
        for (const statement of statements)
          expect(ids(await fencedPool().query(statement as string))).toEqual([accountId]);
        expect(ids(await fencedPool().query(`${FORGETFUL} where $1`, [true]))).toEqual([accountId]);
      });
    expect(ids(await fencedPool().query(FORGETFUL))).toEqual([]);
    expect(ids(await forEveryAccount(() => fencedPool().query(FORGETFUL)))).toEqual([mine, theirs].sort());
  });

  test('returns each concurrent viewer their own rows', async () => {
    const asked = Array.from({ length: 60 }, (_, n) => (n % 2 ? mine : theirs));
    const found = asked.map((id) =>
      forAccounts([id], () => fencedPool().query({ name: 'forgetful', text: `${FORGETFUL} where $1`, values: [true] })),
    );
    expect((await Promise.all(found)).map(ids)).toEqual(asked.map((id) => [id]));
  });

  test('is fenced within a transaction, after a savepoint, and on a connection after an error', async () => {
    const client = await forAccounts([mine], () => fencedPool().connect());
    try {
      for (const begin of ['begin', 'start transaction isolation level repeatable read', 'BEGIN read only']) {
        const begun = await client.query(begin);
        expect(begun).toMatchObject({ command: begin.split(' ')[0]!.toUpperCase() });
        expect(ids(await client.query(FORGETFUL))).toEqual([mine]);
        await client.query('savepoint one');
        await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
        await client.query('rollback to savepoint one');
        expect(ids(await client.query(`${FORGETFUL} where $1`, [true]))).toEqual([mine]);
        await client.query('commit');
      }
      await expect(client.query({ name: 'wrong', text: 'select nothing from $1', values: [1] })).rejects.toMatchObject({
        code: '42601',
      });
      await expect(client.query({ name: 'wrong', text: 'select nothing from $1', values: [1] })).rejects.toMatchObject({
        code: '42601',
      });
      await expect(client.query({ name: 'late', text: 'select 1 / $1::int as n', values: [0] })).rejects.toMatchObject({
        code: '22012',
      });
      expect((await client.query({ name: 'late', text: 'select 1 / $1::int as n', values: [1] })).rows).toEqual([
        { n: 1 },
      ]);
      expect(ids(await client.query(FORGETFUL))).toEqual([mine]);
    } finally {
      client.release();
    }
  });

  test('sends a begin with the first statement of its transaction, whatever that is', async () => {
    const client = await forAccounts([mine], () => fencedPool().connect());
    await beginInEveryWay(client, FORGETFUL, mine).finally(() => client.release());
    // A begin that no statement followed is not left to the next user.
    const next = await forAccounts([theirs], () => fencedPool().connect());
    expect(next).toBe(client);
    expect(ids(await next.query(FORGETFUL))).toEqual([theirs]);
    expect((await next.query('select now() = statement_timestamp() as closed')).rows).toEqual([{ closed: true }]);
    next.release();
  });

  test('leaves no state on the connection, so that a transaction pooler may reuse it', async () => {
    const client = await forAccounts([mine], () => fencedPool().connect());
    try {
      await client.query(FORGETFUL);
      await client.query(`${FORGETFUL} where $1`, [true]);
      await client.query('begin');
      await client.query('commit');
      (client as unknown as { scope: null }).scope = null;
      const left = `select current_user as role, current_setting('app.accounts', true) as accounts`;
      expect((await client.query(left)).rows).toEqual([{ role: 'screening', accounts: '' }]);
    } finally {
      client.release();
    }
  });

  test('uses no named prepared statements and sends its limits along behind a transaction pooler', async () => {
    const pooled = openPool(database.loginUrl, 1, openLog('silent', 'test'), undefined, 8_000, true);
    const fenced = poolOf(pooled, 'screening');
    const limits = `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    const set = { rows: [{ statement: '8s', idle: '5min' }] };
    try {
      await forAccounts([mine], async () => {
        const named = { name: 'forgetful', text: `${FORGETFUL} where $1`, values: [true] };
        for (const statement of [FORGETFUL, named, named, { ...named, query_timeout: 5_000 }])
          expect(ids(await fenced.query(statement as string))).toEqual([mine]);
        expect(await fenced.query(limits)).toMatchObject(set);
        expect(await fenced.query({ name: 'limits', text: `${limits} where $1`, values: [true] })).toMatchObject(set);
        const client = await fenced.connect();
        try {
          expect(await client.query('begin')).toMatchObject({ command: 'BEGIN' });
          expect(ids(await client.query(named))).toEqual([mine]);
          expect(await client.query(limits)).toMatchObject(set);
          const [one, two] = (await client.query('select 1 as n; select 2 as n')) as unknown as pg.QueryResult[];
          expect([one!.rows, two!.rows]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
          await client.query('commit');
        } finally {
          client.release();
        }
        const several = (await fenced.query('select 1 as n; select 2 as n')) as unknown as pg.QueryResult[];
        expect(several.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }]]);
      });
      const hanging = { name: 'hanging', text: 'select pg_sleep($1)', values: [20] };
      const short = openPool(database.loginUrl, 1, openLog('silent', 'test'), undefined, 300, true);
      const asked = forAccounts([mine], () => poolOf(short, 'screening').query(hanging));
      await expect(asked).rejects.toMatchObject({ code: '57014' });
      await short.end();
      const left = `select (select count(*)::int from pg_prepared_statements) as named, current_user as role,
        current_setting('app.accounts', true) as accounts, current_setting('statement_timeout') as statement`;
      expect((await pooled.query(left)).rows).toEqual([{ named: 0, role: 'screening', accounts: '', statement: '0' }]);
    } finally {
      await pooled.end();
    }
  });

  test('sees the accounts of the entity manager, whoever the viewer is', async () => {
    const { store } = SUBGRAPHS.find(({ name }) => name === 'screening')!;
    const orm = await openOrm(fencedPool(), store!);
    await forEveryAccount(async () => {
      const em = emFor(orm, [mine]);
      expect(await em.execute(FORGETFUL)).toEqual([{ id: mine }]);
      expect(await em.transactional((tx) => tx.execute(FORGETFUL))).toEqual([{ id: mine }]);
      expect(await emFor(orm, []).execute(FORGETFUL)).toEqual([]);
    });
  });

  test('sees nothing for an invalid account', async () => {
    const asked = forAccounts([`${mine}'; set role postgres; --`], () => fencedPool().query(FORGETFUL));
    expect(ids(await asked)).toEqual([]);
  });

  test('cannot read the tables of another part', async () => {
    const elsewhere = forEveryAccount(() => poolOf(pool, 'property').query(FORGETFUL));
    await expect(elsewhere).rejects.toMatchObject({ code: '42501' });
  });

  test('searches without row security only where it is declared', async () => {
    expect(ids(await forAccounts([mine], () => forSearch(() => fencedPool().query(FORGETFUL))))).toEqual(
      [mine, theirs].sort(),
    );
    const other = forSearch(() => fencedPool().query('select 1 from screening.guest_secret'));
    await expect(other).rejects.toMatchObject({ code: '42501' });
  });
});

test('loaders for several viewers open the accounts of all of them', async () => {
  const listing = { table: 'property.listing', columns: { id: 't.id', accountId: 't.account_id' } };
  const { rows } = await owner.query<{ id: string; account_id: string }>('select id, account_id from property.listing');
  const reader = rowBy<Pick<Listing, 'id' | 'accountId'>>(poolOf(pool, 'property'), {
    ...listing,
    by: 'id',
    type: 'uuid',
  });
  const asked = rows.flatMap(({ id, account_id: accountId }) => [
    forAccounts([accountId], () => reader.load([accountId], id)),
    forAccounts([newId()], () => reader.load([newId()], id)),
  ]);
  const found = await Promise.all(asked);
  expect(found.map((row) => row?.accountId ?? null)).toEqual(rows.flatMap((row) => [row.account_id, null]));
});

test('the next start fences a new table, and changes nothing if there is none', async () => {
  await owner.query('create table screening.new_thing (account_id uuid not null, id uuid primary key)');
  await raiseFence(owner, FENCE);
  const { name, isFenced, policies, grants } = (await tablesIn(owner, FENCE)).find((one) =>
    one.name.endsWith('new_thing'),
  )!;
  expect({ name, isFenced }).toEqual({ name: 'screening.new_thing', isFenced: true });
  expect(Object.keys(policies).sort()).toEqual(['owner', 'screening_screening']);
  expect(grants.screening_screening!.sort()).toEqual(['delete', 'insert', 'select', 'update']);
  const asked: string[] = [];
  const watching = { query: (text: string, values: unknown[]) => (asked.push(text), owner.query(text, values)) };
  await raiseFence(watching as never, FENCE);
  expect(asked.filter((text) => !/^\s*select/i.test(text))).toEqual([]);
});

test('without the right to create roles the error names the superuser’s commands', async () => {
  await owner.query(`create role fence_stranger login password 'stranger'`).catch(() => undefined);
  const url = Object.assign(new URL(database.url), { username: 'fence_stranger', password: 'stranger' });
  const stranger = new pg.Client({ connectionString: url.href });
  await stranger.connect();
  try {
    const refused = await ensureRoles(stranger, 'fence_stranger', FENCE).catch((error: Error) => error.message);
    expect(refused).toContain('is not allowed to create the database roles of the service');
    expect(refused).toContain('grant screening_identity to "fence_stranger" with inherit true, set true;');
  } finally {
    await stranger.end();
  }
});
