import { Ctx, Directive, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import type { IdentityContext } from '../../context.js';
import { Account } from '../account.entity.js';
import { findAncestorIds } from './find-ancestor-ids.js';

@Resolver(() => Account)
export class AncestorIdsResolver {
  @Directive('@inaccessible')
  @FieldResolver(() => [ID], {
    description:
      'The accounts of its mode above it, the nearest first. Answered to the service itself, never to a key.',
  })
  ancestorIds(@Root() { id }: Account, @Ctx() { pool, viewer }: IdentityContext) {
    if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', 'What is above an account is not for its keys.');
    return findAncestorIds(pool, id);
  }
}
