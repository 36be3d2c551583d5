import { Migration } from '@mikro-orm/migrations';
import { partitionByAccount } from '#kit/store/partition-by-account.js';

/** Decisions, the widest rows of all, in parts by account. */
export class M101Parts extends Migration {
  override up(): void {
    for (const text of partitionByAccount('screening.decision')) this.addSql(text);
  }
}
