import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import type { ScreenName } from '#portal-screens';

/** Content of a screen, as configured by the host. */
@Entity({ tableName: 'portal_content' })
export class PortalContentRow extends AccountRow {
  /** Listing id; empty: the whole account. */
  @Property({ type: 'text' })
  scope: string = '';

  @Property({ type: 'text' })
  screen!: ScreenName;

  @Property({ type: 'json' })
  content!: Record<string, unknown>;
}
