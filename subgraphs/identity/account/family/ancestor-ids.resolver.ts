import { Ctx, Directive, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import { Account } from '../account.entity.js';
import { findAncestorIds } from './find-ancestor-ids.js';

@Resolver(() => Account)
export class AncestorIdsResolver {
  @Directive('@inaccessible')
  @FieldResolver(() => [ID], {
    description: 'Ancestors of the account that share its mode, nearest first. Internal: not available to API keys.',
  })
  ancestorIds(@Root() { id }: Account, @Ctx() { pool, viewer }: IdentityContext) {
    if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', messages.cannotReadAncestors);
    return findAncestorIds(pool, id);
  }
}
