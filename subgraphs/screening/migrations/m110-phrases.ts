import { Migration } from '@mikro-orm/migrations';

/** The texts of a result as phrases, beside their English. */
export class M110Phrases extends Migration {
  override up(): void {
    this.addSql('alter table screening.reservation add phrases jsonb');
  }
}
