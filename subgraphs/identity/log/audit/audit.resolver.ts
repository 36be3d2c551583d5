import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../../context.js';
import { PersonType } from '../../account/person/person.type.js';
import { AuditActor, AuditEntry, AuditEntryConnection, AuditFilter } from './audit-entry.type.js';
import { findAuditEntries } from './find-audit-entries.js';

@Resolver(() => AuditEntry)
export class AuditResolver {
  @RequiresRole('viewer')
  @Query(() => AuditEntryConnection, { description: 'Who did what to which record, the newest first.' })
  auditTrail(
    @Arg('first', () => Int, { nullable: true, description: 'Entries of a page, at most 100; 25 when absent.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The cursor that the page follows.' })
    after: string | null,
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Which entries are wanted.' })
    filter: AuditFilter | null,
    @Ctx() context: IdentityContext,
  ) {
    return findAuditEntries(context, filter ?? {}, { first: first ?? null, after: after ?? null });
  }
}

@Resolver(() => AuditActor)
export class AuditActorResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'The person, where it was one who had signed in.' })
  person(@Root() { kind, keyId }: AuditActor, @Ctx() { load }: IdentityContext) {
    return kind === 'user' && keyId ? load.personOfSession(keyId) : null;
  }
}
