import { Migration } from '@mikro-orm/migrations';

/** What an import changed of records that people are searched for in, as the keys that they are found by. */
export class M070RecordChanges extends Migration {
  override up(): void {
    this.addSql(`create table intelligence.record_change (
      version_id uuid not null, key text not null, change text not null check (change in ('added', 'changed', 'removed')),
      noted_at timestamptz not null default now(), primary key (version_id, key))`);
    this.addSql('create index record_change_noted on intelligence.record_change (noted_at)');
  }
}
