import { Migration } from '@mikro-orm/migrations';

/** Registrations of domains, and accounts in networks by digests of contact details. Reference data as in m001. */
export class M040DomainsAndAccounts extends Migration {
  override up(): void {
    this.addSql(`create table intelligence.domain_registration (
      version_id uuid not null, domain text not null, server text, registrar text, created_at text, updated_at text,
      expires_at text, status text[] not null, name_servers text[] not null, country text)`);
    this.addSql('create index domain_registration_domain on intelligence.domain_registration (version_id, domain)');
    this.addSql(`create table intelligence.social_account (
      version_id uuid not null, digest bytea not null check (length(digest) = 20),
      found_by text not null check (found_by in ('email', 'phone')), network text not null)`);
    this.addSql('create index social_account_digest on intelligence.social_account (version_id, digest)');
  }
}
