import { Migration } from '@mikro-orm/migrations';

/** The language of a recipient's notifications; null for English. */
export class M112NotificationLanguage extends Migration {
  override up(): void {
    this.addSql('alter table identity.notification add column language text');
  }
}
