import { Migration } from '@mikro-orm/migrations';

/**
 * Logged predictions hold their numbers in the order of the model's features, without the names. Earlier rows keep their
 * `features` until they are deleted after 180 days.
 */
export class M113PredictionNumbers extends Migration {
  override up(): void {
    this.addSql('alter table intelligence.prediction alter features drop not null, add numbers float8[]');
  }
}
