import { Migration } from '@mikro-orm/migrations';

/** Deliveries go on in the trace of what they tell of. */
export class M017Traces extends Migration {
  override up(): void {
    this.addSql(`alter table identity.delivery add column traceparent text`);
  }
}
