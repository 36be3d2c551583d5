import { Arg, Ctx, Directive, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from '../context.js';
import { findKeyHolder } from './find-key-holder.js';
import { KeyHolder } from './key-holder.type.js';

@Resolver(() => KeyHolder)
export class KeyHolderResolver {
  @Directive('@inaccessible')
  @Query(() => KeyHolder, { nullable: true, description: 'Who holds the key with this SHA-256.' })
  keyHolder(
    @Arg('hash', () => String, { description: 'SHA-256 of the key, in hex.' }) hash: string,
    @Ctx() { pool }: IdentityContext,
  ) {
    return findKeyHolder(pool, hash);
  }
}
