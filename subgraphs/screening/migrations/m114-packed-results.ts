import { Migration } from '@mikro-orm/migrations';

/** As statements have them: a partial index is used for its exact condition only. */
const OPEN = {
  sanctions: `entries #>> '{sanctions,status}' in ('INCOMPLETE', 'REVIEW')
    or jsonb_array_length(entries #> '{sanctions,findings}') > 0
    or open_checks && array['sanctions:INCOMPLETE', 'sanctions:REVIEW', 'sanctions:FINDINGS']`,
  unanswered: `entries #>> '{background_check,status}' in ('INCOMPLETE', 'REVIEW')
    or entries #>> '{social_verification,status}' = 'INCOMPLETE'
    or open_checks && array['background_check:INCOMPLETE', 'background_check:REVIEW', 'social_verification:INCOMPLETE']`,
};

/**
 * Decisions and results of reservations are stored packed, with columns for what statements select by. Earlier rows keep
 * their JSON: both forms are read. Packed values are not compressed again.
 */
export class M114PackedResults extends Migration {
  override up(): void {
    this.addSql(`
      alter table screening.decision
        alter signals drop not null, alter outcome drop not null, alter rules drop not null, alter rules drop default,
        add packed bytea, add packed_facts bytea, add email_domain text, add as_of timestamptz,
        add verification_status text, add risk_color text, add blacklist_hits int, add free_email boolean,
        add scenario text, add accommodates double precision, add listing_country_code text, add gaps text[],
        add check (packed is not null or (signals is not null and outcome is not null and rules is not null))`);
    this.addSql(`
      alter table screening.decision alter packed set storage external, alter packed_facts set storage external`);
    this.addSql(`
      alter table screening.reservation
        alter top_risks drop not null, alter top_recommendations drop not null, alter entries drop not null,
        add packed_result bytea, add packed_loyalty bytea, add open_checks text[]`);
    this.addSql(`
      alter table screening.reservation
        alter packed_result set storage external, alter packed_loyalty set storage external`);
    // Entries wait in a list until it is this large (kB). By default it grows to more than the index of a small account.
    for (const name of ['search', 'guest_marks'])
      this.addSql(`alter index screening.reservation_${name} set (gin_pending_list_limit = 256)`);
    for (const [name, condition] of Object.entries(OPEN)) {
      this.addSql(`drop index screening.reservation_${name}`);
      this.addSql(`create index reservation_${name} on screening.reservation (account_id, id) where ${condition}`);
    }
  }
}
