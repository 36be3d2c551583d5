import { Migration } from '@mikro-orm/migrations';

const ROW =
  'account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null';

/** Checks of identity documents, their pictures, and files whose row is gone. */
export class M010IdCheck extends Migration {
  override up(): void {
    this.addSql(`alter table screening.reservation add column identified boolean not null default false`);
    this.addSql(`
      create table screening.id_check (
        ${ROW}, kind text not null, status text not null, findings jsonb not null default '[]',
        attempts jsonb not null default '{}', person text, document_mark text, face_distance double precision,
        erased_at timestamptz, primary key (account_id, id))`);
    this.addSql(`
      create index id_check_document on screening.id_check (account_id, document_mark) where document_mark is not null`);
    this.addSql(`
      create table screening.id_image (
        ${ROW}, reservation_id uuid not null, step text not null, kind text not null, reading text not null,
        perceptual_hash text not null, hash_parts text[] not null, file_name text, file_key text,
        uploaded_at timestamptz not null, primary key (account_id, id))`);
    this.addSql(`create unique index id_image_step on screening.id_image (account_id, reservation_id, step)`);
    this.addSql(`create index id_image_hash on screening.id_image using gin (hash_parts)`);
    this.addSql(
      `create index id_image_kept on screening.id_image (account_id, uploaded_at) where file_name is not null`,
    );
    this.addSql(`
      create table screening.dropped_file (
        account_id uuid not null, id uuid not null, name text not null, created_at timestamptz not null default now(),
        primary key (account_id, id))`);
  }
}
