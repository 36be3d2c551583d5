import { Migration } from '@mikro-orm/migrations';

export class M003Keys extends Migration {
  override up(): void {
    this.addSql(`alter table identity.api_key add column last_used_at timestamptz`);
  }
}
