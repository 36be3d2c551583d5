import { Migration } from '@mikro-orm/migrations';

/** How many one-time codes an account's guests were sent on the latest day (UTC) that one was sent. */
export class M088PortalCodeCounts extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.portal_code_count (
        account_id uuid not null, via text not null, day date not null, sent int not null,
        primary key (account_id, via))`);
  }
}
