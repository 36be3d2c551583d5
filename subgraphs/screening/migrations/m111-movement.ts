import { Migration } from '@mikro-orm/migrations';

/** State of the movement check of an ID check: the open challenge and the last outcome. */
export class M111Movement extends Migration {
  override up(): void {
    this.addSql('alter table screening.id_check add column movement jsonb');
  }
}
