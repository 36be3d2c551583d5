import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import type { RuleAction, RuleState } from './run-rules.js';

/** A business rule. Changing its condition or actions makes a new version and resets it to draft. */
@Entity({ tableName: 'business_rule' })
export class BusinessRule extends AccountRow {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  condition!: string;

  @Property({ type: 'json' })
  actions!: RuleAction[];

  /** Rules run in ascending order of position. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  state: RuleState = 'draft';

  @Property({ type: 'integer' })
  version: number = 1;
}
