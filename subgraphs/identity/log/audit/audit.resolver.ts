import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../../context.js';
import { PersonType } from '../../account/person/person.type.js';
import { AuditActor, AuditEntry, AuditEntryConnection, AuditFilter } from './audit-entry.type.js';
import { findAuditEntries } from './find-audit-entries.js';

@Resolver(() => AuditEntry)
export class AuditResolver {
  @RequiresRole('viewer')
  @Query(() => AuditEntryConnection, {
    description: 'List the audit trail: who changed which record and when, newest first.',
  })
  auditTrail(
    @Arg('first', () => Int, { nullable: true, description: 'Number of entries to return, up to 100. Defaults to 25.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last item of the previous page.' })
    after: string | null,
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Which entries to return.' })
    filter: AuditFilter | null,
    @Ctx() context: IdentityContext,
  ) {
    return findAuditEntries(context, filter ?? {}, { first: first ?? null, after: after ?? null });
  }
}

@Resolver(() => AuditActor)
export class AuditActorResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'The team member, if one was signed in.' })
  person(@Root() { kind, keyId }: AuditActor, @Ctx() { load }: IdentityContext) {
    return kind === 'user' && keyId ? load.personOfSession(keyId) : null;
  }
}
