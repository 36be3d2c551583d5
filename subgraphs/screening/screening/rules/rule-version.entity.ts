import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import type { RuleAction } from './run-rules.js';

/** A saved condition and actions of a business rule. Rows are only added, and deleted with the rule. */
@Entity({ tableName: 'business_rule_version' })
export class BusinessRuleVersion extends AccountRow {
  @Property({ type: 'uuid' })
  ruleId!: string;

  @Property({ type: 'integer' })
  version!: number;

  /** Name of the rule at that time. */
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  condition!: string;

  @Property({ type: 'json' })
  actions!: RuleAction[];

  /** The version that was restored. null: it was written. */
  @Property({ type: 'integer', nullable: true })
  restoredFrom: number | null = null;

  /** Account of the key or sign-in. null: not recorded. */
  @Property({ type: 'uuid', nullable: true })
  authorId: string | null = null;

  /** The signed-in user; null: the account's own sign-in, or an API key. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;
}
