import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { AccountRow } from '#kit/store/account-row.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { Asked, Signals } from '../checks/signals.js';
import type { RuleFacts } from '../rules/condition/rule-facts.js';
import type { FiredRule } from '../rules/run-rules.js';
import type { Decision } from './decide.js';

/** A decision with what it rested on, so that it can be replayed. Rows are added, never changed. */
@Entity({ tableName: 'decision' })
@ObjectType({ description: 'A decision of the service with everything it rested on.' })
export class StoredDecision extends AccountRow {
  @Field(() => ID, { description: 'Identifier of the decision.' })
  declare id: string;

  @Property({ type: 'uuid' })
  reservationId!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  declare createdAt: Date;

  @RequiresRole('manager')
  @Field(() => GraphQLJSON, { description: 'The facts it rested on. They hold no personal data.' })
  @Property({ type: 'json' })
  signals!: Signals;

  @Field(() => GraphQLJSON, { description: 'What was decided: entries, contributions and what would change it.' })
  @Property({ type: 'json' })
  outcome!: Decision;

  /** Reasons for blacklist entries that `signals` and `outcome` leave out, encrypted: see `decisionWithReasons`. */
  @Property({ type: 'text', nullable: true })
  sealedReasons: string | null = null;

  /** What the lookups were asked, as digests; null for decisions from before answers were kept. */
  @Property({ type: 'json', nullable: true })
  asked: Asked | null = null;

  /** What rules could look at; null for decisions from before there were rules. */
  @Property({ type: 'json', nullable: true })
  ruleFacts: RuleFacts | null = null;

  @Field(() => GraphQLJSON, { description: 'The rules that fired, shadow rules too, in their order.' })
  @Property({ type: 'json' })
  rules: FiredRule[] = [];
}
