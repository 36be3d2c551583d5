import { Migration } from '@mikro-orm/migrations';

const ROW = `account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
  primary key (account_id, id)`;

/** What guests do in the portal, what hosts ask for there, and the texts that were signed. */
export class M011Portal extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.portal_step (
        reservation_id uuid not null, screen text not null, state text not null,
        answers text, reason text, evidence jsonb not null,
        viewed_at timestamptz, entered_at timestamptz, submitted_at timestamptz, accepted_at timestamptz,
        reopened_at timestamptz, erased_at timestamptz, ${ROW}, unique (account_id, reservation_id, screen))`);
    this.addSql(`
      create index portal_step_kept on screening.portal_step (account_id, reservation_id) where erased_at is null`);
    this.addSql(`
      create table screening.portal_content (
        scope text not null, screen text not null, content jsonb not null, ${ROW},
        unique (account_id, scope, screen))`);
    this.addSql(`
      create table screening.signed_agreement (
        sha256 text not null, version int not null, format text not null, content text not null, ${ROW},
        unique (account_id, sha256, version))`);
    this.addSql(`
      alter table screening.reservation add guest_portal_last_screen text, add portal_completed_at timestamptz`);
  }
}
