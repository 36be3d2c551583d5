import pg from 'pg';
import { distribute } from '#subgraphs/distribution/distribute.js';
import { callsFor, kindOf, problemsOf } from '#subgraphs/distribution/plan.js';
import { type CatalogTable, readCatalog } from '#subgraphs/distribution/read-catalog.js';
import { LOCAL_TABLES, REFERENCE_TABLES } from '#subgraphs/distribution/tables.js';
import type { TestDatabase } from '../support/database.js';
import { migratedDatabase } from '../support/running.js';

let database: TestDatabase;
let client: pg.Client;
let tables: CatalogTable[];

const read = () => readCatalog(client, 'account_id');

beforeAll(async () => {
  database = await migratedDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  tables = await read();
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

test('Citus could distribute the schema by account', () => {
  expect(tables.length).toBeGreaterThan(100);
  expect(problemsOf(tables)).toEqual([]);
});

test('every table is in one call or declared local, and the calls are in order', () => {
  const calls = callsFor(tables);
  const local = tables.filter((table) => kindOf(table) === 'local').map(({ name }) => name);
  expect([...calls.map(({ table }) => table), ...local].sort()).toEqual(tables.map(({ name }) => name));
  const kinds = calls.map(({ kind }) => kind);
  expect(kinds).toEqual([...kinds].sort().reverse());
  const distributed = calls.filter(({ kind }) => kind === 'distributed').map(({ statements: [made] }) => made);
  expect(distributed.length).toBeGreaterThan(40);
  expect(distributed[0]).toBe(
    `select create_distributed_table('screening.reservation', 'account_id', colocate_with => 'none');`,
  );
  for (const made of distributed.slice(1))
    expect(made).toMatch(
      /^select create_distributed_table\('[a-z_.]+', 'account_id', colocate_with => 'screening.reservation'\);$/,
    );
});

test('tables on every node and tables on the coordinator each have a reason', () => {
  for (const reason of [...Object.values(REFERENCE_TABLES), ...Object.values(LOCAL_TABLES)])
    expect(reason).toMatch(/^[A-Z].{8,}\.$/);
});

test.each([
  [
    'create table screening.fresh (id uuid primary key)',
    [
      'screening.fresh has no column "account_id uuid not null" and is not listed',
      'screening.fresh has unique index fresh_pkey, which does not include account_id',
    ],
  ],
  [
    'create unique index over_all on screening.note (id)',
    ['screening.note has unique index over_all, which does not include account_id'],
  ],
  [
    'create unique index by_word on screening.note (account_id, lower(text)); create unique index by_text on screening.note (lower(account_id::text))',
    ['screening.note has unique index by_text, which does not include account_id'],
  ],
  [
    `create function screening.nothing() returns trigger language plpgsql as 'begin return null; end';
     create trigger nothing after insert on screening.note execute function screening.nothing();
     create trigger nothing after insert on identity.person execute function screening.nothing();
     create trigger nothing after insert on outbox.announcement execute function screening.nothing()`,
    ['identity.person has trigger nothing', 'screening.note has trigger nothing'],
  ],
  ['create view screening.seen as select id from screening.note', ['screening.note is used by view screening.seen']],
  [
    'alter table screening.note add column n int generated always as identity',
    ['screening.note has identity column n, which is not a bigint'],
  ],
  ['drop table screening.record_reading', ['screening.record_reading is listed but does not exist']],
])('the lint finds %s', async (change, found) => {
  await client.query('begin');
  try {
    await client.query(change);
    expect(problemsOf(await read())).toEqual(found);
  } finally {
    await client.query('rollback');
  }
});

test('foreign keys lead to the same account or to a table that every node has', async () => {
  await client.query('begin');
  try {
    await client.query(`
      create table screening.under_note (account_id uuid not null, note_id uuid, key_id uuid, person_id uuid,
        constraint together foreign key (account_id, note_id) references screening.note (account_id, id),
        constraint copied foreign key (account_id, person_id) references identity.person (account_id, id),
        constraint apart foreign key (account_id, note_id) references identity.delivery (account_id, id));
      alter table identity.delivery add constraint outward foreign key (account_id, id) references screening.note;
      alter table identity.person add constraint outward foreign key (account_id, id) references screening.note`);
    expect(problemsOf(await read()).filter((one) => one.includes('foreign key'))).toEqual([
      'identity.delivery has foreign key outward to screening.note, which may be on another node',
      'identity.person has foreign key outward to screening.note, which may be on another node',
      'screening.under_note has foreign key apart to identity.delivery, which may be on another node',
    ]);
  } finally {
    await client.query('rollback');
  }
});

async function run(...parameters: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  return { code: await distribute(client, parameters, (line) => lines.push(line)), lines };
}

test('npm run distribute prints the calls and changes nothing', async () => {
  const { code, lines } = await run();
  expect(code).toBe(0);
  expect(lines.filter((line) => !line.startsWith('--'))).toEqual(
    callsFor(tables).flatMap(({ statements }) => statements),
  );
  expect(lines).toContain('-- Local: jobs. The job queue, created by pg-boss.');
  expect(await read()).toEqual(tables);
});

test('npm run distribute -- run reports a missing Citus, and changes nothing', async () => {
  expect(await run('run')).toEqual({
    code: 1,
    lines: ['Nothing was distributed: the Citus extension is not installed in this database.'],
  });
  expect(await read()).toEqual(tables);
  expect((await run('all')).code).toBe(2);
});
