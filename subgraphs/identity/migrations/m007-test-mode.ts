import { Migration } from '@mikro-orm/migrations';

export class M007TestMode extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.account add column mode text not null default 'live' check (mode in ('live', 'test'))`);
    this.addSql(`
      alter table identity.api_key add column mode text not null default 'live' check (mode in ('live', 'test'))`);
    // Nothing that ever happens turns test data into live data, whoever writes the row.
    this.addSql(`
      create function identity.keep_mode() returns trigger language plpgsql as $$
      begin
        if new.mode <> old.mode then raise exception 'the mode is fixed at creation'; end if;
        return new;
      end $$`);
    for (const table of ['account', 'api_key'])
      this.addSql(`
        create trigger keep_mode before update of mode on identity.${table}
        for each row execute function identity.keep_mode()`);
    this.addSql(`
      create function identity.inherit_mode() returns trigger language plpgsql as $$
      begin
        if new.mode = 'live' and exists (
          select 1 from identity.account p where p.id = new.parent_id and p.mode = 'test')
        then raise exception 'an account below one in test mode is in test mode'; end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger inherit_mode before insert or update of parent_id on identity.account
      for each row execute function identity.inherit_mode()`);
  }
}
