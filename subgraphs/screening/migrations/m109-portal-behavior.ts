import { Migration } from '@mikro-orm/migrations';

/**
 * How a guest filled in a portal screen, and the digest of their device; only with their consent. Accounts that have
 * configured the screen "About you" keep the default: guests are asked.
 */
export class M109PortalBehavior extends Migration {
  override up(): void {
    this.addSql(`alter table screening.portal_step add column measured text, add column device_mark text`);
    this.addSql(`
      create index portal_step_device on screening.portal_step (account_id, device_mark)
      where device_mark is not null`);
    this.addSql(`
      update screening.portal_content set content = content || '{"askBehavior": true}' where screen = 'AboutYou'`);
  }
}
