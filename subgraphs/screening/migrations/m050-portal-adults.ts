import { Migration } from '@mikro-orm/migrations';

/** Adults of guest lists who have a portal link of their own. */
export class M050PortalAdults extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.portal_adult (
        account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
        reservation_id uuid not null, name text, email text, phone text, birth_date text, person_key text,
        link_id uuid, linked_at timestamptz, erased_at timestamptz,
        primary key (account_id, id), unique (account_id, link_id))`);
    this.addSql(`create index portal_adult_of on screening.portal_adult (account_id, reservation_id)`);
  }
}
