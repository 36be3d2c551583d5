import { Migration } from '@mikro-orm/migrations';

/** When a user last requested a dataset, how often lately, and how far its download has got. */
export class M118DatasetRefreshes extends Migration {
  override up(): void {
    this.addSql(`
      alter table intelligence.dataset_fetch
        add column requested_at timestamptz,
        add column requests int not null default 0,
        add column requests_from timestamptz,
        add column received_bytes bigint,
        add column ended_at timestamptz`);
    this.addSql('update intelligence.dataset_fetch set ended_at = coalesce(fetched_at, tried_at)');
  }
}
