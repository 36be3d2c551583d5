import { Migration } from '@mikro-orm/migrations';

/** How guests reach their host, and the host's privacy notice. */
export class M101HostContact extends Migration {
  override up(): void {
    this.addSql(
      `alter table identity.branding add column email text, add column phone text, add column privacy_url text`,
    );
  }
}
