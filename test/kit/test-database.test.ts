import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { testDatabase, type Template } from '../support/database.js';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function guestBook(): Template & { runs: number } {
  return {
    key: `guest book ${randomUUID()}`,
    runs: 0,
    async migrate(url) {
      this.runs += 1;
      await query(url, 'CREATE TABLE guest_book (name text)');
    },
  };
}

test('every test gets its own database from one template', async () => {
  const template = guestBook();
  const [ours, theirs] = await Promise.all([testDatabase(template), testDatabase(template)]);
  await query(ours.url, `INSERT INTO guest_book VALUES ('ours')`);
  expect(await query(theirs.url, 'SELECT * FROM guest_book')).toEqual([]);
  expect(template.runs).toBe(1);
  await Promise.all([ours.drop(), theirs.drop()]);
  await expect(query(ours.url, 'SELECT 1')).rejects.toThrow('does not exist');
});

test('a failed migration leaves no template', async () => {
  const template = guestBook();
  await expect(testDatabase({ ...template, migrate: () => Promise.reject(new Error('broken')) })).rejects.toThrow();
  const database = await testDatabase(template);
  expect(await query(database.url, 'SELECT * FROM guest_book')).toEqual([]);
  await database.drop();
});

test('the server trades durability for speed and accepts many connections', async () => {
  const database = await testDatabase(guestBook());
  const settings = await query(
    database.url,
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'max_connections') ORDER BY name`,
  );
  expect(settings).toEqual([
    { name: 'fsync', setting: 'off' },
    { name: 'full_page_writes', setting: 'off' },
    { name: 'max_connections', setting: '200' },
    { name: 'synchronous_commit', setting: 'off' },
  ]);
  await database.drop();
});
