import { Migration } from '@mikro-orm/migrations';

/** The last anchor of each account's trail that left the database, and the hash of the last one posted. */
export class M088AuditAnchors extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.audit_anchor (
        account_id uuid primary key, sequence bigint not null, hash text not null, anchored_at timestamptz not null,
        posted_hash text)`);
  }
}
