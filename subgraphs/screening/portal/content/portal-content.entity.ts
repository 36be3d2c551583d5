import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import type { ScreenName } from '#portal-screens';

/** What a host asks for on a screen. */
@Entity({ tableName: 'portal_content' })
export class PortalContentRow extends AccountRow {
  /** Identifier of a listing; empty: the whole account. */
  @Property({ type: 'text' })
  scope: string = '';

  @Property({ type: 'text' })
  screen!: ScreenName;

  @Property({ type: 'json' })
  content!: Record<string, unknown>;
}
