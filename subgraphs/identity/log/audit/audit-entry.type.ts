import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type Connection, connectionOf } from '#kit/graph/connection.js';
import { Node } from '#kit/graph/node.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { PersonType } from '../../account/person/person.type.js';

@ObjectType({ description: 'Who did something.' })
export class AuditActor {
  @Field(() => String, {
    description:
      '`api` or `sdk` for a key of that kind, `user` for who signed in, `guest` for a portal link, `service` for the service itself.',
  })
  kind!: string;

  @Field(() => ID, { nullable: true, description: 'The key that was used; of a `user` the session.' })
  keyId!: string | null;

  @RequiresRole('manager')
  @Field(() => String, {
    nullable: true,
    description: 'The IP address that the request came from; null for the service, and once it has been erased.',
  })
  address!: string | null;

  @Field(() => PersonType, {
    nullable: true,
    description:
      'Of a `user` the person, where one of an account that the viewer sees signed in, not the account itself.',
  })
  person?: PersonType | null;
}

@ObjectType({ description: 'Something that was done, as the audit trail keeps it.', implements: Node })
export class AuditEntry {
  @Field(() => ID, { description: 'Identifier of the entry; that of the event if there is one.' })
  id!: string;

  @Field(() => ID, { description: 'The account whose record it is about.' })
  accountId!: string;

  @Field(() => Int, { description: "Number of the entry within the account's trail: gap-free, starting at 1." })
  sequence!: number;

  @Field(() => Int, { nullable: true, description: 'Number of the event; null for what is in the trail only.' })
  eventSequence!: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  occurredAt!: Date;

  @Field(() => AuditActor, { description: 'Who did it.' })
  actor!: AuditActor;

  @Field(() => String, { description: 'What was done, such as `verification.decided`.' })
  action!: string;

  @Field(() => String, { description: 'Kind of record it was done to, such as `reservation`.' })
  recordKind!: string;

  @Field(() => ID, { description: 'Identifier of that record.' })
  recordId!: string;

  @Field(() => Node, { nullable: true, description: 'The record as it is now, where `node` knows its kind.' })
  record!: Node | null;

  @Field(() => ID, { nullable: true, description: 'The request it was done in; null for the service itself.' })
  requestId!: string | null;

  @Field(() => String, { description: 'Hash of the entry before; zeros before the first.' })
  previousHash!: string;

  @Field(() => String, { description: 'SHA-256 over the members of the entry and the hash of the one before, in hex.' })
  hash!: string;
}

@ObjectType({ description: 'A page of the audit trail.' })
export class AuditEntryConnection
  extends connectionOf('AuditEntry', () => AuditEntry)
  implements Connection<AuditEntry> {}

@InputType({ description: 'Which entries of the audit trail are wanted; all conditions hold.' })
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'Entries about this record.' })
  recordId?: string | null;

  @Field(() => String, { nullable: true, description: 'Entries of this action.' })
  action?: string | null;

  @Field(() => ID, { nullable: true, description: 'Entries of what was done with this key, or in this session.' })
  keyId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Entries of this moment and later.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Entries before this moment.' })
  to?: Date | null;
}
