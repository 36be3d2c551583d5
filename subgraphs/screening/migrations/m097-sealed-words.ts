import { Migration } from '@mikro-orm/migrations';
import { seal } from '#kit/cipher/cipher.js';

const BATCH = 2_000;

/** Columns in the clear until now, in tables whose key is (account_id, id). */
const COLUMNS = [
  ['note', 'text'],
  ['blacklist_entry', 'reason'],
  ['reservation', 'guest_location'],
  ['reservation', 'metadata'],
] as const;

interface Row {
  accountId: string;
  id: string;
  words: string;
}

/** Notes, reasons on the blacklist, the guest's address and metadata are encrypted, those that are there already too. */
export class M097SealedWords extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table screening.reservation alter metadata drop default, alter metadata drop not null,
        alter metadata type text using nullif(metadata, '{}')::text`);
    await this.execute('alter table screening.note alter text drop not null');
    await this.execute('update screening.note set text = null where erased_at is not null');
    for (const [table, column] of COLUMNS) await this.encrypt(table, column);
  }

  private async encrypt(table: string, column: string): Promise<void> {
    const page = `
      select account_id as "accountId", id, ${column} as words from screening.${table}
      where ${column} is not null and id > ? order by id limit ${BATCH}`;
    const write = `
      update screening.${table} t set ${column} = w.words
      from jsonb_to_recordset(?::jsonb) as w("accountId" uuid, id uuid, words text)
      where t.account_id = w."accountId" and t.id = w.id`;
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = (await this.execute(page, [after])) as unknown as Row[];
      if (rows.length === 0) return;
      const sealed = rows.map((row) => ({ ...row, words: seal(row.words, `screening.${table}.${column}`, row) }));
      await this.execute(write, [JSON.stringify(sealed)]);
      after = rows.at(-1)!.id;
    }
  }
}
