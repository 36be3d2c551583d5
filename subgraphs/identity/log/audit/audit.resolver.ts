import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
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
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Which entries to return.' })
    filter: AuditFilter | null,
    @Ctx() context: IdentityContext,
  ) {
    return findAuditEntries(context, filter ?? {}, page);
  }
}

@Resolver(() => AuditActor)
export class AuditActorResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'The team member, if one was signed in.' })
  person(@Root() { kind, keyId }: AuditActor, @Ctx() { load }: IdentityContext) {
    return kind === 'user' && keyId ? load.personOfSession(keyId) : null;
  }
}
