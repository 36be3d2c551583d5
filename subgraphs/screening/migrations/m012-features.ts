import { Migration } from '@mikro-orm/migrations';

const COPIED = [
  'status',
  'source',
  'listing_id',
  'number_of_guests',
  'nights',
  'total_price',
  'currency',
  'check_in_date',
  'check_out_date',
  'supervised',
  'guest_email_key',
  'guest_phone_key',
];

const DERIVED = {
  has_phone: `coalesce({row}.guest_phone_key, '') <> ''`,
  name_words: `coalesce(cardinality(regexp_split_to_array(nullif(btrim({row}.guest_full_name), ''), '\\s+')), 0)`,
};

const NAMES = [...COPIED, ...Object.keys(DERIVED)];

const valuesOf = (row: string) =>
  [...COPIED.map((name) => `${row}.${name}`), ...Object.values(DERIVED).map((sql) => sql.replace('{row}', row))].join(
    ', ',
  );

/**
 * Every state that a reservation has been in, kept by a trigger, so that features can be had as of a moment: what it
 * became later is not known then. Reservations from before have one state, that of today. An erasure takes the keys.
 */
export class M012Features extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.reservation_state (
        account_id uuid not null, reservation_id uuid not null, changed_at timestamptz not null,
        status text not null, source text not null, listing_id uuid, number_of_guests double precision not null,
        nights double precision, total_price double precision not null, currency text, check_in_date text,
        check_out_date text, supervised text, guest_email_key text, guest_phone_key text,
        has_phone boolean not null, name_words int not null,
        primary key (account_id, reservation_id, changed_at))`);
    for (const key of ['email', 'phone'])
      this.addSql(`
        create index reservation_state_${key} on screening.reservation_state (account_id, guest_${key}_key)
        where guest_${key}_key is not null`);
    this.addSql(`
      insert into screening.reservation_state (account_id, reservation_id, changed_at, ${NAMES.join(', ')})
      select r.account_id, r.id, r.created_at, ${valuesOf('r')} from screening.reservation r`);
    this.addSql(`
      create function screening.keep_reservation_state() returns trigger language plpgsql as $$
      begin
        if new.erased_at is not null then
          update screening.reservation_state set guest_email_key = null, guest_phone_key = null
          where account_id = new.account_id and reservation_id = new.id;
          return null;
        end if;
        insert into screening.reservation_state (account_id, reservation_id, changed_at, ${NAMES.join(', ')})
        values (new.account_id, new.id, case tg_op when 'INSERT' then new.created_at else new.updated_at end,
          ${valuesOf('new')})
        on conflict (account_id, reservation_id, changed_at) do update set
          ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')};
        return null;
      end $$`);
    this.addSql(`
      create trigger keep_reservation_state after insert or update of ${COPIED.join(', ')}, guest_full_name, erased_at
      on screening.reservation for each row execute function screening.keep_reservation_state()`);
  }
}
