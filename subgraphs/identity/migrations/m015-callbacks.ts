import { Migration } from '@mikro-orm/migrations';

/** Callbacks of single requests go the way of webhooks; `url` is theirs alone, sealed, and gone once they are settled. */
export class M015Callbacks extends Migration {
  override up(): void {
    this.addSql(`alter table identity.delivery add column url text`);
  }
}
