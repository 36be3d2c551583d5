import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import type { ScreenName, ScreenSetting } from '#portal-screens';

export type ScreenMap = Partial<Record<ScreenName, ScreenSetting>>;

/** What one level of an account's settings says, of everything or of one listing or source. */
@Entity({ tableName: 'screen_rule' })
export class ScreenRuleRow extends AccountRow {
  @Property({ type: 'text' })
  configKey!: string;

  @Property({ type: 'integer' })
  position!: number;

  /** Level and name in the form that a stay asks by: see `match-key`. Unique in the account. */
  @Property({ type: 'text' })
  matchKey!: string;

  @Property({ type: 'text', nullable: true })
  source: string | null = null;

  @Property({ type: 'text', nullable: true })
  listingId: string | null = null;

  @Property({ type: 'json' })
  screens: ScreenMap = {};

  /** Members that mean nothing to us, kept for the caller. */
  @Property({ type: 'json' })
  more: Record<string, unknown> = {};
}
