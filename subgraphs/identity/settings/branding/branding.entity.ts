import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** What guests know their host by. `id` is the account's. */
@Entity({ tableName: 'branding' })
export class BrandingRow extends AccountRow {
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  /** `#rrggbb`. */
  @Property({ type: 'text', nullable: true })
  color: string | null = null;

  /** `image/png`, `image/jpeg` or `image/webp`, as the first bytes say. */
  @Property({ type: 'text', nullable: true })
  logoType: string | null = null;

  /** Base64. */
  @Property({ type: 'text', nullable: true })
  logo: string | null = null;
}
