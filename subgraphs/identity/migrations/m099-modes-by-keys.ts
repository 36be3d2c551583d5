import { Migration } from '@mikro-orm/migrations';

/**
 * Foreign keys instead of triggers, which tables that are distributed or copied can't have. A key is of the mode of its
 * account, which so can't change; what is live stands below what is live.
 */
export class M099ModesByKeys extends Migration {
  override up(): void {
    for (const table of ['account', 'api_key']) this.addSql(`drop trigger keep_mode on identity.${table}`);
    this.addSql('drop trigger inherit_mode on identity.account');
    this.addSql('drop function identity.keep_mode()');
    this.addSql('drop function identity.inherit_mode()');
    this.addSql('alter table identity.account add constraint account_mode unique (id, mode)');
    this.addSql(`
      alter table identity.api_key add constraint "the mode is fixed at creation"
      foreign key (account_id, mode) references identity.account (id, mode)`);
    this.addSql(`
      alter table identity.account add live_parent_mode text
        generated always as (case when mode = 'live' then 'live' end) stored`);
    this.addSql(`
      alter table identity.account add constraint "an account below one in test mode is in test mode"
      foreign key (parent_id, live_parent_mode) references identity.account (id, mode)`);
  }
}
