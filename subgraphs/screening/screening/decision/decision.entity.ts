import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { AccountRow } from '#kit/store/account-row.js';
import type { Asked, Signals } from '../checks/signals.js';
import type { RuleFacts } from '../rules/condition/rule-facts.js';
import type { FiredRule } from '../rules/run-rules.js';
import type { Decision } from './decide.js';

/** A decision with its inputs, so that it can be replayed. Rows are only added; erasure removes personal data. */
@Entity({ tableName: 'decision' })
@Directive('@key(fields: "id")')
@ObjectType({ description: 'An automatic decision with all its inputs.', implements: Node })
export class StoredDecision extends AccountRow {
  @Field(() => ID, { description: 'Decision ID.' })
  declare id: string;

  @Property({ type: 'uuid' })
  reservationId!: string;

  @Field(() => DateTimeScalar, { description: 'Time at which the decision was made.' })
  declare createdAt: Date;

  @Property({ type: 'json' })
  signals!: Signals;

  @Property({ type: 'json' })
  outcome!: Decision;

  /** Encrypted block list reasons, which `signals` and `outcome` leave out; see `decisionWithReasons`. */
  @Property({ type: 'text', nullable: true })
  sealedReasons: string | null = null;

  /** Digests of the lookups' questions; null in older decisions. */
  @Property({ type: 'json', nullable: true })
  asked: Asked | null = null;

  /** Facts available to business rules; null in older decisions. */
  @Property({ type: 'json', nullable: true })
  ruleFacts: RuleFacts | null = null;

  @Property({ type: 'json' })
  rules: FiredRule[] = [];
}
