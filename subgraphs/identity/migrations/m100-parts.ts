import { Migration } from '@mikro-orm/migrations';
import { partitionByAccount } from '#kit/store/partition-by-account.js';

/** Events and the audit trail, which grow with everything that happens, in parts by account. */
export class M100Parts extends Migration {
  override up(): void {
    for (const table of ['identity.event', 'identity.audit_entry'])
      for (const text of partitionByAccount(table)) this.addSql(text);
  }
}
