import { Migration } from '@mikro-orm/migrations';

const ROW = `account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
  primary key (account_id, id)`;

/** Files that guests hand in, and the codes by which they show that an address or a number is theirs. */
export class M019PortalFiles extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.portal_file (
        reservation_id uuid not null, screen text not null, slot text not null, format text not null,
        bytes int not null, name text, file_name text not null, file_key text not null,
        uploaded_at timestamptz not null, ${ROW}, unique (account_id, reservation_id, screen, slot))`);
    this.addSql(`
      create table screening.portal_code (
        reservation_id uuid not null, via text not null, target text not null, digest text,
        tries int not null, sent int not null, sent_since timestamptz not null, sent_at timestamptz not null,
        expires_at timestamptz not null, confirmed_at timestamptz, ${ROW}, unique (account_id, reservation_id, via))`);
  }
}
