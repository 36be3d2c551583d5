import { Migration } from '@mikro-orm/migrations';

/** How often a search or check that did not end was queued again, and when last. */
export class M081SweptSearches extends Migration {
  override up(): void {
    for (const table of ['media_report', 'background_report'])
      this.addSql(
        `alter table intelligence.${table} add column sweeps int not null default 0, add column swept_at timestamptz`,
      );
  }
}
