import { Migration } from '@mikro-orm/migrations';

/**
 * Stays as segments see them, which guest each key leads to, what the guests of an account are measured against, and
 * whether the first build is done: where this runs there is nothing to build from yet, since it came with the first
 * version.
 */
export class M006Segments extends Migration {
  override up(): void {
    this.addSql(`
      create table intelligence.stay (
        account_id uuid not null, id uuid not null, guest_id uuid not null,
        email_digest text, phone_digest text, name_digest text, domain_digest text,
        masked boolean not null, company boolean not null, ota boolean not null,
        status text not null, declined boolean not null, check_in date, check_out date,
        nights double precision not null, revenue double precision not null, currency text not null,
        primary key (account_id, id))`);
    this.addSql('create index stay_guest on intelligence.stay (account_id, guest_id)');
    this.addSql(`
      create index stay_domain on intelligence.stay (account_id, domain_digest, guest_id)
      where domain_digest is not null`);
    this.addSql(`
      create table intelligence.guest_key (
        account_id uuid not null, digest text not null, guest_id uuid not null, primary key (account_id, digest))`);
    this.addSql('create index guest_key_guest on intelligence.guest_key (account_id, guest_id)');
    this.addSql(`
      create table intelligence.segment_scale (
        account_id uuid not null, id uuid not null, guests int not null, stays int not null,
        cuts double precision[] not null, prices jsonb not null, main_currency text not null, medians jsonb not null,
        measured_at timestamptz not null, primary key (account_id, id), check (account_id = id))`);
    this.addSql(`
      create table intelligence.segment_build (
        single boolean primary key default true check (single), built_at timestamptz)`);
    this.addSql('insert into intelligence.segment_build (built_at) values (now())');
  }
}
