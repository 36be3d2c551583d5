import { Arg, Ctx, Directive, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import { findKeyHolder } from './find-key-holder.js';
import { KeyHolder } from './key-holder.type.js';
import { KeyUseInput } from './key-use.input.js';
import { noteKeyUses } from './note-key-uses.js';

@Resolver(() => KeyHolder)
export class KeyHolderResolver {
  @Directive('@inaccessible')
  @Query(() => KeyHolder, { nullable: true, description: 'Get the account of the API key with this hash.' })
  keyHolder(
    @Arg('hash', () => String, { description: 'SHA-256 of the key, as hex.' }) hash: string,
    @Ctx() { pool }: IdentityContext,
  ) {
    return findKeyHolder(pool, hash);
  }

  @Directive('@inaccessible')
  @Mutation(() => Int, { description: 'Record when keys were last used. Returns the number of keys updated.' })
  noteKeyUses(
    @Arg('uses', () => [KeyUseInput], { description: 'Latest use of each key.' }) uses: KeyUseInput[],
    @Ctx() { pool, viewer }: IdentityContext,
  ) {
    if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', messages.gatewayOnlyKeyUses);
    return noteKeyUses(pool, uses);
  }
}
