import { Migration } from '@mikro-orm/migrations';
import { firstStatistics } from '#kit/store/first-statistics.js';

/** A listing is found by its keys from the first one on: a plan that is kept would read all listings of the account. */
export class M117FirstStatistics extends Migration {
  override up(): void {
    const distinct = { account_id: 1, id: -1, my_id: -1, pms_listing_id: -1, name_key: -0.9, status: 3 };
    for (const text of firstStatistics('property.listing', distinct)) this.addSql(text);
  }
}
