import { ArrayType } from '@mikro-orm/core';
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

  /** `signals`, `outcome` and `rules`, and the facts: see `packDecision`. Older decisions have them in columns of their own. */
  @Property({ type: 'blob', nullable: true })
  packed: Uint8Array | null = null;

  @Property({ type: 'blob', nullable: true })
  packedFacts: Uint8Array | null = null;

  @Property({ type: 'json', nullable: true })
  signals!: Signals;

  @Property({ type: 'json', nullable: true })
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

  @Property({ type: 'json', nullable: true })
  rules: FiredRule[] = [];

  /** The fact that erasure removes. */
  @Property({ type: 'text', nullable: true })
  emailDomain: string | null = null;

  // What statements select by; null in older decisions, which are read by their JSON.

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  asOf: Date | null = null;

  @Property({ type: 'text', nullable: true })
  verificationStatus: string | null = null;

  @Property({ type: 'text', nullable: true })
  riskColor: string | null = null;

  @Property({ type: 'integer', nullable: true })
  blacklistHits: number | null = null;

  @Property({ type: 'boolean', nullable: true })
  freeEmail: boolean | null = null;

  /** The scenario that was played, in test mode. */
  @Property({ type: 'text', nullable: true })
  scenario: string | null = null;

  @Property({ type: 'double', nullable: true })
  accommodates: number | null = null;

  @Property({ type: 'text', nullable: true })
  listingCountryCode: string | null = null;

  /** Why lookups did not answer, or not for all sources: see `gapsOf`. null: no such lookup. */
  @Property({ type: ArrayType, columnType: 'text[]', nullable: true })
  gaps: string[] | null = null;
}
