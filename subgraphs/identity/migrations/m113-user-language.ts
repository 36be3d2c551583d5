import { Migration } from '@mikro-orm/migrations';

/** The language in which users last signed in, for mails about their sign-in; null for English. */
export class M113UserLanguage extends Migration {
  override up(): void {
    this.addSql('alter table identity.account_secret add column language text');
    this.addSql('alter table identity.person add column language text');
  }
}
