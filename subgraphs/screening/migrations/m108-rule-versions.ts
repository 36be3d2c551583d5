import { Migration } from '@mikro-orm/migrations';

/** Versions of business rules. Of older rules only the current version is known, and not who saved it. */
export class M108RuleVersions extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.business_rule_version (
        account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
        rule_id uuid not null, version int not null, name text not null, condition text not null,
        actions jsonb not null, restored_from int, author_id uuid, person_id uuid,
        primary key (account_id, id), unique (account_id, rule_id, version))`);
    this.addSql(`
      insert into screening.business_rule_version
        (account_id, id, created_at, updated_at, rule_id, version, name, condition, actions)
      select account_id, gen_random_uuid(), updated_at, updated_at, id, version, name, condition, actions
      from screening.business_rule`);
  }
}
