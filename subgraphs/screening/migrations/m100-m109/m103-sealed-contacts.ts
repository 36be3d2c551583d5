import { Migration } from '@mikro-orm/migrations';

/** The form of an encrypted value. Written out, since a migration does not follow the code of today. */
const SEALED = '^a2[.][A-Za-z0-9_-]{8}[.][A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]{22}[.][A-Za-z0-9_-]*$';

const COPIED = [
  ...['status', 'source', 'listing_id', 'number_of_guests', 'nights', 'total_price', 'currency', 'check_in_date'],
  ...['check_out_date', 'supervised', 'guest_email_key', 'guest_phone_key', 'guest_email_mark', 'guest_phone_mark'],
];

const DERIVED = {
  has_phone: `coalesce(new.guest_phone_key, new.guest_phone_mark, '') <> ''`,
  name_words: `coalesce(new.guest_name_words,
    cardinality(regexp_split_to_array(nullif(btrim(new.guest_full_name), ''), '\\s+')), 0)`,
};

const NAMES = [...COPIED, ...Object.keys(DERIVED)];

/** What totals that are remembered depend on. */
const LISTED = [
  ...['status', 'verification_status', 'guest_portal_status', 'risk_color', 'source', 'pms', 'listing_id'],
  ...['check_in_date', 'check_out_date', 'search_text', 'guest_phone_key', 'contact_index', 'created_at'],
];

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
    this.fold();
    this.states();
    this.addSql('drop trigger touch_changed on screening.reservation');
    const listed = (row: string) => LISTED.map((name) => `${row}.${name}`).join(', ');
    this.addSql(`
      create trigger touch_changed after update on screening.reservation for each row
      when ((${listed('old')}) is distinct from (${listed('new')})) execute function screening.touch_changed()`);
  }

  /** The searched text is made of what is not encrypted, and plain keys go where marks have taken their place. */
  private fold(): void {
    this.addSql(`
      create function screening.unsealed(words text) returns text language sql immutable parallel safe
      return case when words !~ '${SEALED}' then words end`);
    this.addSql(`
      create or replace function screening.fold_reservation() returns trigger language plpgsql as $$
      begin
        new.search_text := screening.folded(concat_ws(E'\\n', new.confirmation_code, new.pms_reservation_id,
          screening.unsealed(new.guest_full_name),
          concat_ws(' ', screening.unsealed(new.guest_first_name), screening.unsealed(new.guest_last_name)),
          screening.unsealed(new.guest_email)));
        if (new.guest_email_mark is not null or new.guest_phone_mark is not null)
          and exists (select from screening.contact_seal where marked_at is not null) then
          if new.guest_email_mark is not null then new.guest_email_key := null; end if;
          if new.guest_phone_mark is not null then new.guest_phone_key := null; end if;
        end if;
        return new;
      end $$`);
    this.addSql('drop trigger fold_reservation on screening.reservation');
    this.addSql(`
      create trigger fold_reservation before insert or update of confirmation_code, pms_reservation_id,
        guest_full_name, guest_first_name, guest_last_name, guest_email, guest_email_key, guest_phone_key,
        guest_email_mark, guest_phone_mark on screening.reservation
      for each row execute function screening.fold_reservation()`);
  }

  /** Encrypting what is there already is no new state of a reservation. */
  private states(): void {
    const values = [...COPIED.map((name) => `new.${name}`), ...Object.values(DERIVED)].join(', ');
    this.addSql(`
      create or replace function screening.keep_reservation_state() returns trigger language plpgsql as $$
      begin
        if current_setting('screening.sealing_contacts', true) = 'on' then return null; end if;
        if new.erased_at is not null then
          update screening.reservation_state set guest_email_key = null, guest_phone_key = null,
            guest_email_mark = null, guest_phone_mark = null
          where account_id = new.account_id and reservation_id = new.id;
          return null;
        end if;
        insert into screening.reservation_state (account_id, reservation_id, changed_at, ${NAMES.join(', ')})
        values (new.account_id, new.id, case tg_op when 'INSERT' then new.created_at else new.updated_at end, ${values})
        on conflict (account_id, reservation_id, changed_at) do update set
          ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')};
        return null;
      end $$`);
    this.addSql('drop trigger keep_reservation_state on screening.reservation');
    this.addSql(`
      create trigger keep_reservation_state
      after insert or update of ${COPIED.join(', ')}, guest_full_name, guest_name_words, erased_at
      on screening.reservation for each row execute function screening.keep_reservation_state()`);
  }
}
