import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import type { ScreenName, ScreenSetting } from '#portal-screens';

export type ScreenMap = Partial<Record<ScreenName, ScreenSetting>>;

/** Portal screen settings at one level: for all stays, or for one listing or booking channel. */
@Entity({ tableName: 'screen_rule' })
export class ScreenRuleRow extends AccountRow {
  @Property({ type: 'text' })
  configKey!: string;

  @Property({ type: 'integer' })
  position!: number;

  /** Normalized level and name for lookups: see `match-key`. Unique in the account. */
  @Property({ type: 'text' })
  matchKey!: string;

  @Property({ type: 'text', nullable: true })
  source: string | null = null;

  @Property({ type: 'text', nullable: true })
  listingId: string | null = null;

  @Property({ type: 'json' })
  screens: ScreenMap = {};

  /** Additional fields, stored for the caller. One may be the order of the screens: see `screen-order`. */
  @Property({ type: 'json', fieldName: 'more' })
  metadata: Record<string, unknown> = {};
}
