import { Migration } from '@mikro-orm/migrations';

export class M020Views extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.saved_view (
        name text not null, filter text not null,
        account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id), unique (account_id, name))`);
  }
}
