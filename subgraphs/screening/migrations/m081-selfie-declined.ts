import { Migration } from '@mikro-orm/migrations';

/** Whether the guest wants a person to look instead of a comparison of faces. */
export class M081SelfieDeclined extends Migration {
  override up(): void {
    this.addSql('alter table screening.id_check add column selfie_declined boolean not null default false');
  }
}
