import { Migration } from '@mikro-orm/migrations';
import { firstStatistics } from '#kit/store/first-statistics.js';

/** Guests are found by their keys from the first stay on, before PostgreSQL knows the tables. */
export class M116FirstStatistics extends Migration {
  override up(): void {
    const distinct = {
      'intelligence.stay': { account_id: 1, id: -1, guest_id: -0.8 },
      'intelligence.guest_key': { account_id: 1, digest: -1, guest_id: -0.5 },
    };
    for (const [table, columns] of Object.entries(distinct))
      for (const text of firstStatistics(table, columns)) this.addSql(text);
  }
}
