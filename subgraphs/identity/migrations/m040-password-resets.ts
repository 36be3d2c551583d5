import { Migration } from '@mikro-orm/migrations';

export class M040PasswordResets extends Migration {
  override up(): void {
    // A link starts without an account, so that its digest is unique over all of them.
    this.addSql(`
      create table identity.password_reset (
        account_id uuid not null, id uuid not null, person_id uuid, token_hash text not null unique,
        valid_until timestamptz not null, created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id))`);
  }
}
