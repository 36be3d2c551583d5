import { Migration } from '@mikro-orm/migrations';

/** Versions of a feed share the rows of one of them; articles are found by address and by age. */
export class M074Feeds extends Migration {
  override up(): void {
    this.addSql('alter table intelligence.dataset_version add column corpus_id uuid');
    this.addSql('alter table intelligence.news_item add column listed_at timestamptz not null default now()');
    this.addSql('create index news_item_key on intelligence.news_item (version_id, (hashtextextended(url, 0)::text))');
    this.addSql('create index news_item_age on intelligence.news_item (version_id, (least(published_at, listed_at)))');
    this.addSql('drop index intelligence.news_item_version');
  }
}
