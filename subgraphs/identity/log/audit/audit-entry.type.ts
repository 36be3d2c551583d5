import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { type Connection, connectionOf } from '#kit/graph/connection.js';
import { Node } from '#kit/graph/node.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { PersonType } from '../../account/person/person.type.js';
import { ActorKind } from './actor-kind.js';

@ObjectType({ description: 'The key, user, guest or service that performed an action.' })
export class AuditActor {
  @Field(() => ActorKind, { description: 'Kind of actor.' })
  kind!: string;

  @Field(() => ID, { nullable: true, description: 'API key ID; for a `user`, the session ID.' })
  keyId!: string | null;

  @RequiresRole('manager')
  @Field(() => String, {
    nullable: true,
    description: 'IP address of the request; null for the service, and after it has been erased.',
  })
  address!: string | null;

  @Field(() => PersonType, {
    nullable: true,
    description:
      'For a `user`, the team member; null when the account itself was signed in or the viewer cannot see the ' +
      'account.',
  })
  person?: PersonType | null;
}

@ObjectType({ description: 'An entry of the audit trail.', implements: Node })
export class AuditEntry {
  @Field(() => ID, { description: 'Entry ID; the event ID if the entry records an event.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the account the record belongs to.' })
  accountId!: string;

  @Field(() => Int, { description: "Sequence number within the account's audit trail: gap-free, starting at 1." })
  sequence!: number;

  @Field(() => Int, { nullable: true, description: 'Sequence number of the event; null if the entry is not an event.' })
  eventSequence!: number | null;

  @Field(() => DateTimeScalar, { description: 'Time of the action.' })
  occurredAt!: Date;

  @Field(() => AuditActor, { description: 'Who performed the action.' })
  actor!: AuditActor;

  @Field(() => String, { description: 'Action, such as `verification.decided`.' })
  action!: string;

  @Field(() => String, { description: 'Kind of record affected, such as `reservation`.' })
  recordKind!: string;

  @Field(() => ID, { description: 'ID of the record affected.' })
  recordId!: string;

  @Field(() => Node, { nullable: true, description: 'Current state of the record, if `node` supports its kind.' })
  record!: Node | null;

  @Field(() => ID, { nullable: true, description: 'Request ID; null for the service itself.' })
  requestId!: string | null;

  @Field(() => String, { description: 'Hash of the previous entry; zeros for the first entry.' })
  previousHash!: string;

  @Field(() => String, { description: "SHA-256 of the entry's fields and the previous hash, as hex." })
  hash!: string;
}

@ObjectType({ description: 'A page of the audit trail.' })
export class AuditEntryConnection
  extends connectionOf('AuditEntry', () => AuditEntry)
  implements Connection<AuditEntry> {}

@InputType({ description: 'Filter for audit entries. All conditions must match.' })
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'Only entries about this record ID.' })
  recordId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries with this action.' })
  action?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only actions performed with this key or session.' })
  keyId?: string | null;

  @Field(() => ActorKind, { nullable: true, description: 'Only actions of this kind of actor.' })
  actorKind?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only actions of this team member.' })
  personId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only entries at or after this time.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only entries before this time.' })
  to?: Date | null;
}
