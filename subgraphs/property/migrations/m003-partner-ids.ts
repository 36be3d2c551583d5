import { Migration } from '@mikro-orm/migrations';

/** Identifiers of partners are text of the partner's own; those that were made up here, before any was asked, go. */
export class M003PartnerIds extends Migration {
  override up(): void {
    this.addSql('update property.listing set partner_id = null where partner_id is not null');
    this.addSql('alter table property.listing alter partner_id type text');
  }
}
