import { Migration } from '@mikro-orm/migrations';

/** Whoever writes an ID check keeps its states: tables that are distributed have no triggers. */
export class M099StatesByWriters extends Migration {
  override up(): void {
    for (const name of ['keep_id_check_state', 'keep_id_check_state_first'])
      this.addSql(`drop trigger ${name} on screening.id_check`);
    this.addSql('drop function screening.keep_id_check_state()');
  }
}
