import { Migration } from '@mikro-orm/migrations';

/** Compares one column, without reading all of the account's rows while it has no statistics. */
const seen = (column: string, key: string) => `exists (
      select from (select created_at from screening.reservation where account_id = account and ${column} = ${key} offset 0) o
      where o.created_at > since)`;

/**
 * Whether the account has a stay of a guest that was created after a moment. Until the transaction ends, other ones that
 * ask about the same guest wait; each statement of a volatile function sees what was committed before it, so of two
 * stays of a guest that are stored at once, the second one finds the first.
 */
export class M112GuestMissed extends Migration {
  override up(): void {
    this.addSql(`
      create function screening.guest_missed(
        account uuid, since timestamptz, email_key text, phone_key text, email_mark text, phone_mark text)
      returns boolean language plpgsql volatile as $$
      begin
        perform pg_advisory_xact_lock(key) from (
          select distinct hashtextextended(mark, 0) as key from unnest(array[email_mark, phone_mark]) mark
          where mark is not null order by key) locks;
        return ${seen('guest_email_key', 'email_key')}
          or ${seen('guest_phone_key', 'phone_key')}
          or ${seen('guest_email_mark', 'email_mark')}
          or ${seen('guest_phone_mark', 'phone_mark')};
      end $$`);
  }
}
