import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** Guest portal branding. `id` is the account ID. */
@Entity({ tableName: 'branding' })
export class BrandingRow extends AccountRow {
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  /** `#rrggbb`. */
  @Property({ type: 'text', nullable: true })
  color: string | null = null;

  /** `image/png`, `image/jpeg` or `image/webp`, detected from the first bytes. */
  @Property({ type: 'text', nullable: true })
  logoType: string | null = null;

  /** Base64. */
  @Property({ type: 'text', nullable: true })
  logo: string | null = null;

  /** Email address for guests' questions. */
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  /** Phone number for guests' questions, as the host writes it. */
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  /** The host's privacy notice. */
  @Property({ type: 'text', nullable: true })
  privacyUrl: string | null = null;
}
