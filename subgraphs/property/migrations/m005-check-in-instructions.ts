import { Migration } from '@mikro-orm/migrations';

/** Check-in instructions of listings, encrypted. */
export class M005CheckInInstructions extends Migration {
  override up(): void {
    this.addSql(`
      create table property.check_in_instructions (
        account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
        text text not null, primary key (account_id, id))`);
  }
}
