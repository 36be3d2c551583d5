import { Migration } from '@mikro-orm/migrations';

/** The form of an encrypted value. Written out, since a migration does not follow the code of today. */
const SEALED = '^a2[.][A-Za-z0-9_-]{8}[.][A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]{22}[.][A-Za-z0-9_-]*$';

/**
 * Contacts of guests may be encrypted: they are then compared by marks and searched by an index of digests. Nothing is
 * encrypted here, and where it is not wanted the new columns and indexes stay empty.
 */
export class M103SealedContacts extends Migration {
  override up(): void {
    this.addSql(`
      alter table screening.reservation add guest_email_mark text, add guest_phone_mark text,
        add guest_name_words int, add contact_index bigint[]`);
    this.addSql('alter table screening.reservation_state add guest_email_mark text, add guest_phone_mark text');
    for (const field of ['email', 'phone'])
      for (const table of ['reservation', 'reservation_state'])
        this.addSql(`
          create index ${table}_${field}_mark on screening.${table} (account_id, guest_${field}_mark)
          where guest_${field}_mark is not null`);
    this.addSql('alter table screening.reservation alter column contact_index set statistics 1000');
    this.addSql(`
      create index reservation_contacts on screening.reservation using gin (account_id, contact_index)
      where contact_index is not null`);
    // One row from when contacts were first encrypted here. `marked_at`: every row is, and plain keys are stored no more.
    this.addSql(`
      create table screening.contact_seal (
        one boolean primary key default true check (one), started_at timestamptz not null default now(),
        marked_at timestamptz, completed_at timestamptz)`);
    // What is searched as text is made of what is not encrypted. No stored value changes by this: none is encrypted yet.
    this.addSql(`
      create function screening.unsealed(words text) returns text language sql immutable parallel safe
      return case when words !~ '${SEALED}' then words end`);
    this.addSql(`
      create or replace function screening.searched(code text, pms_id text, full_name text, first_name text,
        last_name text, email text) returns text language sql immutable parallel safe
      return screening.folded(concat_ws(E'\\n', code, pms_id, screening.unsealed(full_name),
        concat_ws(' ', screening.unsealed(first_name), screening.unsealed(last_name)), screening.unsealed(email)))`);
  }
}
