import { Migration } from '@mikro-orm/migrations';

/** When a guest skipped a check in their portal. Only their browser knew of earlier ones. */
export class M116SkippedScreens extends Migration {
  override up(): void {
    this.addSql('alter table screening.portal_step add column skipped_at timestamptz');
  }
}
