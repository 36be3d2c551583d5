import { Migration } from '@mikro-orm/migrations';

const ROW = `account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
  primary key (account_id, id)`;

/** Searches of adverse media and background checks. Who was searched for and what was found is sealed. */
export class M003Background extends Migration {
  override up(): void {
    this.addSql(`
      create table intelligence.media_report (
        request_digest text not null, is_test boolean not null,
        status text not null check (status in ('PENDING', 'NO_RESULTS', 'REVIEW', 'FINISHED')),
        person text not null, outcome text, stopped_at timestamptz, ${ROW})`);
    this.addSql(`
      create index media_report_request on intelligence.media_report (account_id, request_digest, created_at)`);
    this.addSql(`
      create table intelligence.background_report (
        type text not null check (type in ('globalcheck')), is_test boolean not null,
        status text not null check (status in ('PENDING', 'REVIEW', 'FINISHED', 'FAILED')),
        risk_status text check (risk_status in ('CLEARED', 'REVIEW')),
        person text not null, items text not null, stopped_at timestamptz, ${ROW})`);
    for (const table of ['media_report', 'background_report']) {
      this.addSql(`create index ${table}_age on intelligence.${table} (account_id, created_at)`);
      this.addSql(`create index ${table}_pending on intelligence.${table} (created_at) where status = 'PENDING'`);
    }
  }
}
