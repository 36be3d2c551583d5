import { Migration } from '@mikro-orm/migrations';

/** Who reviews a reservation, until when, and its tags. Only reservations that have any of these have a row. */
export class M105Reviews extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.review (
        account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
        assignee_id uuid, due_at timestamptz, tags text[] not null, primary key (account_id, id))`);
    this.addSql(`
      create index review_assignee on screening.review (account_id, assignee_id) where assignee_id is not null`);
  }
}
