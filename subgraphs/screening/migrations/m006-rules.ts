import { Migration } from '@mikro-orm/migrations';

export class M006Rules extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.business_rule (
        name text not null, condition text not null, actions jsonb not null, position int not null,
        state text not null, version int not null,
        account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id), unique (account_id, name))`);
    this.addSql(`alter table screening.decision add rule_facts jsonb, add rules jsonb not null default '[]'`);
    this.addSql(`create index decision_made on screening.decision (account_id, created_at, id)`);
    this.addSql(`
      alter table screening.reservation add business_rules jsonb not null default '[]', add supervised_by text`);
  }
}
